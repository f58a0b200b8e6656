import { expect, it } from '@jest/globals';
import { drawBody, drawSheet } from './size-drawing.ts';

const spans = (faces: ReturnType<typeof drawSheet>) => {
  const xs = faces.flat().map(([x]) => x);
  const ys = faces.flat().map(([, y]) => y);
  return { across: Math.max(...xs) - Math.min(...xs), down: Math.max(...ys) - Math.min(...ys), xs, ys };
};

it.each([
  [90, 54],
  [54, 90],
  [1, 5000],
])('keeps the proportions of a sheet of %i by %i', (across, down) => {
  const drawn = spans(drawSheet([across, down]));
  expect(drawn.across / drawn.down).toBeCloseTo(across / down, 6);
});

it.each([[[300, 200, 100]], [[10, 2000, 10]]])('keeps a box of %j inside the drawing', (sides) => {
  const { xs, ys } = spans(drawBody(sides));
  expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(12 - 1e-9);
  expect(Math.max(...xs)).toBeLessThanOrEqual(148 + 1e-9);
  expect(Math.max(...ys)).toBeLessThanOrEqual(108 + 1e-9);
});
