import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { aftersales } from '../aftersales/tables.ts';
import { invoiceApplications, invoiceChecks } from '../invoices/application-tables.ts';
import { redConfirmations } from '../invoices/document-tables.ts';
import { applyForRequests, expireReds, followRefunds } from '../invoices/index.ts';
import { orders } from '../orders/tables.ts';
import { releaseRefund, releaseRefundsDue } from '../workflows/aftersales/release-refunds.ts';
import { issueInvoice, recordReversal } from './invoice-steps.ts';
import type { World } from './world.ts';

const unissued = ['submitted', 'issuing', 'failed'] as const;

type Attempt = (move: () => Promise<unknown>) => Promise<boolean>;

/** Issuers issue what they have and what was agreed to take back, operators release what is held, time does the rest. */
export async function windUpInvoices(world: World, attempt: Attempt): Promise<void> {
  const { ctx } = world.test;
  const { db } = ctx;
  await applyForRequests(ctx);
  await expireReds(ctx);
  await releaseRefundsDue(ctx);
  await followRefunds(ctx);
  for (const { no } of await db.select().from(aftersales).where(eq(aftersales.status, 'awaiting_refund'))) {
    await attempt(() =>
      releaseRefund(ctx, world.operators[0] ?? world.dice.pick(world.operators), { no, reason: 'r' }),
    );
  }
  const { status } = invoiceApplications;
  for (const { no } of await db
    .select()
    .from(invoiceApplications)
    .where(inArray(status, [...unissued]))) {
    await attempt(() => issueInvoice(world, no));
  }
  const isReady = inArray(redConfirmations.status, ['no_confirm_needed', 'confirmed']);
  for (const red of await db.select().from(redConfirmations).where(isReady)) {
    await attempt(() => recordReversal(world, red));
  }
}

/** What of invoices is not over. */
export async function findOpenInvoices({ test }: World) {
  const { db } = test.ctx;
  const { no, status } = invoiceApplications;
  const isAsked = and(isNotNull(orders.invoiceDueAt), inArray(orders.status, ['received', 'completed']));
  const [open, waiting, asked] = await Promise.all([
    db
      .select({ no, status })
      .from(invoiceApplications)
      .where(inArray(status, [...unissued, 'reversing'])),
    db.select({ check: invoiceChecks.orderId, attempts: invoiceChecks.attempts }).from(invoiceChecks),
    db.select({ request: orders.no, status: orders.status }).from(orders).where(isAsked),
  ]);
  return [...open, ...waiting, ...asked];
}
