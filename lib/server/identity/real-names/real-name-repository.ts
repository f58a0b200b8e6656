import { createHmac } from 'node:crypto';
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { toLongIdNumber } from '#lib/contract/identity/id-number.ts';
import { type RealNameStatus, realNameStatuses } from '#lib/contract/identity/real-names.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { countRows } from '../../db/count-rows.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Page, PageOf } from '../../kernel/paging.ts';
import { realNames } from '../real-name-tables.ts';
import { users } from '../tables.ts';

export type RealName = typeof realNames.$inferSelect;

export async function findRealName(db: Executor, userId: number): Promise<RealName | undefined> {
  const [row] = await db.select().from(realNames).where(eq(realNames.userId, userId));
  return row;
}

/** Locks the record until the transaction ends. Throws `not_found`. */
export async function lockRealName(tx: Executor, id: number): Promise<RealName> {
  const [row] = await tx.select().from(realNames).where(eq(realNames.id, id)).for('update');
  if (!row) throw new DomainError('not_found');
  return row;
}

/** How many wait for an operator. */
export const countPendingRealNames = (db: Executor) => countRows(db, realNames, eq(realNames.status, 'pending'));

interface RealNameFilter {
  status?: RealNameStatus | undefined;
  id?: number | undefined;
  /** Only theirs: names are encrypted, so that people are found by their accounts. */
  userIds?: number[] | undefined;
}

/** Those that wait the longest first; decided ones after all that wait, the last decision first. */
export async function listRealNameRows(
  db: Executor,
  { status, id, userIds }: RealNameFilter,
  page: Page,
): Promise<PageOf<RealName & { username: string }>> {
  const where = and(
    status && eq(realNames.status, status),
    id === undefined ? undefined : eq(realNames.id, id),
    userIds && inArray(realNames.userId, userIds),
  );
  const rank = sql`array_position(array[${sql.join(
    realNameStatuses.map((name) => sql`${name}`),
    sql`, `,
  )}]::varchar[], ${realNames.status})`;
  const [rows, [all]] = await Promise.all([
    db
      .select({ row: realNames, username: users.username })
      .from(realNames)
      .innerJoin(users, eq(users.id, realNames.userId))
      .where(where)
      .orderBy(rank, sql`${realNames.decidedAt} desc nulls first`, asc(realNames.submittedAt), asc(realNames.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(realNames).where(where),
  ]);
  return { list: rows.map(({ row, username }) => ({ ...row, username })), total: all?.total ?? 0 };
}

/** How many other accounts the person of this number has verified. */
export async function countVerifiedAccounts(db: Executor, idHash: string, exceptUserId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(realNames)
    .where(and(eq(realNames.idHash, idHash), eq(realNames.status, 'verified'), ne(realNames.userId, exceptUserId)));
  return row?.total ?? 0;
}

/** Keyed with the shop's secret: all numbers there are could be tried against a plain hash. */
export function hashIdNumber({ env }: Pick<ServerContext, 'env'>, idNumber: string): string {
  return createHmac('sha256', env.SECRET_KEY)
    .update(`id number\n${toLongIdNumber(idNumber)}`)
    .digest('base64url');
}
