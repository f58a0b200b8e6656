import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Channel } from '#lib/contract/payments/channels.ts';
import type { ServerContext } from '../db/context.ts';
import { claimEach } from '../db/row-by-row/claim-each.ts';
import { resolveSilence } from './notices/notice-repository.ts';
import { notifyOpenNotice } from './notices/notify-open-notice.ts';
import { failuresToNotify, nextQueryAt } from './query-rules.ts';
import {
  insertNotice,
  isByProvider,
  lockPayment,
  type Payment,
  type ProviderPayment,
  setNoticeOutcome,
} from './repository.ts';
import { paymentMoves } from './states.ts';
import { payments } from './tables.ts';

/** The channels in which a provider is to be asked about a payment now. */
export async function listChannelsOfDueQueries({ db, clock }: ServerContext): Promise<Payment['channel'][]> {
  const isDue = lte(payments.queryAt, clock.now());
  const rows = await db.selectDistinct({ channel: payments.channel }).from(payments).where(isDue);
  return rows.map(({ channel }) => channel);
}

/**
 * Payments of a channel whose provider is to be asked now, each with its next question planned already: a process that dies on the
 * way asks again, and two processes never ask about the same one.
 */
export async function claimDueQueries(
  ctx: ServerContext,
  channel: Payment['channel'],
  most: number,
): Promise<ProviderPayment[]> {
  const now = ctx.clock.now();
  const claimed = await claimEach(ctx, 'query-payments', {
    lock: (tx, limit) =>
      tx
        .select()
        .from(payments)
        .where(and(eq(payments.channel, channel), lte(payments.queryAt, now)))
        .orderBy(payments.queryAt)
        .limit(limit)
        .for('update', { skipLocked: true }),
    keyOf: ({ no }: Payment) => no,
    plan: async (tx, payment) => {
      const planned = { queryAt: nextQueryAt(payment, now), queryCount: payment.queryCount + 1 };
      await tx.update(payments).set(planned).where(eq(payments.id, payment.id));
      return payment;
    },
    most,
  });
  return claimed.filter(isByProvider);
}

/** Payments of a channel that nobody has paid in time; those whose provider gave no answer come behind all others. */
export async function listOverdue(ctx: ServerContext, channel: Channel, limit: number): Promise<ProviderPayment[]> {
  const overdue = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.status, [...paymentMoves.close.from]),
        eq(payments.channel, channel),
        lt(payments.expiresAt, ctx.clock.now()),
      ),
    )
    .orderBy(payments.queryFailures, payments.expiresAt)
    .limit(limit);
  return overdue.filter(isByProvider);
}

/** The provider answered. */
export async function noteAnswer(ctx: ServerContext, { id, no, queryFailures }: ProviderPayment): Promise<void> {
  if (queryFailures === 0) return;
  await ctx.db.transaction(async (tx) => {
    // Notices before payments: the order in which an operator's decision locks them.
    await resolveSilence(tx, no, ctx.clock.now());
    await tx.update(payments).set({ queryFailures: 0 }).where(eq(payments.id, id));
  });
}

/** The provider did not answer; after several times in a row an operator is told, once for each silence. */
export async function noteSilence(ctx: ServerContext, { no, channel }: ProviderPayment): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, no, channel);
    if (!payment) return;
    const queryFailures = sql<number>`${payments.queryFailures} + 1`;
    await tx.update(payments).set({ queryFailures }).where(eq(payments.id, payment.id));
    if (payment.queryFailures + 1 !== failuresToNotify) return;
    const { amount, currency } = payment;
    const facts = { paymentNo: no, tradeNo: '', status: 'pending' as const, amount, currency };
    const notice = { eventId: `unanswered:${no}:${at.getTime()}`, ...facts };
    await insertNotice(tx, channel, notice, at);
    const outcome = 'unanswered' as const;
    const id = await setNoticeOutcome(tx, channel, notice.eventId, outcome);
    if (id !== undefined) await notifyOpenNotice(tx, { id, outcome, notice, ownerId: payment.userId }, at);
  });
}
