import { describe, expect, it } from '@jest/globals';
import { compareLines, mergeKeys } from './compare-lines.ts';
import { compareVersions } from './compare-versions.ts';
import { item, version } from './item-for-tests.ts';

const spec = (...pairs: [string, string][]) =>
  pairs.map(([key, value]) => ({ key, label: key.toUpperCase(), value, depth: 0, is_on: null }));

describe('two lines', () => {
  it('are compared in the order of the tree, with what only one of them has', () => {
    const left = item({ spec: spec(['paper', 'Plain'], ['size', '90 × 54 mm']) });
    const right = item({ spec: spec(['paper', 'Cotton'], ['weight', '350 g'], ['size', '90 × 54 mm']) });
    const rows = compareLines(left, right).filter(({ label }) => label);
    expect(rows).toEqual([
      { key: 'paper', label: 'PAPER', left: 'Plain', right: 'Cotton', isDifferent: true },
      { key: 'weight', label: 'WEIGHT', left: '', right: '350 g', isDifferent: true },
      { key: 'size', label: 'SIZE', left: '90 × 54 mm', right: '90 × 54 mm', isDifferent: false },
    ]);
  });

  it('say nothing of what neither has', () => {
    expect(compareLines(item(), item()).map(({ key }) => key)).toEqual(['qty', 'unit_price', 'amount']);
  });

  it('have no price while a seller has to name it', () => {
    const [amount] = compareLines(item(), item({ result: 'needs_quote' })).filter(({ key }) => key === 'amount');
    expect(amount).toMatchObject({ left: '100.00', right: '', isDifferent: true });
  });
});

it.each([
  [
    ['a', 'b'],
    ['a', 'x', 'b'],
    ['a', 'x', 'b'],
  ],
  [['a'], ['x', 'a'], ['x', 'a']],
  [
    ['a', 'b'],
    ['b', 'a', 'y'],
    ['a', 'y', 'b'],
  ],
  [[], ['x', 'y'], ['x', 'y']],
])('puts %j and %j together as %j', (left, right, merged) => {
  expect(mergeKeys(left, right)).toEqual(merged);
});

describe('two versions', () => {
  const first = item({ line_key: 'a', name: 'First' });
  const second = item({ line_key: 'b', name: 'Second' });
  const third = item({ line_key: 'c', name: 'Third' });

  it('are the same when nothing changed', () => {
    const same = compareVersions(version([first]), version([first], { n: 2, sent_time: 1_800_000_000 }));
    expect(same.differences).toBe(0);
  });

  it('tell which lines came, went and changed', () => {
    const changed = { ...second, qty: 200, amount: '180.00' };
    const { lines, differences } = compareVersions(version([first, second]), version([changed, third]));
    expect(lines.map(({ name, change }) => [name, change])).toEqual([
      ['First', 'removed'],
      ['Second', 'changed'],
      ['Third', 'added'],
    ]);
    expect(differences).toBe(3);
  });

  it('tell what else the offer changed', () => {
    const { facts } = compareVersions(version([]), version([], { freight: '12.00', lead_days: 7 }));
    expect(facts.filter((fact) => fact.isDifferent).map(({ key }) => key)).toEqual(['freight', 'lead_days']);
  });
});
