import { beforeEach, expect, it } from '@jest/globals';
import { dropDraft, readDraft, writeDraft } from './address-draft.ts';
import { emptyAddress } from './address-values.ts';

const storage = new Map<string, string>();
Object.assign(globalThis, {
  sessionStorage: {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  },
});
beforeEach(() => storage.clear());

const typed = { ...emptyAddress, receiver: '张三', province_id: 440000, is_default: true };

it('a draft comes back as it was typed, to the same person only', () => {
  writeDraft(1, typed);
  expect([readDraft(1), readDraft(2)]).toEqual([typed, undefined]);
});

it('a saved or emptied form leaves no draft behind', () => {
  writeDraft(1, typed);
  dropDraft(1);
  writeDraft(2, { ...emptyAddress, is_default: true });
  expect([readDraft(1), storage.size]).toEqual([undefined, 0]);
});

it.each(['', 'no json', '[]', '7', 'null', '{"receiver":""}'])('%j in the storage is no draft', (stored) => {
  storage.set('addressDraft:1', stored);
  expect(readDraft(1)).toBeUndefined();
});

it('unknown and odd fields of the storage do not reach the form', () => {
  storage.set('addressDraft:1', JSON.stringify({ receiver: 7, province_id: 'x', is_default: 'yes', id: 3 }));
  expect(readDraft(1)).toEqual({ ...emptyAddress, receiver: '7' });
});
