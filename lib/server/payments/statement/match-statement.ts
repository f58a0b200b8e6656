import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ServerContext } from '../../db/context.ts';
import { toNumberKey } from '../../kernel/answer-table/number-key.ts';
import { getSettings } from '../../site/index.ts';
import { noticedTrade } from '../notices/notice-repository.ts';
import { type Payment, paidTrade } from '../repository.ts';
import { isOneOfTrades, tradeKey } from '../same-trade.ts';
import { paymentNotices, payments } from '../tables.ts';
import { type MatchedReceipt, matchReceipts } from './match-receipts.ts';
import { readStatement, type UnreadableRow } from './read-statement.ts';

/** More than a person looks through; the oldest come first. */
const mostWaiting = 5000;

export interface MatchedStatement {
  rows: MatchedReceipt<Payment>[];
  unreadable: UnreadableRow[];
  /** Rows without money that came. */
  leftOut: number;
  /** Transfers that customers have announced and that no row speaks of. */
  missing: number;
}

/**
 * Compares a bank's statement with the transfers of these kinds that wait, announced or not (docs/domain/payments.md 9). Changes
 * nothing and keeps nothing. Throws what `readStatement` throws.
 */
export async function matchStatement(
  ctx: ServerContext,
  { content, purposes }: { content: Uint8Array; purposes: Payment['purpose'][] },
): Promise<MatchedStatement> {
  const { receipts, returned, ...others } = await readStatement(content, await getSettings(ctx));
  const references = [...new Set(receipts.map(({ reference }) => toNumberKey(reference)).filter(Boolean))];
  const [waiting, recorded] = await Promise.all([
    listWaiting(ctx, purposes),
    references.length === 0 ? [] : listRecorded(ctx, references),
  ]);
  const known = new Set(recorded);
  const contrary = [...others.unreadable, ...returned];
  const rows = matchReceipts({ receipts, contrary }, waiting, known);
  const spokenOf = new Set(rows.flatMap(({ transfer }) => transfer?.no ?? []));
  const missing = waiting.filter(({ no, status }) => status === 'processing' && !spokenOf.has(no)).length;
  return { ...others, rows, missing };
}

function listWaiting({ db }: ServerContext, purposes: Payment['purpose'][]): Promise<Payment[]> {
  const isWaiting = and(
    eq(payments.channel, 'bank'),
    inArray(payments.status, ['pending', 'processing']),
    inArray(payments.purpose, purposes),
  );
  return db.select().from(payments).where(isWaiting).orderBy(asc(payments.id)).limit(mostWaiting);
}

/** Of these transactions those that payments have, and those that an operator has credited or paid back, by how they are compared. */
async function listRecorded({ db }: ServerContext, keys: string[]): Promise<string[]> {
  const isDecided = inArray(paymentNotices.resolution, ['credited', 'refunded']);
  const [paid, decided] = await Promise.all([
    db.select({ tradeNo: payments.providerTradeNo }).from(payments).where(isOneOfTrades(paidTrade, keys)),
    db
      .select({ tradeNo: noticedTrade.tradeNo })
      .from(paymentNotices)
      .where(and(isDecided, isOneOfTrades(noticedTrade, keys))),
  ]);
  return [...paid, ...decided].map(({ tradeNo }) => tradeKey('bank', tradeNo ?? ''));
}
