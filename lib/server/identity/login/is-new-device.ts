import { and, eq, lt, ne } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { loginEvents } from '../security-tables.ts';
import { sessions } from '../tables.ts';

const newForSeconds = 3 * 86_400;

/** Whether somebody asks from a kind of device that was not seen before these last days, though another was. */
export async function isNewDevice(
  db: Executor,
  { userId, sessionId, now }: { userId: number; sessionId: string; now: Date },
): Promise<boolean> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  if (!session) return false;
  const earlier = await db
    .selectDistinct({ userAgent: loginEvents.userAgent })
    .from(loginEvents)
    .where(
      and(
        eq(loginEvents.userId, userId),
        eq(loginEvents.outcome, 'success'),
        ne(loginEvents.sessionId, sessionId),
        lt(loginEvents.createdAt, addSeconds(now, -newForSeconds)),
      ),
    );
  return earlier.length > 0 && !earlier.some(({ userAgent }) => userAgent === session.userAgent);
}
