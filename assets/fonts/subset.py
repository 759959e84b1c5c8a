#!/usr/bin/env python3
"""Makes the Arabic subset of Cairo, and gives the Latin one the narrow space that French sets: see README.md.

    subset.py <cairo-arabic-wght-normal.woff2>
"""
import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, "cairo-arabic.woff2")
LETTERS = [*range(0x621, 0x63B), *range(0x641, 0x653), *range(0x660, 0x66B), 0x60C, 0x61B, 0x61F]
# Lam and alef, the one ligature that Arabic can't do without; Cairo's many others take as much room as all else.
LAM_ALEF = {f"uniFE{code:02X}" for code in range(0xF5, 0xFD)}

font = TTFont(sys.argv[1])
for lookup in font["GSUB"].table.LookupList.Lookup:
    for table in lookup.SubTable:
        table = getattr(table, "ExtSubTable", table)
        if table.LookupType == 4:
            for first, ligatures in list(table.ligatures.items()):
                table.ligatures[first] = [one for one in ligatures if one.LigGlyph in LAM_ALEF]
                if not table.ligatures[first]:
                    del table.ligatures[first]

options = subset.Options()
options.flavor = "woff2"
options.layout_features = ["init", "medi", "fina", "isol", "rlig", "mark"]
options.hinting = False
options.name_IDs = [0, 1, 2, 13, 14]
options.drop_tables += ["STAT"]
maker = subset.Subsetter(options)
maker.populate(unicodes=LETTERS)
maker.subset(font)
# Saved and read again: the two tools do not agree on tables that are half unpacked.
font.save(OUT)
font = instancer.instantiateVariableFont(TTFont(OUT), {"wght": (400, 400, 600)})
font.flavor = "woff2"
font.save(OUT)

latin = TTFont(os.path.join(HERE, "cairo-latin.woff2"))
for table in latin["cmap"].tables:
    if table.isUnicode() and 0xA0 in table.cmap:
        table.cmap[0x202F] = table.cmap[0xA0]
latin.flavor = "woff2"
latin.save(os.path.join(HERE, "cairo-latin.woff2"))
