import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { listRows } from '#lib/server/db/list-rows.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import { findOrderPayment } from '../order-payment-repository.ts';
import type { Payment, ProviderPayment } from '../repository.ts';
import { payments } from '../tables.ts';

/**
 * A transfer that pays for orders, for an operator to decide. Throws `not_found`, and `own_payment` where operator and
 * payer are one.
 */
export async function getOrderTransfer(ctx: ServerContext, operator: Member, no: string): Promise<ProviderPayment> {
  const payment = await findOrderPayment(ctx.db, no);
  if (payment?.channel !== 'bank') throw new DomainError('not_found');
  if (payment.userId === operator.userId) throw new DomainError('own_payment');
  return payment;
}

/** What a customer has announced and nobody has compared with the statement. */
export const isAnnounced = and(
  eq(payments.purpose, 'order'),
  eq(payments.channel, 'bank'),
  eq(payments.status, 'processing'),
);

/** Transfers that customers have announced and nobody has compared with the statement, the oldest first; with `no` that one alone. */
export async function listAnnouncedTransfers(ctx: ServerContext, page: Page, no?: string): Promise<PageOf<Payment>> {
  const where = and(isAnnounced, no === undefined ? undefined : eq(payments.no, no));
  return listRows(ctx.db, payments, { where, orderBy: [asc(payments.id)], page });
}

/** Those of these groups for which one waits. */
export async function listAnnouncedGroups(db: Executor, groupNos: string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ no: payments.purposeNo })
    .from(payments)
    .where(and(isAnnounced, inArray(payments.purposeNo, groupNos)));
  return new Set(rows.map(({ no }) => no));
}
