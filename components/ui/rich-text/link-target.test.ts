import { describe, expect, it } from '@jest/globals';
import { isLinkTarget, toLinkTarget } from './link-target.ts';

describe('where a text may lead', () => {
  it.each([
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    ['/page/delivery', '/page/delivery'],
    [' example.com/prices ', 'https://example.com/prices'],
    ['sales@example.com', 'mailto:sales@example.com'],
    ['tel:+8657112345678', 'tel:+8657112345678'],
  ])('understands %s', (typed, target) => {
    expect(toLinkTarget(typed)).toBe(target);
  });

  it.each(['', 'javascript:alert(1)', 'data:text/html,x', '//example.com', 'two words', 'ftp://example.com'])(
    'refuses %j',
    (typed) => {
      expect(toLinkTarget(typed)).toBeUndefined();
      expect(isLinkTarget(typed)).toBe(false);
    },
  );
});
