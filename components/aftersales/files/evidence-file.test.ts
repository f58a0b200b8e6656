import { expect, it } from '@jest/globals';
import { isVideo, stillKept, withFile } from './evidence-file.ts';

const hour = 3_600_000;
const file = (url: string, sentAt = 0) => ({ url, name: `${url}.jpg`, sentAt });

it('a file that belongs to nothing yet counts as gone before the shop removes it', () => {
  const files = [file('old', 0), file('new', 10 * hour)];
  expect(stillKept(files, 21 * hour)).toEqual(files);
  expect(stillKept(files, 23 * hour)).toEqual([files[1]]);
});

it.each([
  ['IMG_1.MOV', true],
  ['a.b.mp4', true],
  ['mp4', true],
  ['photo.jpg', false],
  ['', false],
])('%j is a video: %s', (name, expected) => {
  expect(isVideo(name)).toBe(expected);
});

it('a file that is sent again stands there once', () => {
  expect(withFile([file('a'), file('b')], file('a', 5))).toEqual([file('b'), file('a', 5)]);
});
