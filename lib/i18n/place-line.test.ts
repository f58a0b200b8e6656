import { describe, expect, it } from '@jest/globals';
import { placeLine } from './place-line.ts';

describe('a place in one line', () => {
  it('goes from the largest to the smallest in Chinese, and back in English', () => {
    expect(placeLine(['广东省', '深圳市', '南山区'], 'zh-cn')).toBe('广东省 深圳市 南山区');
    expect(placeLine(['Guangdong', 'Shenzhen', 'Nanshan District'], 'en')).toBe(
      'Nanshan District, Shenzhen, Guangdong',
    );
  });

  it('names a municipality once, and leaves out what is not told', () => {
    expect(placeLine(['Shanghai', 'Shanghai', 'Pudong New Area'], 'en')).toBe('Pudong New Area, Shanghai');
    expect(placeLine(['Guangdong', 'Shenzhen', ''], 'en')).toBe('Shenzhen, Guangdong');
  });
});
