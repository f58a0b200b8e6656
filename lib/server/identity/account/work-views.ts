import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { WorkListName } from '#lib/contract/work-list.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { users } from '../tables.ts';
import { workViews } from '../work-view-tables.ts';

/** More than fit above a list. */
const mostViews = 20;

export type WorkView = typeof workViews.$inferSelect;
type Input = Pick<WorkView, 'list' | 'name' | 'search'> & { id?: number | undefined };

const lowerName = sql`lower(${workViews.name})`;
const ofList = (userId: number, list: WorkListName) => and(eq(workViews.userId, userId), eq(workViews.list, list));

/** Views of one list, by name; without a list those of all. */
export async function listWorkViews(ctx: ServerContext, userId: number, list?: WorkListName): Promise<WorkView[]> {
  return ctx.db
    .select()
    .from(workViews)
    .where(list ? ofList(userId, list) : eq(workViews.userId, userId))
    .orderBy(asc(workViews.list), asc(lowerName), asc(workViews.id));
}

/**
 * Keeps a view, or changes the one with the id; one of the same name, in capitals or not, is replaced. Throws `view_limit`,
 * and `not_found` for an id of another list or of somebody else.
 */
export async function saveWorkView(ctx: ServerContext, userId: number, { id, ...input }: Input): Promise<WorkView> {
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    // Name and count are decided by looking at all of them: changes of one person's views take turns.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const isNamed = sql`${lowerName} = lower(${input.name})`;
    if (id !== undefined)
      await tx.delete(workViews).where(and(ofList(userId, input.list), isNamed, ne(workViews.id, id)));
    const [changed] = await tx
      .update(workViews)
      .set({ name: input.name, search: input.search, updatedAt: now })
      .where(and(ofList(userId, input.list), id === undefined ? isNamed : eq(workViews.id, id)))
      .returning();
    if (changed) return changed;
    if (id !== undefined) throw new DomainError('not_found');
    if ((await countViews(tx, userId, input.list)) >= mostViews) {
      throw new DomainError('view_limit', { values: { max: mostViews } });
    }
    const [created] = await tx
      .insert(workViews)
      .values({ ...input, userId, createdAt: now, updatedAt: now })
      .returning();
    if (!created) throw new DomainError('internal');
    return created;
  });
}

async function countViews(tx: Executor, userId: number, list: WorkListName): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(workViews).where(ofList(userId, list));
  return row?.total ?? 0;
}

/** Throws `not_found`, for a view of somebody else too. */
export async function removeWorkView(ctx: ServerContext, userId: number, id: number): Promise<void> {
  const removed = await ctx.db
    .delete(workViews)
    .where(and(eq(workViews.userId, userId), eq(workViews.id, id)))
    .returning({ id: workViews.id });
  if (removed.length === 0) throw new DomainError('not_found');
}
