import { expect, it } from '@jest/globals';
import { markHits } from './mark-hits.ts';

const marked = (text: string, query: string) =>
  markHits(text, query)
    .map(({ text: piece, isHit }) => (isHit ? `[${piece}]` : piece))
    .join('');

it.each([
  ['经典名片', '名片', '经典[名片]'],
  ['PVC 名片', '名片pvc', '[PVC] [名片]'],
  ['Business cards', 'card CARDS', 'Business [cards]'],
  ['办公桌', '名片', '办公桌'],
  ['A+B (new)', '+ ( .*', 'A+B (new)'],
  ['名片', '', '名片'],
])('in %j, %j gives %j', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});
