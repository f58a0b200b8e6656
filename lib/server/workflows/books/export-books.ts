import type { Executor } from '../../db/connection.ts';
import { logStatusChange } from '../../db/status-log.ts';
import type { Member } from '../../kernel/actor.ts';
import type { Settings } from '../../site/index.ts';
import {
  type BookDetail,
  type BookLineRow,
  type BookPeriod,
  countVouchersBefore,
  readBookDays,
  readBookLines,
  type VouchersBefore,
} from '../../wallet/index.ts';
import { splitVatOfLines } from './pieces/split-vat.ts';
import { splitVatOfDays } from './pieces/split-vat-of-days.ts';
import { readVatRates } from './pieces/vat-rates.ts';

interface BooksAsked extends BookPeriod {
  detail: BookDetail;
  /** Sums of a day told apart by whose account it is, as vouchers need them. */
  isByOwner: boolean;
  settings: Pick<Settings, 'books.feeVatBp' | 'books.goodsVatBp'>;
}

/**
 * The entries of a period for who keeps the books (docs/domain/wallet.md 9), with the output VAT that is inside of what was earned
 * as lines of its own. What was asked for, and by whom, is written down before anything is read.
 */
export async function exportBooks(
  db: Executor,
  actor: Member,
  { detail, isByOwner, settings, ...period }: BooksAsked,
): Promise<AsyncGenerator<BookLineRow[]>> {
  const entity = { entityType: 'books', entityId: 0, from: null, to: 'exported', event: 'export' };
  await logStatusChange(db, { ...entity, actor, data: { ...period, detail } });
  const rates = await readVatRates(db, settings);
  return detail === 'day'
    ? splitVatOfDays(db, readBookDays(db, period, { isByOwner }), rates)
    : splitVatOfLines(db, readBookLines(db, period), rates);
}

/** Where the numbers of vouchers go on in the month in which a period begins. */
export async function readVouchersBefore(db: Executor, from: string, detail: BookDetail): Promise<VouchersBefore> {
  return { month: from.slice(0, 7), count: await countVouchersBefore(db, from, detail) };
}
