import { eq } from 'drizzle-orm';
import type { RealNameStatus } from '#lib/contract/identity/real-names.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { findLastActors, logStatusChange } from '../../db/status-log.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Page, PageOf } from '../../kernel/paging.ts';
import { notify } from '../../messaging/index.ts';
import { findNamedUserIds } from '../account/desk-users.ts';
import { updateUser } from '../account/user-repository.ts';
import { realNames } from '../real-name-tables.ts';
import { listRealNameRows, lockRealName, type RealName } from './real-name-repository.ts';
import { maskRealName, requireFreeNumber, revealRealName } from './submit-real-name.ts';

export type SubmittedRealName = Pick<RealName, 'id' | 'userId' | 'status' | 'reason' | 'submittedAt' | 'decidedAt'> & {
  username: string;
  /** Masked. */
  name: string;
  idNumber: string;
  /** Null while nobody has decided. */
  decidedBy: number | null;
};

export async function listRealNames(
  ctx: ServerContext,
  { q, ...filter }: { status?: RealNameStatus | undefined; id?: number | undefined; q?: string | undefined },
  page: Page,
): Promise<PageOf<SubmittedRealName>> {
  const userIds = q ? await findNamedUserIds(ctx.db, q) : undefined;
  const { list, total } = await listRealNameRows(ctx.db, { ...filter, userIds }, page);
  const ids = list.map(({ id }) => id);
  const actors = await findLastActors(ctx.db, 'real_name', { ids, events: ['approve', 'reject'] });
  const decidedBy = ({ id, decidedAt }: RealName) => (decidedAt === null ? null : (actors.get(id) ?? null));
  return {
    list: list.map((row) => ({ ...row, ...maskRealName(ctx, row), decidedBy: decidedBy(row) })),
    total,
  };
}

/** Name and number in full. Who looked is written into the record's history first. Throws `not_found`. */
export async function openRealName(
  ctx: ServerContext,
  operator: Member,
  id: number,
): Promise<{ name: string; idNumber: string }> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockRealName(tx, id);
    await log(tx, row, { to: row.status, event: 'reveal', actor: operator });
    return revealRealName(ctx, row);
  });
}

/** Throws `not_found`, `own_record`, `status_changed`, or `id_number_taken`. */
export async function approveRealName(ctx: ServerContext, operator: Member, id: number): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const row = await lockPending(tx, operator, id);
    await requireFreeNumber(ctx, tx, row);
    await tx.update(realNames).set({ status: 'verified', decidedAt: now }).where(eq(realNames.id, id));
    await updateUser(tx, row.userId, { isAuth: true, updatedAt: now });
    await log(tx, row, { to: 'verified', event: 'approve', actor: operator });
    await notify(tx, { userId: row.userId, event: 'realNameVerified', now });
  });
}

/** Sends it back; the customer reads the reason and may submit again. Throws like `approveRealName`. */
export async function rejectRealName(
  ctx: ServerContext,
  operator: Member,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const row = await lockPending(tx, operator, id);
    await tx.update(realNames).set({ status: 'rejected', reason, decidedAt: now }).where(eq(realNames.id, id));
    await log(tx, row, { to: 'rejected', event: 'reject', actor: operator, reason });
    await notify(tx, { userId: row.userId, event: 'realNameRejected', args: { reason }, now });
  });
}

async function lockPending(tx: Executor, operator: Member, id: number): Promise<RealName> {
  const row = await lockRealName(tx, id);
  if (row.userId === operator.userId) throw new DomainError('own_record');
  if (row.status !== 'pending') throw new DomainError('status_changed');
  return row;
}

async function log(
  tx: Executor,
  row: RealName,
  change: { to: string; event: string; actor: Member; reason?: string },
): Promise<void> {
  await logStatusChange(tx, { entityType: 'real_name', entityId: row.id, from: row.status, ...change });
}
