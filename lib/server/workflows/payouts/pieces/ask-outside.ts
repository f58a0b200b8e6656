import type { WithdrawalChannel } from '#lib/contract/payouts/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { withDocumentNumber } from '#lib/server/db/document-number.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import { isNewDevice } from '#lib/server/identity/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import {
  findRiskSigns,
  insertWithdrawal,
  isPayeeShared,
  type NewWithdrawal,
  type Owner,
  type PayeeCopy,
  priceWithdrawal,
  readHabit,
  readSoFar,
  requireWithinLimits,
  type Withdrawal,
} from '#lib/server/payouts/index.ts';
import type { Settings } from '#lib/server/site/index.ts';
import { notifyReviewers } from './notify-reviewers.ts';
import { postWithdrawal } from './post-withdrawal.ts';

/** What somebody asks for, of whose money. The caller has locked the owner and looked at what is there. */
export interface Asked {
  ctx: ServerContext;
  member: Member;
  owner: Owner;
  settings: Settings;
  amount: Fen;
  ip: string;
  at: Date;
}

interface Target {
  payee: PayeeCopy;
  /** When the owner named it. */
  since: Date;
}

/**
 * Sets money aside for an account outside (P10), with what somebody should look at, and tells who approves it. Throws what
 * the limits throw.
 */
export async function askOutside(tx: Executor, asked: Asked, { payee, since }: Target): Promise<Withdrawal> {
  const { member, owner, settings, amount, at } = asked;
  const { ownerType } = owner;
  requireWithinLimits({ amount, ownerType }, await readSoFar(tx, owner, at), settings);
  const riskSigns = await findSigns(tx, asked, { payee, since });
  const withdrawal = await insertAsked(tx, asked, { channel: payee.channel, facts: { ...payee, riskSigns } });
  await postWithdrawal(tx, withdrawal, { step: 'hold', actor: member, at });
  await notifyReviewers(tx, withdrawal, at);
  return withdrawal;
}

async function findSigns(tx: Executor, { member, owner, amount, at }: Asked, { payee, since }: Target) {
  const { userId, sessionId } = member;
  const habit = await readHabit(tx, owner);
  const isShared = await isPayeeShared(tx, owner, payee.accountHash);
  const isDeviceNew = await isNewDevice(tx, { userId, sessionId, now: at });
  return findRiskSigns({ ...habit, amount, now: at, payeeSince: since, isPayeeShared: isShared, isDeviceNew });
}

interface NewRow {
  channel: WithdrawalChannel;
  facts: Partial<NewWithdrawal>;
  /** Why somebody else asks for it than its owner. */
  reason?: string;
}

/** Writes it down under a number of its own, with the first line of its history. */
export async function insertAsked(tx: Executor, asked: Asked, { channel, facts, reason }: NewRow): Promise<Withdrawal> {
  const { owner, member, amount, settings, ip, at } = asked;
  const { fee, tax, net } = priceWithdrawal({ amount, channel, ownerType: owner.ownerType }, settings);
  const row = {
    ...owner,
    ...facts,
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
  const kind = owner.ownerType === 'store' ? ('storeWithdrawal' as const) : ('withdrawal' as const);
  const withdrawal = await withDocumentNumber(kind, at, (no) => insertWithdrawal(tx, { ...row, no }));
  const entity = { entityType: 'withdrawal', entityId: withdrawal.id, from: null, to: withdrawal.status };
  await logStatusChange(tx, { ...entity, event: 'apply', actor: member, at, ...(reason && { reason }) });
  return withdrawal;
}
