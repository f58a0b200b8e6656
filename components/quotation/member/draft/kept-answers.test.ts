import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { keepAnswers, keyOfNewLine } from './kept-answers.ts';

const place = { product: 7 };

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'localStorage'));

it('keeps the key of a new line while its answers are not saved, so that a save that is tried again makes one', () => {
  const key = keyOfNewLine(place);
  keepAnswers(place, { product_id: 7, qty: 2 });
  expect(keyOfNewLine(place)).toBe(key);
  expect(keyOfNewLine({ product: 8 })).not.toBe(key);
});

it('makes a new key once the answers are saved', () => {
  const key = keyOfNewLine(place);
  keepAnswers(place, undefined);
  expect(keyOfNewLine(place)).not.toBe(key);
});
