import type { Fulfilment, Unit } from '#lib/contract/catalogue/shop-records.ts';
import type { QuotationItem, QuotationVersion } from '#lib/contract/quotation/member-records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { nearestUnitPrice, writeUnitPrice } from '#lib/specification/unit-price.ts';
import { fenOf } from '#lib/utils/amount.ts';

/** One line of an offer as it is typed. */
export interface OfferLine {
  /** Of a line that was asked for its key in every version; of an added one a key of this form alone. */
  key: string;
  /** Asked for, or added in words here. */
  kind: 'requested' | 'added';
  isDropped: boolean;
  qty: string;
  price: string;
  note: string;
  name: string;
  unit: Unit;
  fulfilment: Fulfilment;
}

/** What stands in the form of an offer; all of it text, so that nothing typed is ever lost. */
export interface OfferValues {
  lines: OfferLine[];
  freight: string;
  discount: string;
  depositPercent: string;
  forfeitPercent: string;
  taxMode: QuotationVersion['tax_mode'];
  leadDays: string;
  /** `yyyy-mm-dd` in the shop's zone: the offer holds until that day is over. */
  validUntil: string;
  paymentTerms: string;
  terms: string;
  note: string;
}

/** What is not a line. */
export const termFields = [
  'freight',
  'discount',
  'depositPercent',
  'forfeitPercent',
  'taxMode',
  'leadDays',
  'validUntil',
  'paymentTerms',
  'terms',
  'note',
] as const satisfies (keyof OfferValues)[];
export type TermField = (typeof termFields)[number];

interface Begin {
  current: QuotationVersion;
  /** The offer before this one. */
  previous: QuotationVersion | undefined;
  validDays: number;
  now: number;
}

/** How the form begins: prices as offered before or as worked out, terms as offered before. */
export function startOffer({ current, previous, validDays, now }: Begin): OfferValues {
  return {
    lines: current.items.map(toLine),
    ...(previous ? termsOf(previous) : noTerms),
    validUntil: validFrom(previous, { validDays, now }),
  };
}

/** A price that a seller has to name begins empty: what is known of it would be sent by mistake. */
function toLine(item: QuotationItem): OfferLine {
  const { line_key: key, qty, result, name, unit, fulfilment } = item;
  const isOpen = result === 'needs_quote';
  return {
    ...{ key, name, unit, fulfilment, kind: 'requested', isDropped: false, note: '' },
    qty: String(qty),
    price: isOpen ? '' : offeredPrice(item),
  };
}

/** What one costs by the offer before, or by the list; of a lot the closest that can be named. */
export function offeredPrice({ former_price: former, unit_price: price, amount, qty }: QuotationItem): string {
  return former ?? price ?? writeUnitPrice(nearestUnitPrice(fenOf(amount), qty));
}

const noTerms: Pick<OfferValues, TermField> = {
  freight: '0.00',
  discount: '0.00',
  depositPercent: '0',
  forfeitPercent: '0',
  taxMode: 'included',
  leadDays: '',
  validUntil: '',
  paymentTerms: '',
  terms: '',
  note: '',
};

/** The terms of an offer as the form has them. */
export function termsOf(version: QuotationVersion): Pick<OfferValues, TermField> {
  return {
    freight: version.freight,
    discount: version.discount,
    depositPercent: toPercent(version.deposit_bp),
    forfeitPercent: toPercent(version.deposit_forfeit_bp),
    taxMode: version.tax_mode,
    leadDays: version.lead_days === null ? '' : String(version.lead_days),
    validUntil: formatTime(version.valid_until, '', 'yyyy-mm-dd'),
    paymentTerms: version.payment_terms,
    terms: version.terms,
    note: version.note,
  };
}

const dayInMs = 86_400_000;

export const dayAfter = (days: number, now: number) =>
  formatTime(new Date(now + days * dayInMs).toISOString(), '', 'yyyy-mm-dd');

function validFrom(previous: QuotationVersion | undefined, { validDays, now }: Pick<Begin, 'validDays' | 'now'>) {
  const before = previous?.valid_until ?? 0;
  const isStillLong = before * 1000 > now + dayInMs;
  return isStillLong ? formatTime(before, '', 'yyyy-mm-dd') : dayAfter(validDays, now);
}

/** Basis points as percent: 1250 is 12.5. */
export const toPercent = (basisPoints: number) => String(basisPoints / 100);

/** A line in words, still empty. */
export function newLine(key: string): OfferLine {
  const words = { name: '', price: '', note: '', unit: 'piece', fulfilment: 'ship' } as const;
  return { ...words, key, kind: 'added', isDropped: false, qty: '1' };
}

/** What was typed, carried over to another version: of lines that are still there, and the lines added here. */
export function carryOver(typed: OfferValues, start: OfferValues): OfferValues {
  const pending = start.lines.map((line) => typed.lines.find(({ key }) => key === line.key) ?? line);
  return { ...typed, lines: [...pending, ...typed.lines.filter(({ kind }) => kind === 'added')] };
}
