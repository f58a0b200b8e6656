import type { Channel } from '#lib/contract/payments/channels.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { withDocumentNumber } from '#lib/server/db/document-number.ts';
import { runOnce } from '#lib/server/db/idempotency.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { type Fen, formatFen } from '#lib/server/kernel/money.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { getOfferedProvider } from '../list-providers.ts';
import type { Payer, PaymentProvider } from '../provider.ts';
import { findRecharge } from '../repository.ts';
import { requireRechargeRoom } from '../require-room.ts';
import { startPayment } from '../start-payment.ts';
import { payments, recharges } from '../tables.ts';
import { describeRecharge, type RechargeDetails } from './describe-recharge.ts';

interface RechargeRequest {
  amount: Fen;
  channel: Channel;
  /** The client's `Idempotency-Key`: the same request sent twice is one recharge. */
  key: string;
  payer?: Payer;
}

/**
 * Begins a recharge: the documents first, then the provider, outside the transaction, then the answer. Throws
 * `channel_unavailable` (no such provider, or it does not answer), `invalid_input` for an amount out of bounds,
 * `recharge_limit`, `daily_limit`, and what `runOnce` throws.
 */
export async function createRecharge(
  ctx: ServerContext,
  member: Member,
  request: RechargeRequest,
): Promise<RechargeDetails> {
  const provider = await getOfferedProvider(ctx, request.channel);
  await requireInBounds(ctx, request.amount);
  const { userId } = member;
  const { key, payer, ...rest } = request;
  const call = { userId, key, route: 'recharge/create', request: rest };
  const { no } = await ctx.db.transaction((tx) =>
    runOnce(tx, ctx.clock, call, () => insertDocuments(tx, ctx, { userId, provider, amount: request.amount })),
  );
  const found = await findRecharge(ctx.db, no, userId);
  if (!found) throw new DomainError('not_found');
  if (found.payment.status === 'created') {
    await startPayment(ctx, member, { provider, payment: found.payment, payer });
  }
  return describeRecharge(ctx, userId, no);
}

async function requireInBounds(ctx: ServerContext, amount: Fen): Promise<void> {
  const { 'recharge.minFen': min, 'recharge.maxFen': max } = await getSettings(ctx);
  if (amount >= min && amount <= max) return;
  const values = { min: formatFen(min), max: formatFen(max) };
  throw new DomainError('invalid_input', { fields: { amount: { key: 'amountRange', values } } });
}

async function insertDocuments(
  tx: Executor,
  ctx: ServerContext,
  { userId, provider, amount }: { userId: number; provider: PaymentProvider; amount: Fen },
): Promise<{ no: string }> {
  const now = ctx.clock.now();
  await requireRechargeRoom(tx, { userId, at: now });
  const recharge = await withDocumentNumber('recharge', now, async (no) => {
    const row = { no, userId, amount, createdAt: now };
    const [inserted] = await tx.insert(recharges).values(row).onConflictDoNothing().returning({ no: recharges.no });
    return inserted;
  });
  const { channel, lifeInSeconds } = provider;
  const facts = { userId, purpose: 'recharge' as const, purposeNo: recharge.no, channel, amount };
  const times = { expiresAt: addSeconds(now, lifeInSeconds), createdAt: now, updatedAt: now };
  await withDocumentNumber('payment', now, async (no) => {
    const row = { no, ...facts, ...times };
    const [inserted] = await tx.insert(payments).values(row).onConflictDoNothing().returning({ no: payments.no });
    return inserted;
  });
  return recharge;
}
