import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { runOnce } from '../../db/idempotency.ts';
import { decrypt, getVerifiedName } from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Fen } from '../../kernel/money.ts';
import {
  getPayee,
  isSameName,
  lockOwner,
  type Owner,
  type PayeeAccount,
  requireAvailable,
  type Withdrawal,
} from '../../payouts/index.ts';
import { requirePromoterNotStopped } from '../../referral/index.ts';
import { getSettings } from '../../site/index.ts';
import { getCommissionAvailable } from '../../wallet/index.ts';
import { type Asked, askOutside, insertAsked } from './pieces/ask-outside.ts';
import { postWithdrawal } from './pieces/post-withdrawal.ts';

interface Application {
  amount: Fen;
  /** Null: to the own balance in the shop. */
  payeeId: number | null;
  ip: string;
  /** The client's `Idempotency-Key`: the same request sent twice is one withdrawal. */
  key: string;
}

/**
 * Asks for what a member has earned: to an account outside, set aside until it is there (P10), or to the own balance at once
 * and for nothing (P13). Throws `promoter_stopped`, `invalid_input` at what is not there, for outside also `real_name_needed`,
 * `payee_cooling` and what the limits throw, and what `runOnce` throws.
 */
export async function applyWithdrawal(
  ctx: ServerContext,
  member: Member,
  { key, ip, ...request }: Application,
): Promise<{ no: string }> {
  const settings = await getSettings(ctx);
  const verified = request.payeeId === null ? '' : await getVerifiedName(ctx, member.userId);
  const call = { userId: member.userId, key, route: 'recommend/withdrawApply', request };
  return ctx.db.transaction((tx) =>
    runOnce(tx, ctx.clock, call, async () => {
      const owner: Owner = { ownerType: 'user', ownerId: member.userId };
      await lockOwner(tx, owner);
      await requirePromoterNotStopped(tx, member.userId);
      requireAvailable(request.amount, await getCommissionAvailable(tx, member.userId));
      const asked = { ctx, member, owner, settings, amount: request.amount, ip, at: ctx.clock.now() };
      if (request.payeeId === null) return { no: (await moveToBalance(tx, asked)).no };
      const payee = await getOwnPayee(tx, asked, { id: request.payeeId, verified });
      return { no: (await askOutside(tx, asked, { payee: copyOf(payee), since: payee.createdAt })).no };
    }),
  );
}

async function moveToBalance(tx: Executor, asked: Asked): Promise<Withdrawal> {
  const { member, at } = asked;
  const facts = { status: 'paid' as const, paidAt: at };
  const withdrawal = await insertAsked(tx, asked, { channel: 'balance', facts });
  await postWithdrawal(tx, withdrawal, { step: 'to_balance', actor: member, at });
  return withdrawal;
}

/** An account of the member's that has cooled down, in the name that is verified now. */
async function getOwnPayee(
  tx: Executor,
  { ctx, owner, at }: Asked,
  { id, verified }: { id: number; verified: string },
): Promise<PayeeAccount> {
  const payee = await getPayee(tx, owner, id);
  if (payee.readyAt > at) throw new DomainError('payee_cooling', { fields: { payee_id: { key: 'payee_cooling' } } });
  if (!isSameName(decrypt(ctx, payee.encryptedHolder), verified)) {
    throw new DomainError('invalid_input', { fields: { payee_id: { key: 'payeeHolder' } } });
  }
  return payee;
}

function copyOf({
  channel,
  encryptedHolder,
  encryptedAccount,
  maskedAccount,
  accountHash,
  bank,
  branch,
}: PayeeAccount) {
  return { channel, encryptedHolder, encryptedAccount, maskedAccount, accountHash, bank, branch };
}
