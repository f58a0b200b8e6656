import { expect, it } from '@jest/globals';
import type { OfferedLine } from './apply-values.ts';
import { policiesFor } from './policies-for.ts';

const lineOf = (isMade: boolean, isFree: boolean, until: number | null = null) => ({
  is_made: isMade,
  offers: [
    { type: 'return_refund', qty: 1, until: null, is_no_reason: isFree, no_reason_until: until },
  ] as OfferedLine['offers'],
});

it('names the days without a reason, and the first of them that ends', () => {
  const policies = policiesFor('ship', [lineOf(false, true, 300), lineOf(false, true, 200)]);
  expect(policies).toEqual({ noReason: { until: 200, isOver: false }, fault: 'quality', exception: undefined });
  expect(policiesFor('pickup', [lineOf(false, true)]).noReason).toEqual({ until: null, isOver: false });
});

it('says when they are over', () => {
  expect(policiesFor('ship', [lineOf(false, false)]).noReason).toEqual({ until: null, isOver: true });
});

it('promises no return without a reason of what is made for the customer, and says why', () => {
  expect(policiesFor('ship', [lineOf(true, false)])).toEqual({
    noReason: undefined,
    fault: 'quality',
    exception: 'made',
  });
  expect(policiesFor('ship', [lineOf(true, false), lineOf(false, true)])).toMatchObject({
    noReason: { isOver: false },
    exception: 'made',
  });
});

it('of what is picked up nothing is sent again', () => {
  expect(policiesFor('pickup', [lineOf(false, true)]).fault).toBe('quality_pickup');
});

it('of services and files nothing goes back', () => {
  expect(policiesFor('service', [lineOf(true, false)])).toMatchObject({ noReason: undefined, exception: undefined });
  expect(policiesFor('digital', [lineOf(false, false)])).toMatchObject({ noReason: undefined, exception: 'digital' });
});
