import { and, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { type Channel, channels } from '#lib/contract/payments/channels.ts';
import type { Executor } from '../db/connection.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import type { Notice, NoticeOutcome } from './provider.ts';
import { isSameTrade, type StoredTrade } from './same-trade.ts';
import { type PaymentStatus, paymentMoves } from './states.ts';
import { paymentNotices, payments, recharges } from './tables.ts';

export type Payment = typeof payments.$inferSelect;
/** A payment that a provider makes: neither from the balance nor of nothing. */
export type ProviderPayment = Payment & { channel: Channel };
type Recharge = typeof recharges.$inferSelect;

export interface RechargeWithPayment {
  recharge: Recharge;
  payment: ProviderPayment;
}

export function isByProvider(payment: Payment): payment is ProviderPayment {
  return (channels as readonly string[]).includes(payment.channel);
}

/** One recharge by its number; with `userId` only if it is that user's. */
export async function findRecharge(
  db: Executor,
  no: string,
  userId?: number,
): Promise<RechargeWithPayment | undefined> {
  const own = userId === undefined ? undefined : eq(recharges.userId, userId);
  const [row] = await selectRecharges(db, and(eq(recharges.no, no), own));
  return row && toRecharge(row);
}

export interface RechargeFilter {
  userId?: number | undefined;
  status?: PaymentStatus | undefined;
  no?: string | undefined;
}

export async function listRechargeRows(
  db: Executor,
  { userId, status, no }: RechargeFilter,
  page: Page,
): Promise<PageOf<RechargeWithPayment>> {
  const condition = and(
    userId === undefined ? undefined : eq(recharges.userId, userId),
    status && eq(payments.status, status),
    no === undefined ? undefined : eq(recharges.no, no),
  );
  const [list, [all]] = await Promise.all([
    selectRecharges(db, condition).limit(page.limit).offset(page.offset),
    db.select({ total: count() }).from(recharges).innerJoin(payments, joined).where(condition),
  ]);
  return { list: list.map(toRecharge), total: all?.total ?? 0 };
}

/** A recharge has no other channels: the balance does not fill up itself. */
function toRecharge({ recharge, payment }: { recharge: Recharge; payment: Payment }): RechargeWithPayment {
  if (!isByProvider(payment)) throw new RangeError(`${recharge.no}: paid by ${payment.channel}`);
  return { recharge, payment };
}

const joined = and(eq(payments.purpose, 'recharge'), eq(payments.purposeNo, recharges.no));

function selectRecharges(db: Executor, condition: SQL | undefined) {
  return db
    .select({ recharge: recharges, payment: payments })
    .from(recharges)
    .innerJoin(payments, joined)
    .where(condition)
    .orderBy(desc(recharges.id));
}

export async function findPayment(db: Executor, no: string, channel: Channel): Promise<ProviderPayment | undefined> {
  const [row] = await selectPayment(db, no, channel);
  return row && { ...row, channel };
}

/** The payment, locked until the transaction ends. */
export async function lockPayment(tx: Executor, no: string, channel: Channel): Promise<ProviderPayment | undefined> {
  const [row] = await selectPayment(tx, no, channel).for('update');
  return row && { ...row, channel };
}

/** The payment under this number, whatever its channel, locked until the transaction ends. */
export async function lockPaymentByNo(tx: Executor, no: string): Promise<Payment | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.no, no)).for('update');
  return row;
}

function selectPayment(db: Executor, no: string, channel: Channel) {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.no, no), eq(payments.channel, channel)));
}

/** The transaction that a payment came by. */
export const paidTrade = {
  channel: payments.channel,
  tradeNo: payments.providerTradeNo,
} satisfies StoredTrade;

/** Whether the provider's transaction already pays for something else. */
export async function isTradeTaken(tx: Executor, channel: Channel, tradeNo: string, no: string): Promise<boolean> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(isSameTrade(paidTrade, channel, tradeNo), ne(payments.no, no)));
  return rows.length > 0;
}

/** Whether the provider's transaction pays for anything here. */
export async function isTradePaying(tx: Executor, channel: Channel, tradeNo: string): Promise<boolean> {
  return isTradeTaken(tx, channel, tradeNo, '');
}

export async function countOpenRecharges(db: Executor, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.purpose, 'recharge'),
        inArray(payments.status, [...paymentMoves.succeed.from]),
      ),
    );
  return row?.total ?? 0;
}

/** Remembers a provider's message. False: it had come before. */
export async function insertNotice(tx: Executor, channel: Channel, notice: Notice, at: Date): Promise<boolean> {
  const { eventId, paymentNo } = notice;
  const rows = await tx
    .insert(paymentNotices)
    .values({ channel, eventId, paymentNo, outcome: 'unknown', content: notice, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: paymentNotices.id });
  return rows.length > 0;
}

/** Answers the id of the notice. */
export async function setNoticeOutcome(
  tx: Executor,
  channel: Channel,
  eventId: string,
  outcome: NoticeOutcome,
): Promise<number | undefined> {
  const [row] = await tx
    .update(paymentNotices)
    .set({ outcome })
    .where(and(eq(paymentNotices.channel, channel), eq(paymentNotices.eventId, eventId)))
    .returning({ id: paymentNotices.id });
  return row?.id;
}

export const nextVersion = sql`${payments.version} + 1`;
