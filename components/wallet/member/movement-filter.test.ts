import { describe, expect, it } from '@jest/globals';
import { billList, firstDay, kindsOf, periodOf } from './movement-filter.ts';

const read = (query: string) => billList.read(new URLSearchParams(query));

describe('the filter of an address', () => {
  it.each([
    ['', { page: 1, limit: 10 }],
    [
      'kind=hold&from=2026-01-02&to=2026-02-03&page=4&limit=50',
      { kind: 'hold', from: '2026-01-02', to: '2026-02-03', page: 4, limit: 50 },
    ],
    ['kind=nonsense&from=yesterday&to=2026-13-01&page=-1&limit=7', { page: 1, limit: 10 }],
  ])('%s', (query, filter) => {
    expect(read(query)).toEqual(filter);
  });
});

describe('the kinds of a list', () => {
  it('are those that can stand in it', () => {
    expect(kindsOf('balance')).toEqual(expect.arrayContaining(['recharge', 'hold', 'hold_release', 'adjustment']));
    expect(kindsOf('balance').some((kind) => kind.startsWith('points_'))).toBe(false);
    expect(kindsOf('integral')).not.toContain('recharge');
    expect(kindsOf('bill')).toEqual(expect.arrayContaining(['recharge', 'points_earn']));
  });
});

describe('a period', () => {
  const today = '2026-03-02';

  it('counts today', () => {
    expect(firstDay(today, 1)).toBe(today);
    expect(firstDay(today, 7)).toBe('2026-02-24');
    expect(firstDay('2024-03-01', 2)).toBe('2024-02-29');
  });

  it.each([
    [{}, undefined],
    [{ from: '2026-02-24' }, 7],
    [{ from: '2026-02-24', to: today }, 7],
    [{ from: '2026-02-01', to: today }, 30],
    [{ from: '2026-02-25', to: today }, 'own'],
    [{ from: '2026-02-24', to: '2026-03-01' }, 'own'],
    [{ to: today }, 'own'],
  ] as const)('%j is %s', (filter, period) => {
    expect(periodOf(filter, today)).toBe(period);
  });
});
