import { outputVat } from '#lib/contract/wallet/books.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { type BookLineRow, type BookPeriod, readBookLines } from '#lib/server/wallet/index.ts';
import { earningAccounts, readVat } from './split-vat.ts';
import type { VatRates } from './vat-rates.ts';

interface Sides {
  debit: Fen;
  credit: Fen;
}

/** The tax inside of what was earned, by day and account: of each entry by itself, so that days are the sums of their journals. */
class DayTaxes {
  readonly #sums = new Map<string, Map<string, Sides>>();

  add({ day, account }: BookLineRow, tax: Fen): void {
    if (tax === 0) return;
    const ofDay = this.#sums.get(day) ?? new Map<string, Sides>();
    const { debit, credit } = ofDay.get(account) ?? { debit: 0, credit: 0 };
    ofDay.set(account, { debit: debit + Math.max(0, 0 - tax), credit: credit + Math.max(0, tax) });
    this.#sums.set(day, ofDay);
  }

  of({ day, account }: BookLineRow): Sides {
    return this.#sums.get(day)?.get(account) ?? { debit: 0, credit: 0 };
  }
}

/** The sums of days, with the tax inside of what was earned as one line of each day, behind all others of it. */
export async function* splitVatOfDays(
  db: Executor,
  batches: AsyncGenerator<BookLineRow[]>,
  rates: VatRates,
): AsyncGenerator<BookLineRow[]> {
  for await (const batch of batches) {
    const [first, last] = [batch[0], batch.at(-1)];
    if (!first || !last) continue;
    const taxes = await readTaxes(db, { from: first.day, to: last.day }, rates);
    const days = [...Map.groupBy(batch, ({ day }) => day).values()];
    yield days.flatMap((rows) => splitDay(rows, taxes));
  }
}

async function readTaxes(db: Executor, period: BookPeriod, rates: VatRates): Promise<DayTaxes> {
  const taxes = new DayTaxes();
  for await (const lines of readBookLines(db, period, { only: earningAccounts })) {
    const found = await readVat(db, lines, rates);
    lines.forEach((line, index) => {
      taxes.add(line, found[index] ?? 0);
    });
  }
  return taxes;
}

function splitDay(rows: BookLineRow[], taxes: DayTaxes): BookLineRow[] {
  const [first] = rows;
  const all = { debit: 0, credit: 0 };
  const nets = rows.map((row) => {
    const { debit, credit } = taxes.of(row);
    all.debit += debit;
    all.credit += credit;
    return { ...row, debit: row.debit - debit, credit: row.credit - credit };
  });
  if (!first || (all.debit === 0 && all.credit === 0)) return rows;
  return [...nets, { ...first, account: outputVat, owner: null, ...all }];
}
