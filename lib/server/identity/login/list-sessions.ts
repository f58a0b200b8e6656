import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { ServerContext } from '../../db/context.ts';
import { sessions } from '../tables.ts';

export type SessionFacts = Pick<
  typeof sessions.$inferSelect,
  'id' | 'ip' | 'userAgent' | 'isKept' | 'createdAt' | 'refreshedAt'
>;

/** Nobody looks through more devices than this; the most recently used come first. */
const mostShown = 100;

/** Where the account is logged in at present. */
export async function listSessions(ctx: ServerContext, userId: number): Promise<SessionFacts[]> {
  const { id, ip, userAgent, isKept, createdAt, refreshedAt } = sessions;
  return ctx.db
    .select({ id, ip, userAgent, isKept, createdAt, refreshedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, ctx.clock.now())))
    .orderBy(desc(sessions.refreshedAt))
    .limit(mostShown);
}
