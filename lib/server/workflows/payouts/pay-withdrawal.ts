import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { claimFile } from '../../files/index.ts';
import { decrypt } from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { canMove, moveWithdrawal, requireReference } from '../../payouts/index.ts';
import { getSettings } from '../../site/index.ts';
import { getForDesk, getPayable } from './pieces/get-for-desk.ts';
import { notifyOwner } from './pieces/notify-owner.ts';
import { beginOne, bounceOne, succeedOne } from './pieces/pay-one.ts';
import { postWithdrawal } from './pieces/post-withdrawal.ts';
import { requireNotWaiting } from './pieces/require-not-waiting.ts';

/** Where the money goes, whole: for who transfers it. */
interface PayeeInFull {
  holder: string;
  account: string;
  bank: string;
  branch: string;
}

/**
 * An operator takes a withdrawal to pay it, before any money moves: of two who would pay exactly one does. Throws
 * `not_found`, `own_record`, `reviewer_pays` for who has approved it, `promoter_stopped`, `store_stopped`,
 * `store_invoice_needed` before the store's invoice is accepted, and `status_changed`.
 */
export async function beginPayout(ctx: ServerContext, operator: Member, no: string): Promise<void> {
  const at = ctx.clock.now();
  const settings = await getSettings(ctx);
  await ctx.db.transaction(async (tx) => beginOne(tx, await getPayable(tx, operator, no), { operator, settings, at }));
}

/** The account in full, for who pays; who looked is written down first. Throws like `beginPayout`, and `payout_waiting`. */
export async function revealPayee(ctx: ServerContext, operator: Member, no: string): Promise<PayeeInFull> {
  return ctx.db.transaction(async (tx) => {
    const withdrawal = await getPayable(tx, operator, no);
    await requireNotWaiting(tx, withdrawal);
    const { id, status, encryptedHolder, encryptedAccount, bank, branch, paidBy } = withdrawal;
    if (status !== 'paying' || paidBy !== operator.userId) throw new DomainError('status_changed');
    const entity = { entityType: 'withdrawal', entityId: id, from: status, to: status };
    await logStatusChange(tx, { ...entity, event: 'reveal', actor: operator, at: ctx.clock.now() });
    return { holder: decrypt(ctx, encryptedHolder ?? ''), account: decrypt(ctx, encryptedAccount ?? ''), bank, branch };
  });
}

interface Transfer {
  no: string;
  /** What the transfer can be found by. */
  reference: string;
  /** Address of the payer's private upload: the bank's receipt. */
  attachment: string;
}

/**
 * The bank has taken the transfer (P11): posted once, and its owner is told. Throws `not_found`, `own_record`,
 * `reviewer_pays`, `invalid_input` at a voucher that is not there and at a reference that is none or another withdrawal's, `payout_waiting` while a provider may be paying it, and
 * `status_changed` unless the operator has begun it.
 */
export async function recordPayout(
  ctx: ServerContext,
  operator: Member,
  { no, reference, attachment: url }: Transfer,
): Promise<void> {
  const at = ctx.clock.now();
  const { userId } = operator;
  await ctx.db.transaction(async (tx) => {
    const withdrawal = await getPayable(tx, operator, no);
    if (withdrawal.paidBy !== userId) throw new DomainError('status_changed');
    await requireNotWaiting(tx, withdrawal);
    const named = await requireReference(tx, withdrawal, reference);
    const accept = { isPrivate: true, topics: ['voucher'] };
    const file = await claimFile(tx, { url, userId, subject: `withdrawal:${no}`, accept, field: 'attachment' });
    await succeedOne(tx, withdrawal, { actor: operator, at, facts: { ...named, voucherFileId: file.id } });
  });
}

interface Outcome {
  no: string;
  reason: string;
}

/** It is certain that nothing was paid: it can be tried again under the same number, or given back. Throws as above. */
export async function failPayout(ctx: ServerContext, operator: Member, { no, reason }: Outcome): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const withdrawal = await getPayable(tx, operator, no);
    await requireNotWaiting(tx, withdrawal);
    await moveWithdrawal(tx, withdrawal, { move: 'fail', at, actor: operator, reason });
  });
}

/**
 * The money goes back to its owner: what could not be paid (P12), or what the bank has sent back after it was paid (P11
 * undone, then P12). Throws `not_found`, `own_record` and `status_changed`.
 */
export async function returnPayout(ctx: ServerContext, operator: Member, { no, reason }: Outcome): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const withdrawal = await getForDesk(tx, operator, no);
    const isBounced = canMove(withdrawal.status, 'bounce');
    if (isBounced && withdrawal.channel === 'balance') throw new DomainError('status_changed');
    if (isBounced) return bounceOne(tx, withdrawal, { actor: operator, at, reason });
    const returned = await moveWithdrawal(tx, withdrawal, { move: 'giveBack', at, actor: operator, reason });
    await postWithdrawal(tx, returned, { step: 'release', actor: operator, at });
    await notifyOwner(tx, returned, { event: 'withdrawalReturned', at });
  });
}
