import { describe, expect, it } from '@jest/globals';
import { describeSnapshot, summariseSnapshot } from './describe-snapshot.ts';
import { takeSnapshot } from './snapshot.ts';
import { node, template } from './template-for-tests.ts';

const card = template([
  node('group', 'base'),
  node('single', 'paper', { parent: 'base' }),
  node('option', 'cotton', { parent: 'paper' }),
  node('number', 'weight', { parent: 'cotton', unit: { 'zh-cn': '克', en: 'g' } }),
  node('multi', 'extras'),
  node('option', 'foil', { parent: 'extras' }),
  node('option', 'rush', { parent: 'extras' }),
  node('dimension', 'size'),
  node('boolean', 'proof'),
  node('text', 'title'),
]);
const selection = {
  paper: 'cotton',
  weight: 300,
  extras: ['foil', 'rush'],
  size: { width: 90, height: 54 },
  proof: true,
  title: 'Li',
};
const snapshot = takeSnapshot(card, { qty: 1, selection });

describe('a kept specification', () => {
  it('reads as rows, in the order of its tree', () => {
    const rows = snapshot ? describeSnapshot(snapshot, 'en') : [];
    expect(rows.map(({ key, value, depth }) => [key, value, depth])).toEqual([
      ['base', '', 0],
      ['paper', 'cotton', 1],
      ['weight', '300 g', 2],
      ['extras', 'foil, rush', 0],
      ['size', '90 × 54 mm', 0],
      ['proof', '✓', 0],
      ['title', 'Li', 0],
    ]);
  });

  it('reads as one line in either language', () => {
    expect(snapshot && summariseSnapshot(snapshot, 'en')).toBe('cotton · 300 g · foil, rush · 90 × 54 mm · proof · Li');
    expect(snapshot && summariseSnapshot(snapshot, 'zh-cn')).toContain('foil（中）、rush（中）');
  });
});
