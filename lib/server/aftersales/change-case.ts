import { mostEvidenceOfCase } from '#lib/contract/aftersales/member-cases.ts';
import type { ServerContext } from '../db/context.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Fen } from '../kernel/money.ts';
import { getSettings } from '../site/index.ts';
import { endCase } from './end-case.ts';
import { holdEvidence, subjectOfCase } from './held-files.ts';
import { lockCase } from './lock-case.ts';
import { amendCase, moveCase } from './move-case.ts';
import { notifyDecidersOf, notifySellerOf } from './notify-parties.ts';
import type { Aftersale } from './repository.ts';
import { requireAmount } from './require-amount.ts';
import { customerActionsOf, mostParcels } from './rules.ts';
import type { CaseParcel } from './snapshots.ts';
import { paysBack } from './states.ts';

interface Amendment {
  no: string;
  amount?: Fen | undefined;
  description: string;
  files: string[];
}

/**
 * A9: the customer changes what was asked for, or answers an offer with that. Throws `not_found`, `status_changed`,
 * `invalid_input`.
 */
export async function amendRequest(ctx: ServerContext, member: Member, amendment: Amendment): Promise<void> {
  const { no, amount, description, files } = amendment;
  const at = ctx.clock.now();
  const settings = await getSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    const { aftersale } = await lockCase(tx, { no, userId: member.userId });
    if (!customerActionsOf(aftersale, { now: at }).includes('amend')) throw new DomainError('status_changed');
    requireAmount(amount, mostOf(aftersale));
    const subject = subjectOfCase(aftersale.id);
    const evidence = await holdEvidence(tx, { userId: member.userId, subject, urls: files });
    const facts = {
      proposedAmount: null,
      ...(amount !== undefined && { requestedAmount: amount }),
      // Goods that are on their way back were approved with an amount: this one is settled on instead.
      ...(amount !== undefined && aftersale.status === 'returning' && { approvedAmount: amount }),
      ...(description !== '' && { description }),
      ...(evidence.length > 0 && { evidence: mergeFiles(aftersale.evidence, evidence) }),
    };
    const change = { move: 'propose' as const, to: aftersale.status, event: 'amend', at, settings, actor: member };
    const moved = await moveCase(tx, aftersale, { ...change, facts });
    await notifySellerOf(tx, moved, { event: 'caseAnswered', at });
  });
}

/** What was settled on before the goods went back is not raised by one side alone. */
function mostOf({ type, status, approvedAmount, goodsAmount, freightAmount }: Aftersale): Fen {
  const worth = paysBack(type) ? goodsAmount + freightAmount : 0;
  return status === 'returning' ? Math.min(worth, approvedAmount ?? worth) : worth;
}

/** What was shown before stays shown. Throws `invalid_input` at `files` where a request would hold too many. */
function mergeFiles<File extends { id: number }>(before: File[], added: File[]): File[] {
  const all = [...before, ...added.filter(({ id }) => !before.some((file) => file.id === id))];
  if (all.length <= mostEvidenceOfCase) return all;
  const values = { max: mostEvidenceOfCase, left: Math.max(0, mostEvidenceOfCase - before.length) };
  throw new DomainError('invalid_input', { fields: { files: { key: 'caseFiles', values } } });
}

interface Submission {
  no: string;
  description: string;
  files: string[];
}

/** A10: a rejected request once more, with something new. Throws `not_found`, `status_changed`, `invalid_input`. */
export async function resubmitRequest(ctx: ServerContext, member: Member, submission: Submission): Promise<void> {
  const { no, description, files } = submission;
  const at = ctx.clock.now();
  const settings = await getSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    const { aftersale } = await lockCase(tx, { no, userId: member.userId });
    if (!customerActionsOf(aftersale, { now: at }).includes('resubmit')) throw new DomainError('status_changed');
    const subject = subjectOfCase(aftersale.id);
    const held = await holdEvidence(tx, { userId: member.userId, subject, urls: files });
    const evidence = mergeFiles(aftersale.evidence, held);
    const facts = { description, evidence, isResubmitted: true };
    const moved = await moveCase(tx, aftersale, { move: 'resubmit', at, settings, actor: member, facts });
    await notifySellerOf(tx, moved, { event: 'caseAnswered', at });
  });
}

/** A16. Throws `not_found`, `status_changed`. */
export async function withdrawRequest(ctx: ServerContext, member: Member, no: string): Promise<void> {
  const at = ctx.clock.now();
  const settings = await getSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    const { aftersale, order } = await lockCase(tx, { no, userId: member.userId });
    const facts = { closeReason: 'withdrawn' as const, proposedAmount: null };
    const change = { move: 'withdraw' as const, at, settings, actor: member, facts };
    const ended = await endCase(tx, aftersale, { ...change, order });
    await notifySellerOf(tx, ended, { event: 'caseWithdrawn', at });
  });
}

/** A5: the goods are on their way back; another parcel may follow. Throws `not_found`, `status_changed`. */
export async function sendBack(
  ctx: ServerContext,
  member: Member,
  { no, ...parcel }: Omit<CaseParcel, 'sentAt'> & { no: string },
): Promise<void> {
  const at = ctx.clock.now();
  const settings = await getSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    const { aftersale } = await lockCase(tx, { no, userId: member.userId });
    const returnParcels = [...aftersale.returnParcels, { ...parcel, sentAt: at.toISOString() }];
    if (returnParcels.length > mostParcels) throw new DomainError('status_changed');
    const facts = { returnParcels };
    const moved =
      aftersale.status === 'returning'
        ? await amendCase(tx, aftersale, { event: 'addParcel', at, actor: member, facts })
        : await moveCase(tx, aftersale, { move: 'sendBack', at, settings, actor: member, facts });
    const args = { carrier: parcel.carrierName, tracking: parcel.trackingNo };
    await notifySellerOf(tx, moved, { event: 'caseSentBack', args, at });
  });
}

interface Dispute {
  no: string;
  reason: string;
  files: string[];
}

/** A11: the platform is to decide. Throws `not_found`, `status_changed`, `invalid_input`. */
export async function disputeCase(ctx: ServerContext, member: Member, { no, reason, files }: Dispute): Promise<void> {
  const at = ctx.clock.now();
  const settings = await getSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    const { aftersale } = await lockCase(tx, { no, userId: member.userId });
    if (!customerActionsOf(aftersale, { now: at }).includes('dispute')) throw new DomainError('status_changed');
    const subject = subjectOfCase(aftersale.id);
    const disputeFiles = await holdEvidence(tx, { userId: member.userId, subject, urls: files });
    const facts = { disputeReason: reason, disputeFiles, isDisputed: true, proposedAmount: null };
    const moved = await moveCase(tx, aftersale, { move: 'dispute', at, settings, actor: member, reason, facts });
    await notifySellerOf(tx, moved, { event: 'caseEscalatedSeller', at });
    await notifyDecidersOf(tx, moved, at);
  });
}

/** A15: the replacement is there. Throws `not_found`, `status_changed`. */
export async function confirmReplacement(ctx: ServerContext, member: Member, no: string): Promise<void> {
  const at = ctx.clock.now();
  const settings = await getSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    const { aftersale, order } = await lockCase(tx, { no, userId: member.userId });
    await endCase(tx, aftersale, { move: 'confirm', at, settings, actor: member, order });
  });
}
