import { expect, it } from '@jest/globals';
import { turn, turnedSize } from './crop-area.ts';

it.each([
  [0, { width: 400, height: 300 }],
  [90, { width: 300, height: 400 }],
  [180, { width: 400, height: 300 }],
  [270, { width: 300, height: 400 }],
  [45, { width: 495, height: 495 }],
])('gives a picture turned by %d degrees its room', (degrees, size) => {
  expect(turnedSize({ width: 400, height: 300 }, degrees)).toEqual(size);
});

it('turns in quarters and comes round in both directions', () => {
  expect([turn(0, 90), turn(270, 90), turn(0, -90), turn(90, -90)]).toEqual([90, 0, 270, 0]);
});
