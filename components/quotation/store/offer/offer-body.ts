import type { OfferBody } from '#lib/api/quotation/seller-answers.ts';
import { answeredLine, freeLine, quoteOfferBody } from '#lib/contract/quotation/store-quotations.ts';
import { sumOffer, toBasisPoints } from './offer-sums.ts';
import type { OfferLine, OfferValues, TermField } from './offer-values.ts';

/** Where something is wrong: a term, or a field of the line with this key. `lines`: all of them together. */
export type OfferField = TermField | 'lines' | `${'qty' | 'price' | 'note' | 'name'}:${string}`;

/** What is wrong: keys of `validation`, or sentences of the server. */
export type OfferFaults = Partial<Record<OfferField, { key: string } | { text: string }>>;

interface OfferInput {
  no: string;
  n: number;
}

export const offeredLines = ({ lines }: OfferValues) => lines.filter(({ isDropped }) => !isDropped);

/** The offer as the server takes it, before anything is checked. */
export function toOfferBody({ no, n }: OfferInput, values: OfferValues): OfferBody {
  const { taxMode: tax_mode, paymentTerms: payment_terms, terms, note } = values;
  return {
    ...{ no, n, tax_mode, payment_terms, terms, note },
    items: offeredLines(values).map(toItem),
    freight: values.freight.trim() || '0',
    discount: values.discount.trim() || '0',
    deposit_bp: toBasisPoints(values.depositPercent) ?? Number.NaN,
    deposit_forfeit_bp: toBasisPoints(values.forfeitPercent) ?? Number.NaN,
    lead_days: values.leadDays.trim() === '' ? null : toWhole(values.leadDays),
    valid_until: endOfDay(values.validUntil),
  };
}

function toItem({ key, kind, name, qty, unit, fulfilment, price, note }: OfferLine): OfferBody['items'][number] {
  const priced = { qty: toWhole(qty), unit_price: price.trim(), note: note.trim() };
  return kind === 'requested' ? { ...priced, line_key: key } : { ...priced, name: name.trim(), unit, fulfilment };
}

/** `Number('')` is 0, and 1e3 is no quantity that anybody types on purpose. */
const toWhole = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

/** The last second of a day in the shop's zone; not a number for none. */
export function endOfDay(day: string): number {
  return Math.floor(Date.parse(`${day}T23:59:59+08:00`) / 1000);
}

const termOfPath: Record<string, TermField | 'lines'> = {
  freight: 'freight',
  discount: 'discount',
  deposit_bp: 'depositPercent',
  deposit_forfeit_bp: 'forfeitPercent',
  tax_mode: 'taxMode',
  lead_days: 'leadDays',
  valid_until: 'validUntil',
  payment_terms: 'paymentTerms',
  terms: 'terms',
  note: 'note',
  items: 'lines',
};
const fieldOfLine: Record<string, 'qty' | 'price' | 'note' | 'name'> = {
  qty: 'qty',
  unit_price: 'price',
  note: 'note',
  name: 'name',
};

/** What is wrong with what is typed, by the server's own rules; empty: it can be sent. */
export function findOfferFaults(pending: OfferInput, values: OfferValues, now: number): OfferFaults {
  const faults: OfferFaults = {};
  const body = toOfferBody(pending, values);
  offeredLines(values).forEach(({ key, kind, price }, index) => {
    const schema = kind === 'requested' ? answeredLine : freeLine;
    for (const { path, message } of schema.safeParse(body.items[index]).error?.issues ?? []) {
      const field = fieldOfLine[String(path[0])];
      if (field) faults[`${field}:${key}`] ??= { key: field === 'price' && price.trim() === '' ? 'required' : message };
    }
  });
  for (const { path, message } of quoteOfferBody.omit({ items: true }).safeParse(body).error?.issues ?? []) {
    const field = termOfPath[String(path[0])];
    if (field) faults[field] ??= { key: message };
  }
  if (body.items.length === 0) faults.lines = { key: 'required' };
  if (values.validUntil === '') faults.validUntil = { key: 'required' };
  else if (endOfDay(values.validUntil) * 1000 <= now) faults.validUntil = { key: 'pastTime' };
  const [deposit, forfeit] = [toBasisPoints(values.depositPercent), toBasisPoints(values.forfeitPercent)];
  if (deposit === 0 && forfeit) faults.forfeitPercent ??= { key: 'depositMissing' };
  if (sumOffer(values).total < 0) faults.discount ??= { key: 'discountTooMuch' };
  return faults;
}

/** What is still wrong of what is shown. What the server has said stays until it is asked again. */
export function stillWrong(shown: OfferFaults, found: OfferFaults): OfferFaults {
  const left = Object.entries(shown).flatMap(([field, fault]) => {
    const now = fault && ('text' in fault ? fault : found[field as keyof OfferFaults]);
    return now ? [[field, now] as const] : [];
  });
  return Object.fromEntries(left);
}

/** Sentences of the server at the fields they are about. */
export function placeRefusals(fields: Record<string, string>, values: OfferValues): OfferFaults {
  const faults: OfferFaults = {};
  const lines = offeredLines(values);
  for (const [path, text] of Object.entries(fields)) {
    const [head = '', index, name = ''] = path.split('.');
    const line = head === 'items' && index !== undefined ? lines[Number(index)] : undefined;
    const field = line ? (`${fieldOfLine[name] ?? 'price'}:${line.key}` as const) : termOfPath[head];
    if (field) faults[field] = { text };
  }
  return faults;
}
