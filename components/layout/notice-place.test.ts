import { expect, it } from '@jest/globals';
import { chooseBox } from './notice-place.ts';

const box = (top: number, height = 40) => ({ top, bottom: top + height, left: 900, right: 1000 });
const [above, below] = [box(88, 60), box(700, 60)];

it.each([
  ['nothing is in the way', [], above],
  ['the control is far from both', [box(400)], above],
  ['the control is at the top', [box(100)], below],
  ['the control is in the bar at the bottom', [box(720)], above],
  ['the control is at the top, and the focus at the bottom', [box(100), box(720)], below],
  ['the focus is at the top', [box(400), box(100)], below],
  ['there is no place that covers nothing', [box(100), box(720, 40), box(90)], below],
])('messages stand where they cover nothing: %s', (_, controls, place) => {
  expect(chooseBox(controls, above, below)).toBe(place);
});

it('what is beside a message is not in its way', () => {
  expect(chooseBox([{ ...box(100), left: 0, right: 900 }], above, below)).toBe(above);
});
