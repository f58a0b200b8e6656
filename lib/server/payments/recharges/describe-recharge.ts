import type { Channel } from '#lib/contract/payments/channels.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { findOwnFile, linkToPrivate } from '#lib/server/files/index.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { findProvider, listOfferedProviders } from '../list-providers.ts';
import type { Instructions } from '../provider.ts';
import {
  findRecharge,
  isByProvider,
  listRechargeRows,
  type Payment,
  type RechargeFilter,
  type RechargeWithPayment,
} from '../repository.ts';
import { canMove } from '../states.ts';
import { toOrder } from '../to-order.ts';

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
  return { ...(await show(ctx, found)), instructions: await instructPayer(ctx, payment) };
}

/** What is needed to pay; nothing once it cannot be paid any more. */
export async function instructPayer(ctx: ServerContext, payment: Payment): Promise<Instructions> {
  if (!isByProvider(payment) || !canMove(payment.status, 'succeed')) return {};
  const provider = await findProvider(ctx, payment.channel);
  return provider?.instruct(await toOrder(ctx, payment), payment.prepay) ?? {};
}

export async function listRecharges(
  ctx: ServerContext,
  filter: RechargeFilter,
  page: Page,
): Promise<PageOf<ShownRecharge>> {
  const { list, total } = await listRechargeRows(ctx.db, filter, page);
  return { list: await Promise.all(list.map((found) => show(ctx, found))), total };
}

async function show(ctx: ServerContext, found: RechargeWithPayment): Promise<ShownRecharge> {
  return { ...found, voucherLink: await linkToVoucher(ctx, found.payment) };
}

/** Shows the voucher for some minutes; empty without one. */
export async function linkToVoucher(
  ctx: ServerContext,
  { userId, voucherFileId: id }: Pick<Payment, 'userId' | 'voucherFileId'>,
): Promise<string> {
  const file = id === null ? undefined : await findOwnFile(ctx.db, { userId, id });
  return file ? linkToPrivate(ctx, file, { ttlSeconds: linkInSeconds }) : '';
}

/** What a recharge may be. */
export async function getRechargeOptions(
  ctx: ServerContext,
): Promise<{ channels: Channel[]; min: number; max: number }> {
  const { 'recharge.minFen': min, 'recharge.maxFen': max } = await getSettings(ctx);
  return { channels: (await listOfferedProviders(ctx)).map(({ channel }) => channel), min, max };
}
