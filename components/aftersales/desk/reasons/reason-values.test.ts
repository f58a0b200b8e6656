import { expect, it } from '@jest/globals';
import { valuesOf } from './reason-values.ts';

it('a new reason stands last, as far as there is room', () => {
  expect(valuesOf(undefined, 70).sort).toBe(70);
  expect(valuesOf(undefined, 10_010).sort).toBe(9999);
});

it('what only the record says is not sent back', () => {
  const reason = {
    id: 3,
    zh: '少件',
    en: 'Missing items',
    types: ['refund_only' as const],
    fault: 'store' as const,
    needs_evidence: true,
    is_no_reason: false,
    sort: 20,
    is_active: false,
  };
  const { is_no_reason: _, ...sent } = reason;
  expect(valuesOf(reason, 70)).toEqual(sent);
});
