import type { Fen } from '../kernel/money.ts';
import type { BookLineRow } from './export-books.ts';

/** A line of a voucher; each is a debit or a credit. */
export interface VoucherLine extends Omit<BookLineRow, 'debit' | 'credit'> {
  /** From 1 in each month, as accounting software numbers them. */
  no: number;
  /** From 1 in each voucher. */
  line: number;
  debit: Fen;
  credit: Fen;
}

/** How many vouchers of its month stand before the first day of what is exported. */
export interface VouchersBefore {
  /** `yyyy-mm`. */
  month: string;
  count: number;
}

/**
 * Makes a voucher of each journal, or of each day where days are summed up, by its place in the month. Lines of one journal
 * follow each other.
 */
export async function* numberVouchers(
  batches: AsyncGenerator<BookLineRow[]>,
  before: VouchersBefore,
): AsyncGenerator<VoucherLine[]> {
  let [month, voucher, no, line] = ['', '', 0, 0];
  for await (const batch of batches) {
    yield batch.flatMap(splitSides).map((row) => {
      const key = row.journalNo || row.day;
      const isNewMonth = row.day.slice(0, 7) !== month;
      if (isNewMonth) month = row.day.slice(0, 7);
      if (isNewMonth) no = month === before.month ? before.count : 0;
      if (isNewMonth || key !== voucher) [voucher, no, line] = [key, no + 1, 0];
      line += 1;
      return { ...row, no, line };
    });
  }
}

/** The sum of a day may have both sides; a line of a voucher has one. */
function splitSides(row: BookLineRow): BookLineRow[] {
  const sides = [
    { ...row, credit: 0 },
    { ...row, debit: 0 },
  ];
  return sides.filter(({ debit, credit }) => debit !== 0 || credit !== 0);
}
