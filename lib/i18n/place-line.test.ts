import { describe, expect, it } from '@jest/globals';
import { lineWithStreet, placeLine } from './place-line.ts';

describe('a place in one line', () => {
  it('goes from the largest to the smallest in Chinese, and back in English', () => {
    expect(placeLine(['广东省', '深圳市', '南山区'], 'zh-cn')).toBe('广东省 深圳市 南山区');
    expect(placeLine(['Guangdong', 'Shenzhen', 'Nanshan District'], 'en')).toBe(
      'Nanshan District, Shenzhen, Guangdong',
    );
  });

  it('has its street before it in English, behind it in Chinese', () => {
    expect(lineWithStreet('Chaoyang District, Beijing', '演示路 1 号', 'en')).toBe(
      '演示路 1 号, Chaoyang District, Beijing',
    );
    expect(lineWithStreet('北京市 朝阳区', '演示路 1 号', 'zh-cn')).toBe('北京市 朝阳区 演示路 1 号');
    expect(lineWithStreet('', '演示路 1 号', 'en')).toBe('演示路 1 号');
  });

  it('names a municipality once, and leaves out what is not told', () => {
    expect(placeLine(['Shanghai', 'Shanghai', 'Pudong New Area'], 'en')).toBe('Pudong New Area, Shanghai');
    expect(placeLine(['Guangdong', 'Shenzhen', ''], 'en')).toBe('Shenzhen, Guangdong');
  });
});
