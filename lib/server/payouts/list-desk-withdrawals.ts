import { and, count, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { WithdrawalDecision } from '#lib/contract/payouts/desk-withdrawals.ts';
import type { WithdrawalFilter, WithdrawalOwner } from '#lib/contract/payouts/records.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { countRows } from '../db/count-rows.ts';
import { findOwnFile, linkToPrivate } from '../files/index.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { hasTransfers } from '../payments/index.ts';
import { getSettings, type Settings } from '../site/index.ts';
import { listOwnStoreIds } from '../store/index.ts';
import { findPayableAgain } from './gone-owners.ts';
import { isAsker, isOwnWithdrawal, type Person } from './owner.ts';
import { needsSecondReview } from './rules.ts';
import { canMove } from './states.ts';
import { withdrawals } from './tables.ts';
import { findTransfer } from './transfer-repository.ts';
import { stateOfTransfer } from './transfer-rules.ts';
import type { Transfer } from './transfer-tables.ts';
import { payoutTransfers } from './transfer-tables.ts';
import { getWithdrawal, isInState, type Withdrawal } from './withdrawal-repository.ts';

/** How many wait for a decision. */
export const countPendingWithdrawals = (db: Executor) => countRows(db, withdrawals, eq(withdrawals.status, 'pending'));

/** How many wait for somebody who pays them. */
export const countPayableWithdrawals = (db: Executor) => countRows(db, withdrawals, eq(withdrawals.status, 'approved'));

export interface DeskWithdrawal {
  withdrawal: Withdrawal;
  /** What a provider was asked to pay. */
  transfer: Transfer | undefined;
  /** The reader would be paid by it, or has asked for it. */
  isOwn: boolean;
  /** An address that shows the receipt for some minutes. */
  voucher: string;
  /** The same of where an owner who is gone names another account. */
  evidence: string;
  needsSecond: boolean;
  actions: WithdrawalDecision[];
}

interface DeskFilter {
  status?: WithdrawalFilter | undefined;
  ownerType?: WithdrawalOwner | undefined;
  no?: string | undefined;
}

const linkInSeconds = 300;

/** All withdrawals, newest first, with what the reader may do about each. */
export async function listDeskWithdrawals(
  ctx: ServerContext,
  reader: Member,
  { filter: { status, ownerType, no }, page }: { filter: DeskFilter; page: Page },
): Promise<PageOf<DeskWithdrawal>> {
  const where = and(
    status && isInState(status),
    ownerType && eq(withdrawals.ownerType, ownerType),
    no === undefined ? undefined : eq(withdrawals.no, no),
  );
  const [view, rows, [all]] = await Promise.all([
    viewOf(ctx, reader),
    listWithTransfers(ctx, where, page),
    ctx.db.select({ total: count() }).from(withdrawals).where(where),
  ]);
  return { list: await describeAll(ctx, rows, view), total: all?.total ?? 0 };
}

/** One of them. Throws `not_found`. */
export async function getDeskWithdrawal(ctx: ServerContext, reader: Member, no: string): Promise<DeskWithdrawal> {
  const [view, withdrawal] = await Promise.all([viewOf(ctx, reader), getWithdrawal(ctx.db, no)]);
  const transfer = await findTransfer(ctx.db, withdrawal.id);
  const [described] = await describeAll(ctx, [{ withdrawal, transfer }], view);
  if (!described) throw new DomainError('not_found');
  return described;
}

/** A withdrawal, and what a provider was asked to pay of it. */
interface Row {
  withdrawal: Withdrawal;
  transfer: Transfer | undefined;
}

async function listWithTransfers(ctx: ServerContext, where: SQL | undefined, page: Page): Promise<Row[]> {
  const rows = await ctx.db
    .select({ withdrawal: getTableColumns(withdrawals), transfer: payoutTransfers })
    .from(withdrawals)
    .leftJoin(payoutTransfers, eq(payoutTransfers.withdrawalId, withdrawals.id))
    .where(where)
    .orderBy(desc(withdrawals.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ withdrawal, transfer }) => ({ withdrawal, transfer: transfer ?? undefined }));
}

interface View {
  reader: Person;
  settings: Settings;
  /** The shop has Alipay pay. */
  isTransferOffered: boolean;
}

async function viewOf(ctx: ServerContext, { userId }: Member): Promise<View> {
  const [settings, storeIds] = await Promise.all([getSettings(ctx), listOwnStoreIds(ctx.db, userId)]);
  return { reader: { userId, storeIds }, settings, isTransferOffered: hasTransfers(ctx) };
}

async function describeAll(ctx: ServerContext, rows: Row[], view: View): Promise<DeskWithdrawal[]> {
  const [payableAgain, papers] = await Promise.all([
    findPayableAgain(
      ctx.db,
      rows.map(({ withdrawal }) => withdrawal),
    ),
    Promise.all(rows.map(({ withdrawal }) => linkToDocuments(ctx, withdrawal))),
  ]);
  return rows.map((row, index) => {
    const [voucher = '', evidence = ''] = papers[index] ?? [];
    const isPayableAgain = payableAgain.has(row.withdrawal.id);
    return { ...describe(row, { ...view, isPayableAgain }), voucher, evidence };
  });
}

const linkToDocuments = (ctx: ServerContext, { voucherFileId, paidBy, evidenceFileId, appliedBy }: Withdrawal) =>
  Promise.all([linkTo(ctx, voucherFileId, paidBy), linkTo(ctx, evidenceFileId, appliedBy)]);

async function linkTo(ctx: ServerContext, id: number | null, userId: number | null): Promise<string> {
  const file = id !== null && userId !== null ? await findOwnFile(ctx.db, { userId, id }) : undefined;
  return file ? linkToPrivate(ctx, file, { ttlSeconds: linkInSeconds }) : '';
}

type RowView = View & { isPayableAgain: boolean };

function describe(row: Row, view: RowView) {
  const { withdrawal } = row;
  const { reader, settings } = view;
  const { status, reviewedBy, amount } = withdrawal;
  const isOwn = isOwnWithdrawal(withdrawal, reader);
  return {
    ...row,
    isOwn,
    needsSecond: status === 'pending' && reviewedBy !== null && needsSecondReview(amount, settings),
    actions: isOwn ? [] : decisionsOf(row, view),
  };
}

/**
 * What is left to somebody: nothing of what is their own, no payment of what they approved, no second look, and nothing while a
 * provider may be paying it.
 */
function decisionsOf(
  { withdrawal, transfer }: Row,
  { reader: { userId }, isTransferOffered, isPayableAgain }: RowView,
): WithdrawalDecision[] {
  const { status, channel, reviewedBy, secondReviewedBy, paidBy } = withdrawal;
  const isWaiting = transfer && stateOfTransfer(withdrawal, transfer) === 'waiting';
  if (channel === 'balance' || isWaiting) return [];
  const isReviewer = reviewedBy === userId || secondReviewedBy === userId;
  const isPayer = paidBy === userId;
  const isPossible: Record<WithdrawalDecision, boolean> = {
    approve: canMove(status, 'approve') && !isReviewer && !isAsker(withdrawal, userId),
    reject: canMove(status, 'reject'),
    transfer: canMove(status, 'begin') && !isReviewer && channel === 'alipay' && isTransferOffered,
    begin: canMove(status, 'begin') && !isReviewer,
    payee: status === 'paying' && isPayer,
    paid: canMove(status, 'succeed') && isPayer,
    failed: canMove(status, 'fail') && !isReviewer,
    return: canMove(status, 'giveBack') || canMove(status, 'bounce'),
    again: isPayableAgain,
  };
  return (Object.keys(isPossible) as WithdrawalDecision[]).filter((decision) => isPossible[decision]);
}
