import type { MovingOptions } from '#lib/contract/integrations/desk-moving.ts';
import type { MovingField } from '#lib/contract/integrations/moving-fields.ts';
import { formatMinor, minorDigits, type PastOrderFacts, type PastOrderLine } from '#lib/server/orders/index.ts';
import type { FieldRow, Notes } from '../products/moved-product.ts';
import { toMinorUnits, toPlainAmount } from '../sources/plain-amount.ts';

type Amounts = Pick<
  PastOrderFacts,
  'goodsAmount' | 'discountAmount' | 'shippingAmount' | 'taxAmount' | 'totalAmount' | 'refundedAmount'
>;

export interface MoneyOf {
  currency: string;
  /** In the smallest unit, half up; null for nothing, and for what is no amount, which is said. */
  read: (n: number, field: MovingField, text: string) => number | null;
  amountsOf: (lines: PastOrderLine[]) => Amounts;
}

/** How the amounts of an order are read: in its own currency, or in that of the settings where it names none. */
export function moneyIn(row: FieldRow, { options, notes }: { options: MovingOptions; notes: Notes }): MoneyOf {
  const written = row.get('currency').trim().toUpperCase();
  const isKnown = /^[A-Z]{3}$/.test(written);
  // What was checked before there was such a setting has none.
  const currency = isKnown ? written : (options.currency ?? 'CNY');
  if (written !== '' && !isKnown) {
    notes.warn(row.n, 'currency', { key: 'currencyUnknown', values: { text: written.slice(0, 20), currency } });
  }
  const decimals = minorDigits(currency);
  const read: MoneyOf['read'] = (n, field, text) => {
    if (text.trim() === '') return null;
    const plain = toPlainAmount(text);
    const amount = plain === undefined ? undefined : toMinorUnits(plain, options.in_cents === true ? 0 : decimals);
    if (amount === undefined) notes.warn(n, field, { key: 'amountUnread', values: { text: text.slice(0, 40) } });
    return amount ?? null;
  };
  const of = (field: MovingField) => read(row.n, field, row.get(field));
  return { currency, read, amountsOf: (lines) => readAmounts(of, lines) };
}

/** What is taken off and given back is written with and without a minus. */
function readAmounts(of: (field: MovingField) => number | null, lines: PastOrderLine[]): Amounts {
  const positive = (amount: number | null) => (amount === null ? null : Math.abs(amount));
  const goods = sumOf(lines.map(({ amount }) => amount)) ?? of('subtotal');
  return {
    goodsAmount: goods,
    discountAmount: positive(of('discount')),
    shippingAmount: of('shipping_fee'),
    taxAmount: sumOf([of('tax'), of('shipping_tax')]),
    totalAmount: of('total'),
    refundedAmount: positive(of('refunded')),
  };
}

/** Of those that are said; null where none is. */
function sumOf(amounts: (number | null)[]): number | null {
  const said = amounts.filter((amount) => amount !== null);
  return said.length === 0 ? null : said.reduce((sum, amount) => sum + amount, 0);
}

interface Sums {
  lines: PastOrderLine[];
  amounts: Amounts;
  money: MoneyOf;
  notes: Notes;
}

/**
 * Says where the parts of an order do not make its total. Prices may hold their tax or not, and lines the discount: each of these ways is
 * right. As the file is only kept, nothing is refused for it.
 */
export function noteSums(row: FieldRow, { lines, amounts, money, notes }: Sums): void {
  const { goodsAmount, discountAmount, shippingAmount, taxAmount, totalAmount } = amounts;
  if (totalAmount == null || goodsAmount == null || lines.some(({ amount }) => amount === null)) return;
  const [fee, shippingTax] = (['fee', 'shipping_tax'] as const).map(
    (field) => money.read(row.n, field, row.get(field)) ?? 0,
  );
  const base = goodsAmount + (shippingAmount ?? 0) + (fee ?? 0);
  const taxes = [0, taxAmount ?? 0, (taxAmount ?? 0) - (shippingTax ?? 0)];
  const sums = [0, discountAmount ?? 0].flatMap((off) => taxes.map((tax) => base - off + tax));
  // Each line was rounded once.
  const isRight = sums.some((sum) => Math.abs(sum - totalAmount) <= Math.max(1, lines.length));
  if (isRight) return;
  const text = (amount: number) => `${formatMinor(amount, money.currency)} ${money.currency}`;
  const sum = base - (discountAmount ?? 0) + (taxAmount ?? 0);
  notes.warn(row.n, 'total', { key: 'orderSum', values: { sum: text(sum), total: text(totalAmount) } });
}
