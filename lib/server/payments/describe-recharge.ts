import type { ServerContext } from '../db/context.ts';
import { findOwnFile, linkToPrivate } from '../files/index.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { getSettings } from '../site/index.ts';
import { findProvider, listProviders } from './list-providers.ts';
import type { Channel, Instructions } from './provider.ts';
import { findRecharge, listRechargeRows, type RechargeWithPayment } from './repository.ts';
import { canMove, type PaymentStatus } from './states.ts';
import { toOrder } from './to-order.ts';

/** Long enough to look at the voucher. */
const linkInSeconds = 600;

export interface ShownRecharge extends RechargeWithPayment {
  /** Shows the voucher for some minutes; empty without one. */
  voucherLink: string;
}

export interface RechargeDetails extends ShownRecharge {
  instructions: Instructions;
}

/** Throws `not_found`, for a recharge of somebody else as for none. */
export async function getRecharge(ctx: ServerContext, userId: number, no: string): Promise<RechargeWithPayment> {
  const found = await findRecharge(ctx.db, no, userId);
  if (!found) throw new DomainError('not_found');
  return found;
}

/** With what is needed to pay, as long as it can be paid. Throws `not_found`. */
export async function describeRecharge(ctx: ServerContext, userId: number, no: string): Promise<RechargeDetails> {
  const found = await getRecharge(ctx, userId, no);
  const { payment } = found;
  const provider = canMove(payment.status, 'succeed') ? await findProvider(ctx, payment.channel) : undefined;
  const instructions = provider?.instruct(await toOrder(ctx, payment), payment.prepay) ?? {};
  return { ...(await show(ctx, found)), instructions };
}

export async function listRecharges(
  ctx: ServerContext,
  filter: { userId?: number; status?: PaymentStatus | undefined },
  page: Page,
): Promise<PageOf<ShownRecharge>> {
  const { list, total } = await listRechargeRows(ctx.db, filter, page);
  return { list: await Promise.all(list.map((found) => show(ctx, found))), total };
}

async function show(ctx: ServerContext, found: RechargeWithPayment): Promise<ShownRecharge> {
  const { userId, voucherFileId: id } = found.payment;
  const file = id === null ? undefined : await findOwnFile(ctx.db, { userId, id });
  return { ...found, voucherLink: file ? linkToPrivate(ctx, file, { ttlSeconds: linkInSeconds }) : '' };
}

/** What a recharge may be. */
export async function getRechargeOptions(
  ctx: ServerContext,
): Promise<{ channels: Channel[]; min: number; max: number }> {
  const { 'recharge.minFen': min, 'recharge.maxFen': max } = await getSettings(ctx);
  return { channels: (await listProviders(ctx)).map(({ channel }) => channel), min, max };
}
