// Draws an SVG file at a size, and gives it as a PNG with a palette, in base64. The browser's own encoder would take
// four times the room: the drawings are flat, and have few colours.
const [drawing, size] = arguments;

// The colours of an image with so many bits to each of red, green, blue and alpha, as they come.
const palette = (pixels, bits) => {
  const mask = 256 - (256 >> bits), known = new Map(), indices = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const [r, g, b, a] = pixels.slice(at, at + 4);
    const name = a & mask ? [r & mask, g & mask, b & mask, a & mask].join() : "clear";
    if (!known.has(name)) known.set(name, { index: known.size, colour: a & mask ? [r, g, b, a | (255 - mask)] : [0, 0, 0, 0] });
    indices[at / 4] = known.get(name).index;
  }
  return { colours: [...known.values()].map(({ colour }) => colour), indices };
};

const crc = (bytes) => {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
};

const be = (number) => [24, 16, 8, 0].map((shift) => (number >>> shift) & 255);

const chunk = (name, data) => {
  const body = [...name].map((letter) => letter.charCodeAt(0)).concat([...data]);
  return [...be(data.length), ...body, ...be(crc(body))];
};

const image = new Image(size, size);
image.src = `/icons/${drawing}`;
return image.decode().then(async () => {
  const pen = new OffscreenCanvas(size, size).getContext("2d");
  pen.drawImage(image, 0, 0, size, size);
  const pixels = pen.getImageData(0, 0, size, size).data;
  let bits = 8, found = palette(pixels, bits);
  while (found.colours.length > 256) found = palette(pixels, (bits -= 1));
  const rows = new Uint8Array((size + 1) * size);
  for (let row = 0; row < size; row += 1)
    rows.set(found.indices.subarray(row * size, (row + 1) * size), row * (size + 1) + 1);
  const packed = new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate"));
  const data = new Uint8Array(await new Response(packed).arrayBuffer());
  const png = [
    137, 80, 78, 71, 13, 10, 26, 10,
    ...chunk("IHDR", [...be(size), ...be(size), 8, 3, 0, 0, 0]),
    ...chunk("PLTE", found.colours.flatMap((colour) => colour.slice(0, 3))),
    ...chunk("tRNS", found.colours.map((colour) => colour[3])),
    ...chunk("IDAT", data),
    ...chunk("IEND", []),
  ];
  return btoa(png.map((byte) => String.fromCharCode(byte)).join(""));
});
