import type { ServerContext } from '../db/context.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { newSecretToken } from '../kernel/ids.ts';
import { getProvider } from './list-providers.ts';
import { findPayment } from './repository.ts';
import { signSandboxNotice } from './sandbox-provider.ts';

/**
 * What the sandbox would send after its customer has paid or refused: a signed message, to be handed to the same endpoint as
 * one from outside. Throws `channel_unavailable` where there is no sandbox, and `not_found` for a payment of somebody else.
 */
export async function playSandbox(
  ctx: ServerContext,
  member: Member,
  { no, outcome }: { no: string; outcome: 'succeeded' | 'failed' },
): Promise<{ headers: Headers; body: string }> {
  await getProvider(ctx, 'sandbox');
  const payment = await findPayment(ctx.db, no, 'sandbox');
  if (payment?.userId !== member.userId) throw new DomainError('not_found');
  const { amount, currency } = payment;
  return signSandboxNotice(ctx.env.SECRET_KEY, {
    eventId: newSecretToken(),
    paymentNo: no,
    tradeNo: `sandbox-${no}`,
    status: outcome,
    amount,
    currency,
  });
}
