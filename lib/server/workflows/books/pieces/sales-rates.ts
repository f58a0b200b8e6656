import type { Executor } from '#lib/server/db/connection.ts';
import { findProductTaxes, type LineTax } from '#lib/server/invoices/index.ts';
import { type Fen, splitByWeights } from '#lib/server/kernel/money.ts';
import { listSold, type OrderLine, type SoldOrder } from '#lib/server/orders/index.ts';
import type { BookLineRow } from '#lib/server/wallet/index.ts';
import type { VatRates } from './vat-rates.ts';

/** A part of a sum that bears VAT at one rate; null: it bears none. */
interface RatedPart {
  taxBp: number | null;
  amount: Fen;
}

type Rates = ReadonlyMap<number, LineTax>;

interface Weights {
  /** By rate: what the order earned when it was completed, and what of it has gone back. */
  kept: Map<number, Fen>;
  gone: Map<number, Fen>;
}

/**
 * Shares what own sales earned over the rates of what was sold, as it would be invoiced: each line with its share of the freight
 * at the rate of its category, what no category names at `goodsBp`. What went back is shared like what has gone back of the lines.
 * The kept part of a deposit is no sale and bears none.
 */
export async function readSalesRates(
  db: Executor,
  rows: readonly BookLineRow[],
  { goodsBp: usualBp, isFlat }: Pick<VatRates, 'goodsBp' | 'isFlat'>,
): Promise<(row: BookLineRow) => RatedPart[]> {
  const sold = await listSold(db, [...new Set(rows.map(({ refNo }) => refNo))]);
  const products = sold.flatMap(({ lines }) => lines.flatMap(({ productId }) => productId ?? []));
  const rates: Rates = isFlat ? new Map() : await findProductTaxes(db, [...new Set(products)]);
  const weights = new Map(sold.map((order) => [order.no, weigh(order, rates, usualBp)]));
  return ({ type, refNo, debit, credit }) => {
    const amount = credit - debit;
    if (type === 'order_forfeit') return [{ taxBp: null, amount }];
    const found = weights.get(refNo);
    const shares = type === 'order_reclaim' ? found?.gone : found?.kept;
    return share(amount, shares ?? new Map(), usualBp);
  };
}

/** Where nothing says at which rates, it is goods at the usual one. */
function share(amount: Fen, by: ReadonlyMap<number, Fen>, usualBp: number): RatedPart[] {
  const sum = [...by.values()].reduce((total, weight) => total + weight, 0);
  if (sum <= 0) return [{ taxBp: usualBp, amount }];
  const parts = splitByWeights(amount, [...by.values()]);
  return [...by.keys()].map((taxBp, index) => ({ taxBp, amount: parts[index] ?? 0 }));
}

function weigh({ settledAmount, lines }: SoldOrder, rates: Rates, usualBp: number): Weights {
  const rateOf = ({ productId }: OrderLine) => {
    const tax = rates.get(productId ?? 0);
    return tax?.taxCode ? tax.taxBp : usualBp;
  };
  const [whole, gone] = [new Map<number, Fen>(), new Map<number, Fen>()];
  for (const line of lines) {
    const back = line.refundedAmount + line.refundedFreightAmount;
    add(whole, rateOf(line), line.paidAmount + line.freightAllocAmount - back);
    add(gone, rateOf(line), back);
  }
  const left = [...whole.values()].reduce((sum, amount) => sum + amount, 0);
  // What went back after it was completed had been earned by then.
  const later = splitByWeights(Math.max(0, settledAmount - left), [...gone.values()]);
  [...gone.keys()].forEach((taxBp, index) => {
    add(whole, taxBp, later[index] ?? 0);
  });
  return { kept: whole, gone };
}

function add(sums: Map<number, Fen>, taxBp: number, amount: Fen): void {
  sums.set(taxBp, (sums.get(taxBp) ?? 0) + amount);
}
