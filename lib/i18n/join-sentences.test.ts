import { describe, expect, it } from '@jest/globals';
import { joinSentences } from './join-sentences.ts';

describe('sentences of one paragraph', () => {
  it('stand beside each other as their language writes them', () => {
    expect(joinSentences('en', ['One person.', 'Default: 1.'])).toBe('One person. Default: 1.');
    expect(joinSentences('zh-cn', ['每人一个。', '默认 1。'])).toBe('每人一个。默认 1。');
  });

  it('leave no gap for one that is missing', () => {
    expect(joinSentences('en', ['', undefined, 'Default: 1.'])).toBe('Default: 1.');
  });
});
