import { eq, inArray, notInArray } from 'drizzle-orm';
import { sendReplacement } from '../aftersales/index.ts';
import { aftersales } from '../aftersales/tables.ts';
import type { Member } from '../kernel/actor.ts';
import { orders } from '../orders/tables.ts';
import { payments, refunds } from '../payments/tables.ts';
import { refundInstead } from '../workflows/aftersales/answer-case.ts';
import { decideCase } from '../workflows/aftersales/decide-case.ts';
import { closeByOperator, decideClose } from '../workflows/orders/close-by-operator.ts';
import { rejectOrderTransfer } from '../workflows/payment/reject-order-transfer.ts';
import { refundManually } from '../workflows/refund/refund-manually.ts';
import { attempt } from './attempt.ts';
import { sellerOf } from './case-steps.ts';
import { atWork, fulfil } from './seller-steps.ts';
import { settlementSteps } from './settlement-steps.ts';
import { timeSteps } from './time-steps.ts';
import { findOpenInvoices, windUpInvoices } from './wind-up-invoices.ts';
import { findMoneyOpen, letAllGoOn, payAll, settleAll } from './wind-up-money.ts';
import type { Step, World } from './world.ts';

/** Longer than all clocks that can follow each other. */
const days = 150;
const jobs = [
  ...['query', 'closeUnpaid', 'closeOverdue', 'runRefunds', 'warn', 'timeOut', 'expirePool', 'giveUp'],
  ...['confirmReceipts', 'complete', 'remindOfCases', 'timeOutCases', 'releaseCommissions'],
  ...['lapse', 'settle', 'chargePenalties'],
] as const;

/**
 * Nobody buys or asks for anything any more: sellers send what they have, operators decide and pay what waits for them, time
 * does the rest. What is not over after that is stuck; answers it in words for who looks at the run.
 */
export async function windUp(world: World): Promise<string[]> {
  const { clock } = world.test.ctx;
  const steps: Record<string, Step> = { ...timeSteps(world), ...settlementSteps(world) };
  await letAllGoOn(world);
  for (let day = 0; day < days && (await findOpen(world)).length > 0; day += 1) {
    clock.advance(86_400);
    for (const name of jobs) await steps[name]?.();
    await sendAll(world);
    await decideAll(world);
    await settleAll(world);
    await payAll(world);
    await windUpInvoices(world, attempt);
  }
  return findOpen(world);
}

async function sendAll(world: World): Promise<void> {
  const { ctx } = world.test;
  const parcel = { carrier: 'sf' as const, carrierName: '顺丰速运', trackingNo: 'SF1234', note: 'n', files: [] };
  for (const order of await atWork(world)) {
    if (order.closingReason === null) await attempt(() => fulfil(world, order, false));
  }
  for (const aftersale of await ctx.db.select().from(aftersales).where(eq(aftersales.status, 'awaiting_reship'))) {
    const [seller, { no }] = [sellerOf(world, aftersale), aftersale];
    const isSent = await attempt(() => sendReplacement(ctx, seller, { no, ...parcel }));
    if (!isSent) await attempt(() => refundInstead(ctx, seller, { no, reason: 'r' }));
  }
}

async function decideAll(world: World): Promise<void> {
  const { test, operators } = world;
  const { ctx } = test;
  const [first, second] = operators as [Member, Member];
  for (const { no } of await ctx.db.select().from(aftersales).where(eq(aftersales.status, 'disputed'))) {
    const isPaid = await attempt(() => decideCase(ctx, first, { no, decision: 'refund', note: 'n' }));
    if (!isPaid) await decideCase(ctx, first, { no, decision: 'reject', note: 'n' });
  }
  for (const { no } of await ctx.db.select().from(payments).where(eq(payments.status, 'processing'))) {
    await rejectOrderTransfer(ctx, first, { no, reason: 'r' });
  }
  for (const { no } of await ctx.db.select().from(refunds).where(eq(refunds.status, 'manual_required'))) {
    await refundManually(ctx, first, { no, reference: 'out' });
  }
  // Whose rest nobody pays is closed by two.
  for (const { no, paidAmount, payableAmount } of await atWork(world)) {
    if (paidAmount >= payableAmount) continue;
    await attempt(() => closeByOperator(ctx, first, { no, reason: 'operator', note: 'n' }));
    await attempt(() => decideClose(ctx, second, { no, isApproved: true, reason: 'r' }));
    await attempt(() => decideClose(ctx, first, { no, isApproved: true, reason: 'r' }));
  }
}

async function findOpen(world: World): Promise<string[]> {
  const { db } = world.test.ctx;
  const [cases, open, back, due] = await Promise.all([
    db.select({ no: aftersales.no, status: aftersales.status }).from(aftersales).where(eq(aftersales.isOpen, true)),
    db
      .select({ no: orders.no, status: orders.status })
      .from(orders)
      .where(notInArray(orders.status, ['closed', 'completed'])),
    db
      .select({ no: refunds.no, status: refunds.status })
      .from(refunds)
      .where(notInArray(refunds.status, ['succeeded'])),
    db
      .select({ no: payments.no, status: payments.status })
      .from(payments)
      .where(inArray(payments.status, ['created', 'pending', 'processing'])),
  ]);
  const left = [...cases, ...open, ...back, ...due, ...(await findOpenInvoices(world))];
  return [...left.map((row) => `stuck ${JSON.stringify(row)}`), ...(await findMoneyOpen(world))];
}
