import { and, count, desc, eq } from 'drizzle-orm';
import type { WithdrawalDecision } from '#lib/contract/payouts/desk-withdrawals.ts';
import type { WithdrawalStatus } from '#lib/contract/payouts/records.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { countRows } from '../db/count-rows.ts';
import { findOwnFile, linkToPrivate } from '../files/index.ts';
import type { Member } from '../kernel/actor.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { getSettings, type Settings } from '../site/index.ts';
import { isOwnWithdrawal } from './owner.ts';
import { needsSecondReview } from './rules.ts';
import { canMove } from './states.ts';
import { withdrawals } from './tables.ts';
import type { Withdrawal } from './withdrawal-repository.ts';

/** How many wait for a decision. */
export const countPendingWithdrawals = (db: Executor) => countRows(db, withdrawals, eq(withdrawals.status, 'pending'));

/** How many wait for somebody who pays them. */
export const countPayableWithdrawals = (db: Executor) => countRows(db, withdrawals, eq(withdrawals.status, 'approved'));

export interface DeskWithdrawal {
  withdrawal: Withdrawal;
  /** An address that shows the receipt for some minutes. */
  voucher: string;
  needsSecond: boolean;
  actions: WithdrawalDecision[];
}

interface DeskFilter {
  status?: WithdrawalStatus | undefined;
  no?: string | undefined;
}

const linkInSeconds = 300;

/** All withdrawals, newest first, with what the reader may do about each. */
export async function listDeskWithdrawals(
  ctx: ServerContext,
  reader: Member,
  { filter: { status, no }, page }: { filter: DeskFilter; page: Page },
): Promise<PageOf<DeskWithdrawal>> {
  const where = and(status && eq(withdrawals.status, status), no === undefined ? undefined : eq(withdrawals.no, no));
  const [settings, rows, [all]] = await Promise.all([
    getSettings(ctx),
    ctx.db.select().from(withdrawals).where(where).orderBy(desc(withdrawals.id)).limit(page.limit).offset(page.offset),
    ctx.db.select({ total: count() }).from(withdrawals).where(where),
  ]);
  const list = await Promise.all(rows.map((row) => describe(ctx, row, { reader, settings })));
  return { list, total: all?.total ?? 0 };
}

async function describe(
  ctx: ServerContext,
  withdrawal: Withdrawal,
  { reader, settings }: { reader: Member; settings: Settings },
): Promise<DeskWithdrawal> {
  const { voucherFileId: id, paidBy: userId, status, reviewedBy, amount } = withdrawal;
  const file = id !== null && userId !== null ? await findOwnFile(ctx.db, { userId, id }) : undefined;
  return {
    withdrawal,
    voucher: file ? linkToPrivate(ctx, file, { ttlSeconds: linkInSeconds }) : '',
    needsSecond: status === 'pending' && reviewedBy !== null && needsSecondReview(amount, settings),
    actions: decisionsOf(withdrawal, reader.userId),
  };
}

/** What is left to somebody: nothing of what is their own, no payment of what they approved, and no second look. */
function decisionsOf(withdrawal: Withdrawal, userId: number): WithdrawalDecision[] {
  const { status, channel, reviewedBy, secondReviewedBy, paidBy } = withdrawal;
  if (channel === 'balance' || isOwnWithdrawal(withdrawal, userId)) return [];
  const isReviewer = reviewedBy === userId || secondReviewedBy === userId;
  const isPayer = paidBy === userId;
  const isPossible: Record<WithdrawalDecision, boolean> = {
    approve: canMove(status, 'approve') && !isReviewer,
    reject: canMove(status, 'reject'),
    begin: canMove(status, 'begin') && !isReviewer,
    payee: status === 'paying' && isPayer,
    paid: canMove(status, 'succeed') && isPayer,
    failed: canMove(status, 'fail') && !isReviewer,
    return: canMove(status, 'giveBack') || canMove(status, 'bounce'),
  };
  return (Object.keys(isPossible) as WithdrawalDecision[]).filter((decision) => isPossible[decision]);
}
