import { expect, it } from '@jest/globals';
import { isNewCustomer, judgeBinding, judgeChange } from './rules.ts';

const facts = {
  isOpen: true,
  isBound: false,
  userId: 1,
  parent: { id: 2, isPromoter: true },
  ancestors: [3, 4],
  mustBeNew: true,
  isNew: true,
};

it.each([
  [facts, 'bound'],
  [{ ...facts, isBound: true, isOpen: false }, 'already_bound'],
  [{ ...facts, isOpen: false }, 'closed'],
  [{ ...facts, parent: undefined }, 'unknown_code'],
  [{ ...facts, parent: { id: 1, isPromoter: true } }, 'own_code'],
  [{ ...facts, parent: { id: 2, isPromoter: false } }, 'promoter_inactive'],
  [{ ...facts, ancestors: [3, 1] }, 'loop'],
  [{ ...facts, isNew: false }, 'not_new'],
  [{ ...facts, isNew: false, mustBeNew: false }, 'bound'],
])('%j ends as %s', (given, reason) => {
  expect(judgeBinding(given)).toBe(reason);
});

it('counts as new within a day, or before the first purchase', () => {
  const now = new Date('2026-01-02T00:00:00Z');
  const [joinedAt, longAgo] = [new Date('2026-01-01T00:00:00Z'), new Date('2025-12-01T00:00:00Z')];
  expect(isNewCustomer({ joinedAt, hasBought: true }, now, 24)).toBe(true);
  expect(isNewCustomer({ joinedAt: longAgo, hasBought: true }, now, 24)).toBe(false);
  expect(isNewCustomer({ joinedAt: longAgo, hasBought: false }, now, 24)).toBe(true);
});

it.each([
  ['tieSelf', { parent: { id: 1, isPromoter: true } }],
  ['tieInactive', { parent: undefined }],
  ['tieInactive', { parent: { id: 2, isPromoter: false } }],
  ['tieLoop', { parent: { id: 2, isPromoter: true }, ancestors: [3, 1] }],
  [undefined, { parent: { id: 2, isPromoter: true }, ancestors: [3, 4] }],
])('an operator is told %s of %j', (fault, facts) => {
  expect(judgeChange({ userId: 1, ancestors: [], ...facts })).toBe(fault);
});
