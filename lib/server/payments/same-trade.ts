import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Channel } from '#lib/contract/payments/channels.ts';
import { toNumberKey } from '../kernel/answer-table/number-key.ts';

/**
 * By what the numbers of a provider's transactions are compared. Those of a bank are typed and read from files: a spreadsheet drops the
 * zeros before them, and what is recorded keeps them where they were there.
 */
export const tradeKey = (channel: Channel, tradeNo: string): string =>
  channel === 'bank' ? toNumberKey(tradeNo) : tradeNo;

/** A number as it is stored, beside the column of its channel. */
export interface StoredTrade {
  channel: PgColumn;
  tradeNo: SQLWrapper;
}

/**
 * `tradeKey` of what is stored, worked out by the database: also of rows from before numbers were cleaned when they are written. An
 * index has this very expression, so whoever changes it makes the index of both tables anew.
 */
export const storedTradeKey = ({ channel, tradeNo }: StoredTrade): SQL =>
  sql`(case when ${channel} = 'bank' then regexp_replace(upper(regexp_replace(normalize(${tradeNo}, NFKC), '[[:space:]\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\uFEFF]', '', 'g')), '^0+(?=[0-9]+$)', '') else ${tradeNo} end)`;

/** Whether what is stored is the number of the same transaction. */
export const isSameTrade = (stored: StoredTrade, channel: Channel, tradeNo: string): SQL | undefined =>
  and(eq(stored.channel, channel), sql`${storedTradeKey(stored)} = ${tradeKey(channel, tradeNo)}`);

/** Whether what is stored is the number of one of these transactions of banks, named by their keys. */
export const isOneOfTrades = (stored: StoredTrade, keys: readonly string[]): SQL | undefined =>
  and(eq(stored.channel, 'bank'), sql`${storedTradeKey(stored)} = any(${sql.param(keys)}::text[])`);
