import { and, asc, eq, gt, inArray, max } from 'drizzle-orm';
import type { ServerContext } from '../db/context.ts';
import type { StoredMessage } from './inbox.ts';
import { messages } from './inbox-tables.ts';

/** As many as are told at once; whoever was away for longer looks into the inbox. */
const mostAtOnce = 50;

/** Messages of one member by their ids, or those after an id, oldest first; ids of somebody else are passed over. */
export function listNewMessages(
  ctx: ServerContext,
  userId: number,
  which: { ids: number[] } | { after: number },
): Promise<StoredMessage[]> {
  const requested = 'ids' in which ? inArray(messages.id, which.ids) : gt(messages.id, which.after);
  return ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, userId), requested))
    .orderBy(asc(messages.id))
    .limit(mostAtOnce);
}

/** Where a member's inbox ends: the highest id in it, or 0. */
export async function findLastMessageId(ctx: ServerContext, userId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ id: max(messages.id) })
    .from(messages)
    .where(eq(messages.userId, userId));
  return row?.id ?? 0;
}
