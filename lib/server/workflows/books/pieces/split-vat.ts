import { outputVat, vatAccounts } from '#lib/contract/wallet/books.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { splitTax } from '#lib/server/invoices/index.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import type { BookLineRow } from '#lib/server/wallet/index.ts';
import { readSalesRates } from './sales-rates.ts';
import type { VatRates } from './vat-rates.ts';

export const earningAccounts: readonly string[] = [...vatAccounts.fees, vatAccounts.goods];

/**
 * How much output VAT is inside of each of these lines, in fen, signed like the line (credit above zero). Each line by itself,
 * net = gross ÷ (1 + rate), half up, and the tax is the rest, so that net and tax are what the ledger says to the fen. Zero for what
 * bears none.
 */
export async function readVat(db: Executor, rows: readonly BookLineRow[], rates: VatRates): Promise<Fen[]> {
  const sales = rows.filter(({ account }) => account === vatAccounts.goods);
  const partsOf = await readSalesRates(db, sales, rates);
  return rows.map((row) => {
    if (row.account === vatAccounts.goods) {
      return partsOf(row).reduce((sum, { amount, taxBp }) => sum + (taxBp === null ? 0 : taxOf(amount, taxBp)), 0);
    }
    return earningAccounts.includes(row.account) ? taxOf(row.credit - row.debit, rates.feeBp) : 0;
  });
}

const taxOf = (gross: Fen, taxBp: number): Fen => splitTax(gross, taxBp).taxAmount;

/** The lines of journals, with the tax that is inside of what they earn behind each of them as a line of its own. */
export async function* splitVatOfLines(
  db: Executor,
  batches: AsyncGenerator<BookLineRow[]>,
  rates: VatRates,
): AsyncGenerator<BookLineRow[]> {
  for await (const batch of batches) {
    const taxes = await readVat(db, batch, rates);
    yield batch.flatMap((row, index) => splitRow(row, taxes[index] ?? 0));
  }
}

function splitRow(row: BookLineRow, tax: Fen): BookLineRow[] {
  if (tax === 0) return [row];
  const net = row.credit - row.debit - tax;
  const taxLine = { ...row, account: outputVat, ...sidesOf(tax) };
  return net === 0 ? [taxLine] : [{ ...row, ...sidesOf(net) }, taxLine];
}

const sidesOf = (amount: Fen) => ({ debit: Math.max(0, 0 - amount), credit: Math.max(0, amount) });
