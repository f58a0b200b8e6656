import type { WithdrawalChannel } from '#lib/contract/payouts/records.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { withDocumentNumber } from '../../db/document-number.ts';
import { runOnce } from '../../db/idempotency.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { getVerifiedName, isNewDevice, notifyHolders, unseal } from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type Fen, formatFen } from '../../kernel/money.ts';
import {
  findRiskSigns,
  getPayee,
  insertWithdrawal,
  isPayeeShared,
  isSameName,
  lockOwner,
  type NewWithdrawal,
  type Owner,
  type PayeeAccount,
  priceWithdrawal,
  readHabit,
  readSoFar,
  requireAvailable,
  requireWithinLimits,
  type Withdrawal,
} from '../../payouts/index.ts';
import { requirePromoterNotStopped } from '../../referral/index.ts';
import { getSettings, type Settings } from '../../site/index.ts';
import { getCommissionAvailable } from '../../wallet/index.ts';
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
  const verified = request.payeeId === null ? undefined : await getVerifiedName(ctx, member.userId);
  const call = { userId: member.userId, key, route: 'recommend/withdrawApply', request };
  return ctx.db.transaction((tx) =>
    runOnce(tx, ctx.clock, call, async () => {
      const owner: Owner = { ownerType: 'user', ownerId: member.userId };
      await lockOwner(tx, owner);
      await requirePromoterNotStopped(tx, member.userId);
      requireAvailable(request.amount, await getCommissionAvailable(tx, member.userId));
      const asked = { ctx, member, owner, settings, amount: request.amount, ip, at: ctx.clock.now() };
      const isOutside = request.payeeId !== null;
      const withdrawal = isOutside
        ? await askOutside(tx, asked, { payeeId: request.payeeId, verified })
        : await moveToBalance(tx, asked);
      return { no: withdrawal.no };
    }),
  );
}

interface Asked {
  ctx: ServerContext;
  member: Member;
  owner: Owner;
  settings: Settings;
  amount: Fen;
  ip: string;
  at: Date;
}

async function moveToBalance(tx: Executor, asked: Asked): Promise<Withdrawal> {
  const { member, at } = asked;
  const row = { ...toRow(asked, 'balance'), status: 'paid' as const, paidAt: at };
  const withdrawal = await insert(tx, asked, row);
  await postWithdrawal(tx, withdrawal, { step: 'to_balance', actor: member, at });
  return withdrawal;
}

async function askOutside(
  tx: Executor,
  asked: Asked,
  { payeeId, verified = '' }: { payeeId: number | null; verified: string | undefined },
): Promise<Withdrawal> {
  const { ctx, member, owner, settings, amount, at } = asked;
  const payee = await getPayee(tx, owner, payeeId ?? 0);
  if (payee.readyAt > at) throw new DomainError('payee_cooling', { fields: { payee_id: { key: 'payee_cooling' } } });
  if (!isSameName(unseal(ctx, payee.sealedHolder), verified)) {
    throw new DomainError('invalid_input', { fields: { payee_id: { key: 'payeeHolder' } } });
  }
  requireWithinLimits(amount, await readSoFar(tx, owner, at), settings);
  const { channel, sealedHolder, sealedAccount, maskedAccount, bank, branch } = payee;
  const riskSigns = await findSigns(tx, asked, payee);
  const copied = { sealedHolder, sealedAccount, maskedAccount, bank, branch };
  const withdrawal = await insert(tx, asked, { ...toRow(asked, channel), ...copied, riskSigns });
  await postWithdrawal(tx, withdrawal, { step: 'hold', actor: member, at });
  const { no } = withdrawal;
  const link = userPath('desk/withdrawals', { no });
  const args = { no, amount: formatFen(amount) };
  await notifyHolders(tx, { event: 'withdrawalAsked', args, link, cause: no, except: member.userId, now: at });
  return withdrawal;
}

async function findSigns(tx: Executor, { member, owner, amount, at }: Asked, payee: PayeeAccount) {
  const { userId, sessionId } = member;
  const habit = await readHabit(tx, owner);
  const isShared = await isPayeeShared(tx, payee);
  const isDeviceNew = await isNewDevice(tx, { userId, sessionId, now: at });
  return findRiskSigns({
    ...habit,
    amount,
    now: at,
    payeeSince: payee.createdAt,
    isPayeeShared: isShared,
    isDeviceNew,
  });
}

type Row = Omit<NewWithdrawal, 'no'>;

function toRow({ owner, member, amount, settings, ip, at }: Asked, channel: WithdrawalChannel): Row {
  const { fee, tax, net } = priceWithdrawal({ amount, channel }, settings);
  return {
    ...owner,
    appliedBy: member.userId,
    appliedIp: ip,
    amount,
    feeAmount: fee,
    taxAmount: tax,
    netAmount: net,
    channel,
    createdAt: at,
    updatedAt: at,
  };
}

async function insert(tx: Executor, { member, at }: Asked, row: Row): Promise<Withdrawal> {
  const withdrawal = await withDocumentNumber('withdrawal', at, (no) => insertWithdrawal(tx, { ...row, no }));
  const entity = { entityType: 'withdrawal', entityId: withdrawal.id, from: null, to: withdrawal.status };
  await logStatusChange(tx, { ...entity, event: 'apply', actor: member, at });
  return withdrawal;
}
