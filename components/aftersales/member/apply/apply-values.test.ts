import { describe, expect, it } from '@jest/globals';
import { applyFaults, isFaultless, refusedQuantities, typedFaults } from './apply-faults.ts';
import {
  type ApplyInput,
  type ApplyOptions,
  isReceiptAsked,
  mostPieces,
  type OfferedLine,
  reasonsFor,
  toBody,
  toPreview,
  typeOf,
  typesFor,
} from './apply-values.ts';

const offer = (type: OfferedLine['offers'][number]['type'], qty: number, isFree = false) => ({
  type,
  qty,
  until: null,
  is_no_reason: isFree,
  no_reason_until: null,
});
const lineOf = (id: number, offers: OfferedLine['offers'], facts: Partial<OfferedLine> = {}) =>
  ({ id, offers, shipped_qty: 5, qty: 5, exchanges: [], is_made: false, case_no: null, ...facts }) as OfferedLine;

const free = lineOf(1, [offer('refund_only', 5), offer('return_refund', 3, true), offer('exchange', 3)], {
  exchanges: [{ variant_id: 9, text: 'Blue' }],
});
const made = lineOf(2, [offer('refund_only', 2), offer('return_refund', 2)], { is_made: true });
const inCase = lineOf(3, [], { case_no: 'AS1' });
const options: ApplyOptions = {
  no: 'SO1',
  fulfilment: 'ship',
  is_at_once: false,
  store_name: null,
  lines: [free, made, inCase],
  reasons: [
    {
      id: 1,
      text: 'Changed my mind',
      types: ['return_refund'],
      needs_evidence: false,
      fault: 'buyer',
      is_no_reason: true,
    },
    {
      id: 2,
      text: 'Broken',
      types: ['refund_only', 'return_refund'],
      needs_evidence: true,
      fault: 'store',
      is_no_reason: false,
    },
    { id: 3, text: 'Wrong colour', types: ['exchange'], needs_evidence: false, fault: 'store', is_no_reason: false },
  ],
  phone: '13800138000',
  policies: {
    no_reason: '',
    quality: '',
    quality_pickup: '',
    quality_service: '',
    quality_digital: '',
    made: '',
    digital: '',
  },
};
const of = (input: Partial<ApplyInput>): ApplyInput => ({
  lines: { 1: { qty: '2', variant: 0 } },
  type: 'return_refund',
  reason: 2,
  amount: '',
  received: '',
  description: ' Cracked ',
  phone: '13800138000',
  files: [{ url: '/a', name: 'a.jpg', sentAt: 0 }],
  ...input,
});
const both = { 1: { qty: '2', variant: 0 }, 2: { qty: '1', variant: 0 } };

describe('what can be requested', () => {
  it('is what every chosen line offers', () => {
    expect(typesFor(options, of({}))).toEqual(['refund_only', 'return_refund', 'exchange']);
    expect(typesFor(options, of({ lines: both }))).toEqual(['refund_only', 'return_refund']);
    expect(typesFor(options, of({ lines: {} }))).toEqual([]);
    expect(typesFor(options, of({ lines: { 3: { qty: '1', variant: 0 } } }))).toEqual([]);
  });

  it('forgets a type that a further line does not offer', () => {
    expect(typeOf(options, of({ type: 'exchange' }))).toBe('exchange');
    expect(typeOf(options, of({ type: 'exchange', lines: both }))).toBe('');
  });

  it('is not chosen where there is but one', () => {
    const unsent = { ...options, lines: [lineOf(1, [offer('refund_only', 5)])] };
    expect(typeOf(unsent, of({ type: '' }))).toBe('refund_only');
    expect(typeOf(unsent, of({ type: '', lines: {} }))).toBe('');
  });

  it('is for so many pieces as its type has', () => {
    expect([mostPieces(free, ''), mostPieces(free, 'return_refund'), mostPieces(free, 'reship')]).toEqual([5, 3, 0]);
  });

  it('needs no reason only where that holds for every line', () => {
    const idsOf = (input: Partial<ApplyInput>) => reasonsFor(options, of(input)).map(({ id }) => id);
    expect(idsOf({})).toEqual([1, 2]);
    expect(idsOf({ lines: both })).toEqual([2]);
    expect(idsOf({ type: 'exchange' })).toEqual([3]);
    expect(idsOf({ type: '' })).toEqual([]);
  });

  it('asks whether it has arrived where money alone goes back for what was sent', () => {
    expect(isReceiptAsked(options, of({ type: 'refund_only' }))).toBe(true);
    expect(isReceiptAsked(options, of({}))).toBe(false);
    const unsent = { ...options, lines: [{ ...free, shipped_qty: 0 }] };
    expect(isReceiptAsked(unsent, of({ type: 'refund_only' }))).toBe(false);
    expect(isReceiptAsked({ ...options, fulfilment: 'service' }, of({ type: 'refund_only' }))).toBe(false);
  });
});

describe('what is sent', () => {
  it('is what was filled in', () => {
    expect(toBody(options, of({ amount: '12.5' }))).toEqual({
      no: 'SO1',
      type: 'return_refund',
      reason_id: 2,
      lines: [{ line_id: 1, qty: 2 }],
      amount: '12.50',
      is_received: true,
      description: 'Cracked',
      phone: '13800138000',
      files: ['/a'],
    });
  });

  it('has no amount where something is sent again, and the version that was chosen', () => {
    const input = of({ type: 'exchange', reason: 3, amount: '5', lines: { 1: { qty: '1', variant: 9 } } });
    expect(toBody(options, input)).toMatchObject({ lines: [{ line_id: 1, qty: 1, variant_id: 9 }] });
    expect(toBody(options, input)).not.toHaveProperty('amount');
    expect(toPreview(options, input)).toBeUndefined();
    const unknown = of({ type: 'exchange', reason: 3, lines: { 1: { qty: '1', variant: 8 } } });
    expect(toBody(options, unknown)?.lines).toEqual([{ line_id: 1, qty: 1 }]);
  });

  it('has no amount while nobody has accepted the order, and no fault of one', () => {
    const atOnce = { ...options, is_at_once: true };
    expect(toBody(atOnce, of({ amount: '5' }))).not.toHaveProperty('amount');
    expect(isFaultless(applyFaults(atOnce, of({ amount: 'x' }), '10.00'))).toBe(true);
  });

  it('says of a refund whether the goods are here', () => {
    expect(toBody(options, of({ type: 'refund_only', received: 'yes' }))?.is_received).toBe(true);
    expect(toBody(options, of({ type: 'refund_only', received: 'no' }))?.is_received).toBe(false);
  });

  it('is worked out before everything is filled in', () => {
    expect(toPreview(options, of({ phone: '', files: [] }))).toEqual({
      no: 'SO1',
      type: 'return_refund',
      reason_id: 2,
      lines: [{ line_id: 1, qty: 2 }],
    });
  });

  it.each(['0', '4', 'x', ''])('is nothing for %j of three pieces', (qty) => {
    expect(toPreview(options, of({ lines: { 1: { qty, variant: 0 } } }))).toBeUndefined();
  });
});

describe('what stands in the way', () => {
  const faultsOf = (input: Partial<ApplyInput>, most?: string) => applyFaults(options, of(input), most);

  it('is nothing of what is complete', () => {
    expect(isFaultless(faultsOf({}, '10.00'))).toBe(true);
  });

  it.each([
    [{ lines: {} }, { lines: 'none', qty: {} }],
    [{ lines: { 1: { qty: '0', variant: 0 } } }, { qty: { 1: 'few' } }],
    [{ lines: { 1: { qty: '1.5', variant: 0 } } }, { qty: { 1: 'few' } }],
    [{ lines: { 1: { qty: '', variant: 0 } } }, { qty: { 1: 'few' } }],
    [{ lines: { 1: { qty: '4', variant: 0 } } }, { qty: { 1: 'many' } }],
    [{ type: '' }, { type: 'none', qty: {} }],
    [{ reason: 3 }, { reason: 'none', qty: {} }],
    [{ type: 'refund_only' }, { received: 'none', qty: {} }],
    [{ amount: 'x' }, { amount: 'wrong', qty: {} }],
    [{ amount: '0' }, { amount: 'wrong', qty: {} }],
    [{ amount: '10.01' }, { amount: 'many', qty: {} }],
    [{ files: [] }, { files: 'needed', qty: {} }],
    [{ phone: '1380013' }, { phone: 'wrong', qty: {} }],
  ] as [Partial<ApplyInput>, object][])('of %j it is %j', (input, faults) => {
    expect(faultsOf(input, '10.00')).toEqual(faults);
    expect(isFaultless(faultsOf(input, '10.00'))).toBe(false);
  });

  it('is said of a quantity as it is typed, of the rest when it is sent', () => {
    const typed = (qty: string) => typedFaults(options, of({ phone: '', lines: { 1: { qty, variant: 0 } } }));
    expect([typed('1.5'), typed('9'), typed(''), typed('2')].map(({ qty }) => qty)).toEqual([
      { 1: 'few' },
      { 1: 'many' },
      {},
      {},
    ]);
    expect(typed('')).toEqual({ qty: {} });
  });

  it('stands at the line that the server means', () => {
    const refused = { 'lines.0.qty': 'At most 2 can be requested', phone: 'No number' };
    expect(refusedQuantities(options, of({}), refused)).toEqual({ 1: 'At most 2 can be requested' });
  });

  it('is no amount that nobody has worked out yet', () => {
    expect(isFaultless(faultsOf({ amount: '10.01' }))).toBe(true);
  });
});

describe('what has not left yet', () => {
  const line = lineOf(1, [offer('refund_only', 5)], { shipped_qty: 0 });
  const late = { id: 4, text: 'Late', types: ['refund_only' as const], needs_evidence: false };
  const reasons = [...options.reasons, { ...late, fault: 'store' as const, is_no_reason: false }];
  const unsent: ApplyOptions = { ...options, lines: [line], reasons };

  it('is not said to be broken', () => {
    expect(reasonsFor(unsent, of({})).map(({ id }) => id)).toEqual([4]);
  });
});
