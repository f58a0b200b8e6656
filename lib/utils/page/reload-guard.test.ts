import { beforeEach, describe, expect, it } from '@jest/globals';
import { mayReload } from './reload-guard.ts';

const items = new Map<string, string>();
const store = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
};

describe('mayReload', () => {
  beforeEach(() => items.clear());

  it('refuses the same path for ten seconds', () => {
    expect(mayReload('/a', 0, store)).toBe(true);
    expect(mayReload('/a', 9_999, store)).toBe(false);
    expect(mayReload('/a', 10_000, store)).toBe(true);
  });

  it('allows another path at once', () => {
    expect(mayReload('/a', 0, store)).toBe(true);
    expect(mayReload('/b', 1, store)).toBe(true);
  });

  it('allows when the mark is damaged', () => {
    items.set('reload-guard', '{');
    expect(mayReload('/a', 0, store)).toBe(true);
  });
});
