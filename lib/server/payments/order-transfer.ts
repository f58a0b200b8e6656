import { and, asc, count, eq } from 'drizzle-orm';
import type { ServerContext } from '../db/context.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { findOrderPayment } from './order-payment-repository.ts';
import type { Payment, ProviderPayment } from './repository.ts';
import { payments } from './tables.ts';

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

/** Transfers that customers have announced and nobody has compared with the statement, the oldest first. */
export async function listAnnouncedTransfers(ctx: ServerContext, page: Page): Promise<PageOf<Payment>> {
  const isWaiting = and(eq(payments.purpose, 'order'), eq(payments.channel, 'bank'), eq(payments.status, 'processing'));
  const [list, [all]] = await Promise.all([
    ctx.db.select().from(payments).where(isWaiting).orderBy(asc(payments.id)).limit(page.limit).offset(page.offset),
    ctx.db.select({ total: count() }).from(payments).where(isWaiting),
  ]);
  return { list, total: all?.total ?? 0 };
}
