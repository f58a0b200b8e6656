import { describe, expect, it } from '@jest/globals';
import type { AnswerTemplate } from '#lib/api/quotation/seller-answers.ts';
import { quoteOfferBody } from '#lib/contract/quotation/store-quotations.ts';
import { item, version } from '../../compare/item-for-tests.ts';
import { findOfferFaults, placeRefusals, stillWrong, toOfferBody } from './offer-body.ts';
import { changeOfLine, changesOfTerms } from './offer-changes.ts';
import { sumOffer } from './offer-sums.ts';
import { termsOfTemplate, toTemplate, typedOver } from './offer-template.ts';
import { carryOver, newLine, type OfferValues, startOffer } from './offer-values.ts';

const now = Date.parse('2026-03-01T10:00:00+08:00');
const [a, b] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];
const requests = { no: 'QT20260301000001', n: 1 };
const current = version([
  item({ line_key: a, qty: 100, unit_price: '1.23', amount: '123.45' }),
  item({ line_key: b, qty: 2, unit_price: '5.00', result: 'needs_quote' }),
]);
const start = startOffer({ current, previous: undefined, validDays: 30, now });

/** The form with everything filled in. */
function filled(inputs: Partial<OfferValues> = {}): OfferValues {
  return { ...start, lines: start.lines.map((line) => ({ ...line, price: line.price || '20' })), ...inputs };
}

describe('the form of an offer', () => {
  it('begins with worked out prices, none where a seller has to name one, and thirty days', () => {
    expect(start.lines.map(({ qty, price }) => [qty, price])).toEqual([
      ['100', '1.23'],
      ['2', ''],
    ]);
    expect(start).toMatchObject({
      freight: '0.00',
      depositPercent: '0',
      validUntil: '2026-03-31',
      taxMode: 'included',
    });
  });

  it('begins with the terms of the offer before, and its last day only while that is to come', () => {
    const terms = { freight: '12.00', deposit_bp: 1250, lead_days: 5, payment_terms: 'net 30' };
    const until = (text: string) => ({ valid_until: Date.parse(text) / 1000 });
    const begin = (text: string) =>
      startOffer({ current, previous: version([], { ...terms, ...until(text) }), validDays: 30, now });
    expect(begin('2026-03-20T23:59:59+08:00')).toMatchObject({
      freight: '12.00',
      depositPercent: '12.5',
      leadDays: '5',
      paymentTerms: 'net 30',
      validUntil: '2026-03-20',
    });
    expect(begin('2026-02-20T23:59:59+08:00').validUntil).toBe('2026-03-31');
  });

  it('keeps what was typed when another version has come', () => {
    const added = { ...newLine('x'), name: '打样' };
    const typed = { ...filled({ note: 'typed' }), lines: [...filled().lines.slice(0, 1), added] };
    const next = startOffer({
      current: version([item({ line_key: b, qty: 9 }), item({ line_key: a })]),
      previous: undefined,
      validDays: 30,
      now,
    });
    const carried = carryOver(typed, next);
    expect(carried.note).toBe('typed');
    expect(carried.lines.map(({ key, qty }) => [key, qty])).toEqual([
      [b, '9'],
      [a, '100'],
      ['x', '1'],
    ]);
  });
});

describe('the sums', () => {
  it('are those the server works out', () => {
    const values = filled({ freight: '12', discount: '3.00', depositPercent: '30', forfeitPercent: '50' });
    expect(sumOffer(values)).toEqual({
      goods: 16_300,
      freight: 1200,
      discount: 300,
      total: 17_200,
      deposit: 5160,
      forfeit: 2580,
      missing: 0,
    });
  });

  it.each([
    ['33.33', 5733],
    ['12.5', 2150],
    ['100', 17_200],
    ['', 0],
  ])('take %s percent for the deposit, rounded half up: %i', (depositPercent, deposit) => {
    expect(sumOffer(filled({ freight: '12', discount: '3.00', depositPercent })).deposit).toBe(deposit);
  });

  it('leave out dropped lines and count what is missing', () => {
    expect(sumOffer(start)).toMatchObject({ goods: 12_300, missing: 1 });
    const lines = start.lines.map((line) => ({ ...line, isDropped: line.key === b }));
    expect(sumOffer({ ...start, lines })).toMatchObject({ goods: 12_300, missing: 0 });
    expect(sumOffer(filled({ freight: 'x', depositPercent: '101' })).missing).toBe(2);
  });
});

describe('what is sent', () => {
  it('is what the server takes', () => {
    const added = { ...newLine('x'), name: ' 打样 ', price: '20', fulfilment: 'service' as const };
    const values = filled({ depositPercent: '12.5', leadDays: '7' });
    const body = toOfferBody(requests, { ...values, lines: [...values.lines, added] });
    expect(quoteOfferBody.parse(body)).toMatchObject({
      ...requests,
      items: [
        { line_key: a, qty: 100, unit_price: '1.23' },
        { line_key: b, qty: 2, unit_price: '20' },
        { name: '打样', qty: 1, unit: 'piece', fulfilment: 'service', unit_price: '20' },
      ],
      deposit_bp: 1250,
      lead_days: 7,
      valid_until: Date.parse('2026-03-31T23:59:59+08:00') / 1000,
    });
  });

  it('leaves out a line that is dropped', () => {
    const lines = filled().lines.map((line) => ({ ...line, isDropped: line.key === a }));
    expect(toOfferBody(requests, { ...filled(), lines }).items).toMatchObject([{ line_key: b }]);
  });

  it.each<[Partial<OfferValues>, object]>([
    [{}, {}],
    [{ lines: start.lines }, { [`price:${b}`]: { key: 'required' } }],
    [{ lines: [] }, { lines: { key: 'required' } }],
    [{ validUntil: '' }, { validUntil: { key: 'required' } }],
    [{ validUntil: '2026-02-28' }, { validUntil: { key: 'pastTime' } }],
    [{ freight: '1.234' }, { freight: { key: 'amount' } }],
    [{ depositPercent: '101' }, { depositPercent: { key: 'invalid' } }],
    [{ forfeitPercent: '50' }, { forfeitPercent: { key: 'depositMissing' } }],
    [{ discount: '163.01' }, { discount: { key: 'discountTooMuch' } }],
    [{ discount: '163.00' }, {}],
    [{ leadDays: '1.5' }, { leadDays: { key: 'invalid' } }],
    [{ terms: 'x'.repeat(2001) }, { terms: { key: 'tooLong' } }],
  ])('with %j is at fault in %j', (inputs, faults) => {
    expect(findOfferFaults(requests, filled(inputs), now)).toEqual(faults);
  });

  it('forgets a fault as soon as it is mended, names no new one, and keeps what the server has said', () => {
    const shown = { validUntil: { key: 'pastTime' }, freight: { key: 'amount' }, discount: { text: 'too much' } };
    const found = findOfferFaults(requests, filled({ freight: '1.234', leadDays: '1.5' }), now);
    expect(stillWrong(shown, found)).toEqual({ freight: { key: 'amount' }, discount: { text: 'too much' } });
  });

  it.each([
    ['qty', '0', 'specMinimum'],
    ['qty', '1000000', 'specMaximum'],
    ['qty', '1e3', 'wholeNumber'],
    ['price', '1.23456', 'unitPrice'],
    ['note', 'x'.repeat(501), 'tooLong'],
  ])('has the fault of a line at its %s', (field, text, key) => {
    const lines = filled().lines.map((line) => (line.key === a ? { ...line, [field]: text } : line));
    expect(findOfferFaults(requests, filled({ lines }), now)).toEqual({ [`${field}:${a}`]: { key } });
  });

  it('has what the server refuses at the line that was sent', () => {
    const lines = filled().lines.map((line) => ({ ...line, isDropped: line.key === a }));
    const refused = { 'items.0.unit_price': 'too low', valid_until: 'past', elsewhere: 'x' };
    expect(placeRefusals(refused, { ...filled(), lines })).toEqual({
      [`price:${b}`]: { text: 'too low' },
      validUntil: { text: 'past' },
    });
  });
});

describe('differences to the offer before', () => {
  const previous = version([item({ line_key: a, qty: 100, unit_price: '1.50' })], { freight: '12.00', lead_days: 5 });

  it('are told of lines and terms, and 12 is 12.00', () => {
    const [one, other] = filled().lines;
    expect(one && changeOfLine(one, previous)).toEqual({ isNew: false, price: '1.50' });
    expect(one && changeOfLine({ ...one, price: '1.5' }, previous)).toBeUndefined();
    expect(other && changeOfLine(other, previous)).toEqual({ isNew: true });
    expect(changesOfTerms(filled({ freight: '12', validUntil: '' }), previous)).toEqual({ leadDays: '5' });
    expect(changesOfTerms(filled(), undefined)).toEqual({});
  });
});

describe('kept terms', () => {
  const template: AnswerTemplate = {
    id: 1,
    name: '标准',
    payment_terms: 'net 30',
    terms: '',
    note: '',
    deposit_bp: 3000,
    deposit_forfeit_bp: 2500,
    tax_mode: 'included',
    lead_days: 7,
    valid_days: 14,
    freight: null,
    version: 1,
  };

  it('fill the fields, and name those that somebody has typed into', () => {
    const terms = termsOfTemplate(template, now);
    expect(terms).toMatchObject({
      depositPercent: '30',
      forfeitPercent: '25',
      leadDays: '7',
      validUntil: '2026-03-15',
    });
    expect(terms).not.toHaveProperty('freight');
    expect(typedOver(terms, filled(), start)).toEqual([]);
    const typed = { paymentTerms: 'cash', depositPercent: '30.00', forfeitPercent: '10' };
    expect(typedOver(terms, filled(typed), start).sort()).toEqual(['forfeitPercent', 'paymentTerms']);
  });

  it('are kept as they were applied', () => {
    const values = { ...filled({ freight: '12' }), ...termsOfTemplate({ ...template, freight: '12.00' }, now) };
    const { id: _, version: __, ...facts } = { ...template, freight: '12.00' };
    expect(toTemplate(values, ' 标准 ', now)).toEqual(facts);
    const wrong = { validUntil: '', leadDays: 'x', depositPercent: 'x', forfeitPercent: '50' };
    expect(toTemplate(filled(wrong), 'y', now)).toMatchObject({
      deposit_bp: 0,
      deposit_forfeit_bp: 0,
      lead_days: null,
      valid_days: 30,
      freight: null,
    });
  });
});
