import type { ServerContext } from '../db/context.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { movePayment } from './move-payment.ts';
import type { OpenedPayment, Payer, PaymentOrder, PaymentProvider } from './provider.ts';
import { firstQueryAt } from './query-rules.ts';
import { findPayment, type ProviderPayment } from './repository.ts';
import { toOrder } from './to-order.ts';

/** Whoever asks without a browser. */
const nobodyKnown: Payer = { device: 'desktop', ip: '127.0.0.1' };

/**
 * Makes a payment known to its provider, outside any transaction. A repeat of the call may have started it in the
 * meantime: then there is nothing left to do. Throws `channel_unavailable` when the provider does not answer.
 */
export async function startPayment(
  ctx: ServerContext,
  actor: Member,
  { provider, payment, payer = nobodyKnown }: Started,
): Promise<void> {
  const opened = await openAtProvider(provider, await toOrder(ctx, payment), payer);
  const at = ctx.clock.now();
  const facts = { ...opened, queryAt: provider.query ? firstQueryAt(at) : null };
  try {
    await ctx.db.transaction((tx) => movePayment(tx, payment, { move: 'start', at, actor, facts }));
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'status_changed') throw error;
    await closeIfGivenUp(ctx, provider, { no: payment.no, providerRef: opened?.providerRef ?? null });
  }
}

interface Started {
  provider: PaymentProvider;
  payment: ProviderPayment;
  payer?: Payer | undefined;
}

/** Given up while it was being opened: nobody should be able to pay it. Money that comes all the same goes back. */
async function closeIfGivenUp(ctx: ServerContext, provider: PaymentProvider, opened: OpenedPayment): Promise<void> {
  const payment = await findPayment(ctx.db, opened.no, provider.channel);
  if (payment?.status === 'closed') await provider.close?.(opened).catch(() => {});
}

/** The same request sent again asks the provider again, under the same number. */
async function openAtProvider(provider: PaymentProvider, order: PaymentOrder, payer: Payer) {
  try {
    return await provider.open?.(order, payer);
  } catch (cause) {
    throw new DomainError('channel_unavailable', { cause });
  }
}
