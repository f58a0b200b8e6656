import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pictureHeight, pictureWidth, placeMarks } from './place-marks.ts';

it('keeps marks inside the picture and apart from each other, however they fall', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 - 2 }), (seed) => {
      let state = seed;
      const random = () => {
        state = (state * 48_271) % 2_147_483_647;
        return state / 2_147_483_647;
      };
      const places = placeMarks(4, random);
      expect(places).toHaveLength(4);
      for (const [index, { x, y, size }] of places.entries()) {
        expect(x - size / 2).toBeGreaterThanOrEqual(0);
        expect(y - size / 2).toBeGreaterThanOrEqual(0);
        expect(x + size / 2).toBeLessThanOrEqual(pictureWidth);
        expect(y + size / 2).toBeLessThanOrEqual(pictureHeight);
        for (const other of places.slice(index + 1)) {
          expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan((size + other.size) / 2);
        }
      }
    }),
    { numRuns: 200 },
  );
});
