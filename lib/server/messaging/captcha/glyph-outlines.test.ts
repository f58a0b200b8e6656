import { expect, it } from '@jest/globals';
import { drawPicture } from './draw-picture.ts';
import { outlineOf } from './glyph-outlines.ts';
import { characters, icons } from './mark-kinds.ts';
import { placeMarks } from './place-marks.ts';

it('has an outline of its own for every character', async () => {
  const outlines = await Promise.all(characters.map(outlineOf));
  expect(new Set(outlines).size).toBe(characters.length);
  for (const outline of outlines) expect(outline).toMatch(/^M[-\d.MLQCZ ]+$/);
});

it('draws a PNG of the promised size', async () => {
  const kinds = [
    { type: 'character' as const, character: '天' },
    { type: 'icon' as const, icon: 'Heart' as const },
  ];
  const places = placeMarks(2, Math.random);
  const marks = kinds.flatMap((kind, index) => places.slice(index, index + 1).map((place) => ({ kind, place })));
  const png = await drawPicture(marks, Math.random);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([350, 200]);
  expect(Object.keys(icons)).toHaveLength(20);
});
