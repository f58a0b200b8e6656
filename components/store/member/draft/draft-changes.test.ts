import { expect, it } from '@jest/globals';
import { emptyStoreApplication, type StoreApplicationDraft } from '#lib/contract/store/application-form.ts';
import { changedFields, isKeepable, meet } from './draft-changes.ts';

const form = (values: Partial<StoreApplicationDraft>) => ({ ...emptyStoreApplication, ...values });

it.each([
  [{ address: 'a' }, { address: ' a ' }, []],
  [{ address: 'a' }, { address: 'b' }, ['address']],
  [{ trades: ['printing' as const] }, { trades: ['printing' as const, 'printing' as const] }, []],
  [{ payee_account: '**** **** **** 0001' }, { payee_account: '110906000000001' }, ['payee_account']],
])('from %j to %j changes %j', (before, after, changed) => {
  expect(changedFields(form(before), form(after))).toEqual(changed);
});

it.each([
  ['address', 'a'.repeat(200), true],
  ['address', 'a'.repeat(201), false],
  ['address', 'a\u0000', false],
  ['credit_code', 'half', true],
] as const)('%s with %j can be kept: %s', (name, value, isKept) => {
  expect(isKeepable(name, form({ [name]: value }))).toBe(isKept);
});

const account = { full: '110906000000001', masked: '**** **** **** 0001', other: '**** **** **** 9999' };

it.each([
  ['nothing', {}, {}, {}, [], []],
  ['a change there', {}, {}, { address: 'b' }, ['address'], []],
  ['a change here', {}, { address: 'b' }, {}, [], []],
  ['the same change', {}, { address: 'b' }, { address: 'b' }, [], []],
  ['two changes', { address: 'a' }, { address: 'b' }, { address: 'c' }, [], ['address']],
  ['a number saved here', { payee_account: account.full }, {}, { payee_account: account.masked }, [], []],
  [
    'a number changed there',
    { payee_account: account.full },
    {},
    { payee_account: account.other },
    ['payee_account'],
    [],
  ],
] as const)('finds %s', (_, base, mine, theirs, taken, clashes) => {
  const before = form(base);
  expect(meet({ base: before, mine: { ...before, ...mine }, theirs: { ...before, ...theirs } })).toEqual({
    taken,
    clashes,
  });
});
