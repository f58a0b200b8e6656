import { expect, it } from '@jest/globals';
import { oldPathOf } from './wordpress-path.ts';

const rowOf = (values: Record<string, string>) => ({ n: 2, cells: [], get: (field: string) => values[field] ?? '' });

it.each([
  [{ title: 'Claw hammer' }, '/product/claw-hammer'],
  [{ title: 'Café No. 5/6' }, '/product/cafe-no-5-6'],
  [{ title: "Smith's 50% – off &amp; more" }, '/product/smiths-50-off-more'],
  [{ title: 'Große Schere' }, '/product/grosse-schere'],
  [{ title: '工具图纸' }, '/product/工具图纸'],
  [{ title: 'A_b -- c' }, '/product/a_b-c'],
  [{ title: '%%%' }, undefined],
  // Where an extension has written it, nothing is guessed.
  [{ title: 'Claw hammer', slug: 'hammer-2' }, '/product/hammer-2'],
  [{ title: 'Claw hammer', slug: '/shop/tools/hammer/' }, '/shop/tools/hammer'],
  [{ title: 'Claw hammer', slug: 'https://old.example/shop/hammer/?x=1' }, '/shop/hammer'],
  [{ title: 'Claw hammer', slug: 'https://old.example/' }, undefined],
])('%j had the address %j', (values, path) => {
  expect(oldPathOf(rowOf(values as Record<string, string>))).toBe(path);
});
