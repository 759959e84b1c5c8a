// Makes what wasm-bindgen has written smaller: `node tighten.cjs FOLDER`.
//
// Module and glue call each import by a long name that ends in a hash; here each gets a short one, in both
// alike. Comments and indentation, which trunk's own minifier would take out if it could read this glue,
// go too. A module and glue that are not of the expected form are left as they are.
"use strict";
const fs = require("fs");
const path = require("path");

/** Reads an unsigned LEB128 number; gives it and the place after it. */
function readNumber(bytes, at) {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
        const byte = bytes[at++];
        value += (byte & 0x7f) * 2 ** shift;
        if (byte < 0x80) return [value, at];
    }
}

function writeNumber(value) {
    const bytes = [];
    do {
        const more = value > 0x7f;
        bytes.push((value & 0x7f) | (more ? 0x80 : 0));
        value >>>= 7;
    } while (value > 0);
    return Buffer.from(bytes);
}

function writeName(name) {
    const bytes = Buffer.from(name);
    return Buffer.concat([writeNumber(bytes.length), bytes]);
}

/** The module with each import renamed, and the imports' old names in order. */
function renameImports(wasm, rename) {
    const parts = [wasm.subarray(0, 8)];
    const names = [];
    for (let at = 8; at < wasm.length; ) {
        const begin = at;
        let size, count, length;
        [size, at] = readNumber(wasm, at + 1);
        const end = at + size;
        if (wasm[begin] !== 2) {
            parts.push(wasm.subarray(begin, end));
            at = end;
            continue;
        }
        [count, at] = readNumber(wasm, at);
        const section = [writeNumber(count)];
        for (; count > 0; count--) {
            const module = at;
            [length, at] = readNumber(wasm, at);
            at += length;
            section.push(wasm.subarray(module, at));
            [length, at] = readNumber(wasm, at);
            const name = wasm.toString("utf8", at, at + length);
            at += length;
            if (wasm[at] !== 0) throw new Error(`${name} is no function`);
            names.push(name);
            section.push(writeName(rename(name)));
            const kind = at;
            [, at] = readNumber(wasm, at + 1);
            section.push(wasm.subarray(kind, at));
        }
        const bytes = Buffer.concat(section);
        parts.push(Buffer.from([2]), writeNumber(bytes.length), bytes);
    }
    return [Buffer.concat(parts), names];
}

function tighten(js, wasm) {
    const short = new Map();
    js = js.replace(/^ {8}(__wb\w+)(?=: function\()/gm, (_, name) => {
        if (short.has(name)) throw new Error(`${name} stands twice`);
        short.set(name, `i${short.size.toString(36)}`);
        return `        ${short.get(name)}`;
    });
    const [renamed, names] = renameImports(wasm, (name) => {
        if (!short.has(name)) throw new Error(`${name} is not in the glue`);
        return short.get(name);
    });
    if (names.length !== short.size) throw new Error("the glue has more than the module");
    js = js.replace(/^ *\/\*\*$[^]*?^ *\*\/$/gm, "").replace(/^ *\/\/.*$/gm, "").replace(/\n\s+/g, "\n");
    return [js, renamed];
}

const folder = process.argv[2];
for (const file of fs.readdirSync(folder).filter((file) => file.endsWith("_bg.wasm"))) {
    const paths = [file.replace(/_bg\.wasm$/, ".js"), file].map((name) => path.join(folder, name));
    try {
        const [js, wasm] = tighten(fs.readFileSync(paths[0], "utf8"), fs.readFileSync(paths[1]));
        fs.writeFileSync(paths[0], js);
        fs.writeFileSync(paths[1], wasm);
    } catch (error) {
        console.error(`${file} keeps the names of its imports: ${error.message}`);
    }
}
