import type { QuotationVersion } from '#lib/contract/quotation/member-records.ts';
import { readUnitPrice } from '#lib/specification/unit-price.ts';
import { toFen } from '#lib/utils/amount.ts';
import { toBasisPoints } from './offer-sums.ts';
import { type OfferLine, type OfferValues, offeredPrice, type TermField, termFields, termsOf } from './offer-values.ts';

/** What the offer before said where this one says something else. */
export interface LineChange {
  isNew: boolean;
  /** Quantity before, where it is another now. */
  qty?: number;
  /** Price of one before, where it is another now. */
  price?: string;
}

/** Undefined: as it was. */
export function changeOfLine(line: OfferLine, previous: QuotationVersion | undefined): LineChange | undefined {
  if (!previous) return undefined;
  const before = previous.items.find(({ line_key: key }) => key === line.key);
  if (!before) return { isNew: true };
  const qty = Number(line.qty) === before.qty ? {} : { qty: before.qty };
  const offered = offeredPrice(before);
  const price = readUnitPrice(line.price) === readUnitPrice(offered) ? {} : { price: offered };
  return 'qty' in qty || 'price' in price ? { isNew: false, ...qty, ...price } : undefined;
}

/** Terms that are not those of the offer before, with what they were. */
export function changesOfTerms(
  values: OfferValues,
  previous: QuotationVersion | undefined,
): Partial<Record<TermField, string>> {
  if (!previous) return {};
  const before = termsOf(previous);
  const changed = termFields.filter((field) => !isSameTerm(field, values[field], before[field]));
  return Object.fromEntries(changed.map((field) => [field, before[field]]));
}

/** Whether two texts of a field say the same: 12 and 12.00 do. */
export function isSameTerm(field: TermField, left: string, right: string): boolean {
  const [one, other] = [left.trim(), right.trim()];
  if (field === 'freight' || field === 'discount') return toFen(one || '0') === toFen(other || '0');
  if (field === 'depositPercent' || field === 'forfeitPercent') return toBasisPoints(one) === toBasisPoints(other);
  return one === other;
}
