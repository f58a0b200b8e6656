import { expect, it } from '@jest/globals';
import { drawBody, drawSheet, drawSize, labelsOf } from './size-drawing.ts';

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

const room = { width: 200, height: 170, edge: 40 };

it.each([[[600, 1800]], [[1800, 600]], [[300, 200, 100]], [[10, 2000, 10]]])(
  'says every side of %j once, in the room around the drawing',
  (sides) => {
    const labels = labelsOf(drawSize(sides, room));
    expect(labels.map(({ side }) => side).sort()).toEqual(sides.map((_, index) => index));
    for (const { at, anchor } of labels) {
      const [x, y] = at;
      expect(x).toBeGreaterThanOrEqual(anchor === 'end' ? 30 : 0);
      expect(x).toBeLessThanOrEqual(anchor === 'start' ? 172 : 200);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThanOrEqual(158);
    }
  },
);

it('names the width under a sheet and the height left of it', () => {
  const [sheet = []] = drawSheet([600, 1800], room);
  const [across, tall] = labelsOf([sheet]);
  expect(across?.at[1]).toBeGreaterThan(Math.max(...sheet.map(([, y]) => y)));
  expect(tall?.at[0]).toBeLessThan(Math.min(...sheet.map(([x]) => x)));
});
