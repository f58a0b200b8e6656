import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import {
  canMove,
  findProvider,
  instructPayer,
  isByProvider,
  keepOpened,
  listPaymentsByNo,
  type Payer,
  type PaymentProvider,
  type ProviderPayment,
  toOrder,
} from '../../payments/index.ts';
import { isChannelPaused } from '../../site/index.ts';
import { isOver } from './query-payments.ts';

interface Prepared {
  /** Of the payment. */
  no: string;
  payer: Payer;
}

/**
 * What a customer needs to go on paying from where they are now: a payment that was begun on another device, or by a page that works
 * no longer, is opened anew. What was opened before is closed first, so that nobody pays twice; if it was paid meanwhile, it counts,
 * and there is nothing to do any more. Throws `not_found`, `channel_unavailable` when the provider does not answer,
 * `status_changed` when it was prepared by another request meanwhile, and `invalid_input` for a login that counts no more.
 */
export async function preparePayment(
  ctx: ServerContext,
  member: Member,
  { no, payer }: Prepared,
): Promise<Record<string, string>> {
  const payment = await findOwn(ctx, member, no);
  if (payment.status !== 'pending') return instructPayer(ctx, payment);
  const provider = await findProvider(ctx, payment.channel);
  if (!provider) throw new DomainError('channel_unavailable');
  const renewal = provider.renewalOf?.(payment.prepay, payer, ctx.clock.now()) ?? 'none';
  if (renewal === 'none') return instructPayer(ctx, payment);
  if (await isChannelPaused(ctx.db, payment.channel)) throw new DomainError('channel_unavailable');
  if (renewal === 'other' && !(await isOver(ctx, provider, payment))) throw new DomainError('channel_unavailable');
  const current = await findOwn(ctx, member, no);
  if (!canMove(current.status, 'close')) return instructPayer(ctx, current);
  // Another request was quicker: what that one has opened serves this payer too, or has to be closed first.
  if (current.providerRef !== payment.providerRef) return preparePayment(ctx, member, { no, payer });
  return instructPayer(ctx, await openAnew(ctx, { provider, payment: current, payer, isSame: renewal === 'same' }));
}

/** A payment of somebody else is as none. */
async function findOwn(ctx: ServerContext, { userId }: Member, no: string): Promise<ProviderPayment> {
  const [payment] = await listPaymentsByNo(ctx.db, [no]);
  if (payment?.userId !== userId || !isByProvider(payment)) throw new DomainError('not_found');
  return payment;
}

interface Anew {
  provider: PaymentProvider;
  payment: ProviderPayment;
  payer: Payer;
  isSame: boolean;
}

/** Outside any transaction. If something has changed meanwhile, what was opened is of no use, and nobody should pay it. */
async function openAnew(ctx: ServerContext, { provider, payment, payer, isSame }: Anew): Promise<ProviderPayment> {
  const before = { providerRef: payment.providerRef ?? payment.no, isSame };
  const opened = await openAtProvider(provider, [await toOrder(ctx, payment), payer, before]);
  try {
    return await ctx.db.transaction((tx) => keepOpened(tx, payment, opened, ctx.clock.now()));
  } catch (error) {
    const [kept] = await listPaymentsByNo(ctx.db, [payment.no]);
    // Two requests at once open it under the same number: it stays open for the one that was quicker.
    if (!isSame && kept?.providerRef !== opened.providerRef)
      await provider.close?.({ no: payment.no, providerRef: opened.providerRef }).catch(() => {});
    throw error;
  }
}

type Opening = Parameters<NonNullable<PaymentProvider['open']>>;

async function openAtProvider(provider: PaymentProvider, opening: Opening) {
  if (!provider.open) throw new DomainError('channel_unavailable');
  try {
    return await provider.open(...opening);
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw new DomainError('channel_unavailable', { cause });
  }
}
