import { describe, expect, it } from '@jest/globals';
import { changeDay } from './change-day.ts';

describe('a changed day', () => {
  it.each([
    [{}, { from: '2026-01-05' }, { from: '2026-01-05', to: '' }],
    [{ from: '2026-01-05' }, { to: '2026-01-09' }, { from: '2026-01-05', to: '2026-01-09' }],
    [{ from: '2026-01-05', to: '2026-01-09' }, { from: '2026-02-01' }, { from: '2026-02-01', to: '2026-02-01' }],
    [{ from: '2026-01-05', to: '2026-01-09' }, { to: '2026-01-01' }, { from: '2026-01-01', to: '2026-01-01' }],
    [{ from: '2026-01-05', to: '2026-01-09' }, { to: '' }, { from: '2026-01-05', to: '' }],
  ])('%j with %j is %j', (filter, change, expected) => {
    expect(changeDay(filter, change)).toEqual(expected);
  });
});
