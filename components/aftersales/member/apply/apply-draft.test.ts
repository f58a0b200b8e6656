import { beforeEach, describe, expect, it } from '@jest/globals';
import { dropDraft, keepDraft, readDraft, requestKey, restoreInput, startInput } from './apply-draft.ts';
import type { ApplyOptions, OfferedLine } from './apply-values.ts';

const kept = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  },
});
beforeEach(() => kept.clear());

const lineOf = (id: number, ...amounts: number[]) =>
  ({ id, offers: amounts.map((qty) => ({ type: 'refund_only', qty })), exchanges: [] }) as unknown as OfferedLine;
const optionsOf = (...lines: OfferedLine[]) => ({ no: 'SO1', lines, phone: '13800138000' }) as ApplyOptions;
const two = optionsOf(lineOf(1, 5), lineOf(2, 2, 3));
const place = { user: 7, no: 'SO1' };

describe('an empty form', () => {
  it('begins with the line somebody comes from, and all of its pieces', () => {
    expect(startInput(two, 2).lines).toEqual({ 2: { qty: '3', variant: 0 } });
  });

  it('begins with the only line there is, else with none', () => {
    expect(startInput(optionsOf(lineOf(1), lineOf(2, 4))).lines).toEqual({ 2: { qty: '4', variant: 0 } });
    expect(startInput(two).lines).toEqual({});
    expect(startInput(two, 9).lines).toEqual({});
  });
});

describe('a draft', () => {
  const input = { ...startInput(two, 1), description: 'Cracked', phone: '13900139000' };

  it('outlives the page, for this customer and this order', () => {
    keepDraft(place, input);
    expect(readDraft(place)).toEqual(input);
    expect(readDraft({ ...place, user: 8 })).toBeUndefined();
    expect(readDraft({ ...place, no: 'SO2' })).toBeUndefined();
    dropDraft(place);
    expect(readDraft(place)).toBeUndefined();
  });

  it('is filled in as it was', () => {
    expect(restoreInput(input, two, 0)).toEqual(input);
    expect(restoreInput(input, two, 0, 1)).toEqual(input);
  });

  it('is about the line somebody comes from now', () => {
    expect(restoreInput(input, two, 0, 2)).toEqual({ ...input, lines: { 2: { qty: '3', variant: 0 } } });
  });

  it('has no files that the shop has removed meanwhile', () => {
    const files = [{ url: '/a', name: 'a.jpg', sentAt: 0 }];
    expect(restoreInput({ ...input, files }, two, 3_600_000).files).toEqual(files);
    expect(restoreInput({ ...input, files }, two, 24 * 3_600_000).files).toEqual([]);
  });

  it('may be half of one', () => {
    expect(restoreInput({ description: 'x' }, two, 0)).toEqual({ ...startInput(two), description: 'x' });
  });
});

it('the same request has the same key, also after a reload; another one has another', () => {
  const key = requestKey(place, { qty: 1 });
  expect(requestKey(place, { qty: 1 })).toBe(key);
  const other = requestKey(place, { qty: 2 });
  expect(other).not.toBe(key);
  dropDraft(place);
  expect(requestKey(place, { qty: 2 })).not.toBe(other);
});
