import { describe, expect, it } from '@jest/globals';
import { guessMapping } from './import-words.ts';
import { readRow, requireOwnMoney } from './read-row.ts';
import { readTable } from './read-table.ts';

const mapping = { slug: 0, price: 1, list_price: 2 };
const pricesOf = (heading: string, ...cells: string[]) => {
  const { price, list_price } = readRow(2, ['p', ...cells], { headings: ['网址', heading, heading], mapping }).values;
  return [price, list_price];
};

describe('a price', () => {
  it.each([
    ['价格（元）', '12.50', '12.50'],
    ['价格', '12.50', '12.50'],
    ['价格（分）', '1250', '12.50'],
    ['价格（分）', '1', '0.01'],
    ['价格（万元）', '0.00125', '12.50'],
    ['价格（千元）', '1,234.5', '1234500.00'],
  ])('of the column %s that says %s is %s', (heading, cell, price) => {
    expect(pricesOf(heading, cell, '-')).toEqual([price, '-']);
  });

  it.each([
    ['价格（分）', '12.5', '12.5 分'],
    ['价格（分）', '12元', '12元 分'],
    ['价格（万元）', 'call us', 'call us 万元'],
  ])('of the column %s that says %s is none', (heading, cell, price) => {
    expect(pricesOf(heading, cell, '')).toEqual([price, '']);
  });

  it('is known by its heading, whatever that counts in; what is no price is not', () => {
    expect(guessMapping(['SKU', '价格（万元）', '划线价/分', '库存（万）', '库存'])).toEqual({
      sku: 0,
      price: 1,
      list_price: 2,
      stock: 4,
    });
    expect(guessMapping(['SKU', '库存（万）', '库存（千）'])).toEqual({ sku: 0 });
  });

  it('in other money is refused by its name, at its column', () => {
    const columns = { headings: ['网址', '价格(USD)', '划线价'], mapping };
    const fields = { 'mapping.price': { key: 'resultUnit', values: { heading: '价格(USD)', unit: 'usd' } } };
    expect(() => requireOwnMoney(columns)).toThrow(expect.objectContaining({ fields }));
    expect(() => requireOwnMoney({ ...columns, mapping: { slug: 0 } })).not.toThrow();
  });

  it('counts in what the line above the headings says', async () => {
    const content = Buffer.from('单位：分\n网址,价格,划线价（元）,库存\np,1250,13.00,5\n');
    const headings = ['网址', '价格 (分)', '划线价（元）', '库存'];
    expect(await readTable({ name: 'a.csv', content })).toMatchObject({ headings });
  });
});
