import { describe, expect, it } from '@jest/globals';
import { parseRecent, withRecent } from './recent-words.ts';

describe('recent words', () => {
  it('stand with the latest in front, each once, eight at most', () => {
    expect(withRecent(['名片', 'desk'], ' Desk ')).toEqual(['Desk', '名片']);
    expect(withRecent(['名片'], '   ')).toEqual(['名片']);
    const many = Array.from({ length: 12 }, (_, n) => `word ${n}`);
    expect(many.reduce(withRecent, [])).toHaveLength(8);
  });

  it.each([null, '', '{', '{"a":1}', '[1,null]', '"名片"'])('are none where %j was left', (stored) => {
    expect(parseRecent(stored)).toEqual([]);
  });

  it('are read in the order they were kept in', () => {
    expect(parseRecent('["b","a","b",7]')).toEqual(['b', 'a']);
  });
});
