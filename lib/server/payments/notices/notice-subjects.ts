import { and, asc, inArray } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Payment } from '../repository.ts';
import { paymentNotices, payments } from '../tables.ts';
import { isOpenNotice } from './notice-repository.ts';

export type RequestedPayment = Pick<
  Payment,
  'id' | 'no' | 'purpose' | 'purposeNo' | 'amount' | 'currency' | 'userId' | 'status'
>;

/** What was asked for, of the payments that messages name; a message may name one that is not ours. */
export async function findRequestedPayments(db: Executor, nos: string[]): Promise<Map<string, RequestedPayment>> {
  const { id, no, purpose, purposeNo, amount, currency, userId, status } = payments;
  const rows = await db
    .select({ id, no, purpose, purposeNo, amount, currency, userId, status })
    .from(payments)
    .where(inArray(no, nos));
  return new Map(rows.map((row) => [row.no, row]));
}

/** The first open message about each of these payments. */
export async function findOpenNotices(
  db: Executor,
  nos: string[],
): Promise<Map<string, { id: number; amount: number }>> {
  const rows = await db
    .select({ id: paymentNotices.id, no: paymentNotices.paymentNo, content: paymentNotices.content })
    .from(paymentNotices)
    .where(and(isOpenNotice, inArray(paymentNotices.paymentNo, nos)))
    .orderBy(asc(paymentNotices.id));
  return new Map(rows.reverse().map(({ id, no, content }) => [no, { id, amount: content.amount }]));
}
