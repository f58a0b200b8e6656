import { expect, it } from '@jest/globals';
import { isKey, newKey } from './key-secret.ts';

it('makes keys of one shape, each another, with what is shown of it in front', () => {
  const made = Array.from({ length: 200 }, newKey);
  expect(new Set(made.map(({ key }) => key)).size).toBe(200);
  for (const { key, start } of made) {
    expect(key).toMatch(/^sfk_[0-9A-Za-z]{49}$/);
    expect(key.startsWith(start)).toBe(true);
    expect(start).toHaveLength(10);
    expect(isKey(key)).toBe(true);
  }
});

it('knows by the checksum what is no key', () => {
  const { key } = newKey();
  const other = key.at(10) === 'A' ? 'B' : 'A';
  for (const wrong of ['', 'sfk_', key.slice(1), key.slice(0, -1), `${key}A`, key.slice(0, 10) + other + key.slice(11)])
    expect(isKey(wrong)).toBe(false);
});
