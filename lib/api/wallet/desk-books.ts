import type { DataOf } from '#lib/contract/endpoint.ts';
import type { operatorBookEntries, operatorBookOwners, operatorBooks } from '#lib/contract/wallet/desk-books.ts';
import type { VoucherProfileName } from '#lib/contract/wallet/voucher-profiles.ts';
import { downloadFile } from '../transport/download.ts';
import { apiQuery } from '../transport/queries.ts';

export type Books = DataOf<typeof operatorBooks>;
export type BookOwner = DataOf<typeof operatorBookOwners>['list'][number];
export type BookEntry = DataOf<typeof operatorBookEntries>['list'][number];

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** What the platform earned, spent and holds. */
export const booksQuery = ({ from, to }: Days) =>
  apiQuery('/api/operator/books/view', { ...(from && { from }), ...(to && { to }) });

/** Saves the journals of a period as a file for bookkeeping; answers its name. */
export const exportBooks = (
  { from, to }: Days,
  form: { detail: 'entry' | 'day'; profile?: VoucherProfileName; format: 'csv' | 'xlsx' },
): Promise<string> => downloadFile('/api/operator/books/export', { ...(from && { from }), ...(to && { to }), ...form });
