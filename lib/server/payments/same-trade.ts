import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Channel } from '#lib/contract/payments/channels.ts';
import { toNumberKey } from '../kernel/answer-table/number-key.ts';

/**
 * By what the numbers of a provider's transactions are compared. Those of a bank are typed and read from files: a spreadsheet drops the
 * zeros before them, and what is recorded keeps them where they were there.
 */
export const tradeKey = (channel: Channel, tradeNo: string): string =>
  channel === 'bank' ? toNumberKey(tradeNo) : tradeNo;

/** Whether what is stored is the number of the same transaction: what a bank's is compared by is worked out as `tradeKey` does. */
export function isSameTrade(stored: SQLWrapper, channel: Channel, tradeNo: string): SQL {
  if (channel !== 'bank') return sql`${stored} = ${tradeNo}`;
  const key = sql`upper(case when ${stored} ~ '^[0-9]+$' then ltrim(${stored}, '0') else ${stored} end)`;
  return sql`${key} = ${tradeKey(channel, tradeNo)}`;
}

/** Whether what is stored may be the number of one of these transactions of banks: `tradeKey` of it says. */
export function isOneOfTrades(stored: SQLWrapper, keys: readonly string[]): SQL {
  const bare = keys.map((key) => key.replace(/^0+/, ''));
  return sql`upper(ltrim(${stored}, '0')) = any(${sql.param(bare)}::text[])`;
}
