import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Channel } from '#lib/contract/payments/channels.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { type Notice, openOutcomes, type Resolution } from '../provider.ts';
import { isSameTrade, type StoredTrade, tradeKey } from '../same-trade.ts';
import { paymentNotices } from '../tables.ts';

export type NoticeRow = typeof paymentNotices.$inferSelect;

/** The transaction that a notice is about. */
export const noticedTrade = {
  channel: paymentNotices.channel,
  tradeNo: sql<string>`(${paymentNotices.content}->>'tradeNo')`,
} satisfies StoredTrade;

/** What waits for an operator. */
export const isOpenNotice = and(inArray(paymentNotices.outcome, [...openOutcomes]), isNull(paymentNotices.resolution));

/** The notice, locked until the transaction ends. */
export async function lockNotice(tx: Executor, id: number): Promise<NoticeRow | undefined> {
  const [row] = await tx.select().from(paymentNotices).where(eq(paymentNotices.id, id)).for('update');
  return row;
}

/**
 * Keeps everybody else from deciding what a transaction of the provider pays for, until this one's end: the same one may
 * stand in messages about different payments.
 */
export async function lockTrade(tx: Executor, channel: Channel, tradeNo: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`trade:${channel}:${tradeKey(channel, tradeNo)}`}, 0))`,
  );
}

/** Whether an operator has credited this transaction of the provider manually. */
export async function isTradeCredited(tx: Executor, channel: Channel, tradeNo: string): Promise<boolean> {
  const rows = await tx
    .select({ id: paymentNotices.id })
    .from(paymentNotices)
    .where(
      and(
        inArray(paymentNotices.outcome, [...openOutcomes]),
        eq(paymentNotices.resolution, 'credited'),
        isSameTrade(noticedTrade, channel, tradeNo),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether an operator has been told the very same by another message. */
export async function isAlreadyNotified(tx: Executor, channel: Channel, notice: Notice): Promise<boolean> {
  const { eventId, paymentNo, tradeNo, status, amount } = notice;
  const content = paymentNotices.content;
  const rows = await tx
    .select({ id: paymentNotices.id })
    .from(paymentNotices)
    .where(
      and(
        eq(paymentNotices.paymentNo, paymentNo),
        ne(paymentNotices.eventId, eventId),
        inArray(paymentNotices.outcome, [...openOutcomes]),
        isSameTrade(noticedTrade, channel, tradeNo),
        sql`(${content}->>'status', ${content}->>'amount') = (${status}, ${String(amount)})`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

interface ResolvedNotice {
  resolution: Resolution;
  reason: string;
  /** Undefined: it resolved itself. */
  by?: number;
  at: Date;
}

export async function setResolution(tx: Executor, id: number, { resolution, reason, by, at }: ResolvedNotice) {
  await tx
    .update(paymentNotices)
    .set({ resolution, resolveReason: reason, resolvedBy: by ?? null, resolvedAt: at })
    .where(eq(paymentNotices.id, id));
}

/** The provider answers again: nobody needs to look into its silence. */
export async function resolveSilence(tx: Executor, paymentNo: string, at: Date): Promise<void> {
  const isSilence = and(eq(paymentNotices.outcome, 'unanswered'), isNull(paymentNotices.resolution));
  await tx
    .update(paymentNotices)
    .set({ resolution: 'noted', resolvedAt: at })
    .where(and(eq(paymentNotices.paymentNo, paymentNo), isSilence));
}
