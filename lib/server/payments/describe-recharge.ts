import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { getSettings } from '../site/index.ts';
import { listProviders } from './list-providers.ts';
import type { Channel, Instructions } from './provider.ts';
import { findRecharge, listRechargeRows, type RechargeWithPayment } from './repository.ts';
import { canMove, type PaymentStatus } from './states.ts';

export interface RechargeDetails extends RechargeWithPayment {
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
  const provider = (await listProviders(ctx)).find(({ channel }) => channel === payment.channel);
  const isPayable = canMove(payment.status, 'succeed') && provider !== undefined;
  return { ...found, instructions: isPayable ? await provider.start(payment) : {} };
}

export async function listRecharges(
  ctx: ServerContext,
  filter: { userId?: number; status?: PaymentStatus | undefined },
  page: Page,
): Promise<PageOf<RechargeWithPayment>> {
  return listRechargeRows(ctx.db, filter, page);
}

/** What a recharge may be. */
export async function getRechargeOptions(
  ctx: ServerContext,
): Promise<{ channels: Channel[]; min: number; max: number }> {
  const { 'recharge.minFen': min, 'recharge.maxFen': max } = await getSettings(ctx);
  return { channels: (await listProviders(ctx)).map(({ channel }) => channel), min, max };
}
