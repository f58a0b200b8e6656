import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { countRows } from '../db/count-rows.ts';
import { listRows } from '../db/list-rows.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import type { AdjustmentStatus } from './adjustment-states.ts';
import { walletAdjustments } from './tables.ts';

export type AdjustmentRecord = typeof walletAdjustments.$inferSelect;

export async function findAdjustment(db: Executor, no: string): Promise<AdjustmentRecord | undefined> {
  const [row] = await db.select().from(walletAdjustments).where(eq(walletAdjustments.no, no));
  return row;
}

/** How many wait for a second operator. */
export const countPendingAdjustments = (db: Executor) =>
  countRows(db, walletAdjustments, eq(walletAdjustments.status, 'pending'));

export interface AdjustmentFilter {
  status?: AdjustmentStatus | undefined;
  no?: string | undefined;
}

export async function listAdjustmentRows(
  db: Executor,
  { status, no }: AdjustmentFilter,
  page: Page,
): Promise<PageOf<AdjustmentRecord>> {
  const condition = and(
    status && eq(walletAdjustments.status, status),
    no === undefined ? undefined : eq(walletAdjustments.no, no),
  );
  return listRows(db, walletAdjustments, { where: condition, orderBy: [desc(walletAdjustments.id)], page });
}

interface Decision {
  to: 'approved' | 'rejected';
  event: 'approve' | 'reject';
  by: Member;
  reason?: string;
  at: Date;
}

/** One guarded update, one line of history: of several at once exactly one decides. Throws `status_changed`. */
export async function decide(
  tx: Executor,
  paper: AdjustmentRecord,
  { to, event, by, reason, at }: Decision,
): Promise<void> {
  const decided = await tx
    .update(walletAdjustments)
    .set({
      status: to,
      decidedBy: by.userId,
      decideReason: reason ?? null,
      decidedAt: at,
      version: sql`${walletAdjustments.version} + 1`,
      updatedAt: at,
    })
    .where(and(eq(walletAdjustments.id, paper.id), eq(walletAdjustments.status, 'pending')))
    .returning({ id: walletAdjustments.id });
  if (decided.length === 0) throw new DomainError('status_changed');
  const change = { entityType: 'adjustment', entityId: paper.id, from: 'pending', to, event, actor: by };
  await logStatusChange(tx, { ...change, ...(reason && { reason }) });
}
