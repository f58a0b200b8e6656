import type { AgainTarget } from '#lib/contract/payouts/desk-withdrawals.ts';
import { isAccountNumber, maskAccountNumber, toAccountDigits } from '#lib/contract/store/bank-account.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { claimFile } from '../../files/index.ts';
import { encrypt } from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import {
  findPayableAgain,
  findRiskSigns,
  hashAccount,
  isPayeeShared,
  lockOwner,
  type PayeeCopy,
  readHabit,
  type Withdrawal,
} from '../../payouts/index.ts';
import { getSettings, type Settings } from '../../site/index.ts';
import { getCommissionAvailable, getStoreAvailable } from '../../wallet/index.ts';
import { insertAsked } from './pieces/ask-outside.ts';
import { getForDesk } from './pieces/get-for-desk.ts';
import { notifyReviewers } from './pieces/notify-reviewers.ts';
import { postWithdrawal } from './pieces/post-withdrawal.ts';

interface Asked {
  /** Of the withdrawal that came back. */
  no: string;
  to: AgainTarget;
  /** Of another account of the same holder, as the rest below. */
  account: string;
  bank: string;
  branch: string;
  /** Address of the operator's private upload in which the holder names that account. */
  attachment: string;
  reason: string;
  ip: string;
}

interface Asking {
  ctx: ServerContext;
  operator: Member;
  settings: Settings;
  asked: Asked;
  at: Date;
}

/**
 * What the bank has sent back of a store that is closed, or of somebody whose account has ended, is paid again under a
 * number of its own, because nobody is there who could ask for it: this operator asks and another one approves
 * (docs/domain/payouts.md 10). Throws `not_found`, `own_record`, `status_changed` where the owner is there or it is paid
 * again already, `balance_insufficient` where the owner owes as much, and `invalid_input` at the account and at the file.
 */
export async function payAgain(ctx: ServerContext, operator: Member, asked: Asked): Promise<{ no: string }> {
  const asking = { ctx, operator, asked, settings: await getSettings(ctx), at: ctx.clock.now() };
  return ctx.db.transaction(async (tx) => {
    const returned = await getForDesk(tx, operator, asked.no);
    await lockOwner(tx, returned);
    if (!(await findPayableAgain(tx, [returned])).has(returned.id)) throw new DomainError('status_changed');
    const { no } = await ask(tx, asking, returned);
    return { no };
  });
}

async function ask(tx: Executor, asking: Asking, returned: Withdrawal): Promise<Withdrawal> {
  const { ctx, operator: member, settings, asked, at } = asking;
  const { ownerType, ownerId, id: followsId } = returned;
  const available = await (ownerType === 'store' ? getStoreAvailable : getCommissionAvailable)(tx, ownerId);
  const amount = Math.min(returned.amount, available);
  if (amount <= 0) throw new DomainError('balance_insufficient');
  const isSame = asked.to === 'same';
  const payee = isSame ? copyOf(returned) : anotherOf(asking, returned);
  const evidenceFileId = isSame ? null : await claimEvidence(tx, asking);
  const risk = await findRisk(tx, returned, { payee, amount, isSame, at });
  const request = { ctx, member, owner: { ownerType, ownerId }, settings, amount, ip: asked.ip, at };
  const facts = { ...payee, riskSigns: risk, followsId, evidenceFileId };
  const next = await insertAsked(tx, request, { channel: payee.channel, facts, reason: asked.reason });
  await postWithdrawal(tx, next, { step: 'hold', actor: member, at });
  await notifyReviewers(tx, next, at);
  return next;
}

const copyOf = ({ channel, encryptedHolder, encryptedAccount, ...rest }: Withdrawal): PayeeCopy => {
  const { maskedAccount, accountHash, bank, branch } = rest;
  if (channel === 'balance' || !encryptedHolder || !encryptedAccount) throw new RangeError('no account');
  return { channel, encryptedHolder, encryptedAccount, maskedAccount, accountHash, bank, branch };
};

/** The holder stays: it may go to another account of the same, never to somebody else. */
function anotherOf({ ctx, asked: { bank, branch, ...asked } }: Asking, returned: Withdrawal): PayeeCopy {
  const account = toAccountDigits(asked.account);
  const isGood =
    isAccountNumber(account, 'personal') || (returned.ownerType === 'store' && isAccountNumber(account, 'company'));
  if (!isGood) throw refusal('account', returned.ownerType === 'store' ? 'bankAccount' : 'cardNumber');
  return {
    ...copyOf(returned),
    channel: 'bank',
    encryptedAccount: encrypt(ctx, account),
    maskedAccount: maskAccountNumber(account),
    accountHash: hashAccount(ctx, 'bank', account),
    bank,
    branch,
  };
}

/** Of another account the second person has to see who has named it. */
async function claimEvidence(tx: Executor, { operator: { userId }, asked }: Asking): Promise<number> {
  const { no, attachment: url } = asked;
  const accept = { isPrivate: true, topics: ['voucher'] };
  const subject = `withdrawal:${no}:again:${crypto.randomUUID()}`;
  return (await claimFile(tx, { url, userId, subject, accept, field: 'attachment' })).id;
}

interface Risk {
  payee: PayeeCopy;
  amount: number;
  isSame: boolean;
  at: Date;
}

async function findRisk(tx: Executor, returned: Withdrawal, { payee, amount, isSame, at: now }: Risk) {
  const habit = await readHabit(tx, returned);
  const isShared = await isPayeeShared(tx, returned, payee.accountHash);
  const payeeSince = isSame ? returned.createdAt : now;
  return findRiskSigns({ ...habit, amount, now, payeeSince, isPayeeShared: isShared, isDeviceNew: false });
}

const refusal = (field: string, key: string) => new DomainError('invalid_input', { fields: { [field]: { key } } });
