import { lt } from 'drizzle-orm';
import type { ServerContext } from '../db/context.ts';
import { fileTurns, idempotencyKeys, rateLimits } from '../db/tables.ts';
import {
  removeOldFailures,
  removeOldJourneys,
  removeOldLoginEvents,
  removeOldPasses,
  removeOldSessions,
  removeOldTickets,
  removeSpentChallenges,
} from '../identity/index.ts';
import { removeOldEvents } from '../integrations/index.ts';
import { removeExpiredMessaging } from '../messaging/index.ts';
import { removeOldJobFailures } from './failures.ts';
import { removeGoneProcesses } from './processes.ts';

/** Removes what has run out and no rule looks at any more. Safe to run twice, and in two processes at once. */
export async function cleanUp(ctx: ServerContext): Promise<void> {
  const now = ctx.clock.now();
  await removeExpiredMessaging(ctx);
  await removeOldFailures(ctx);
  await removeOldSessions(ctx);
  await removeOldPasses(ctx);
  await removeOldTickets(ctx);
  await removeOldJourneys(ctx);
  await removeSpentChallenges(ctx);
  await removeOldLoginEvents(ctx);
  await removeOldJobFailures(ctx);
  await removeGoneProcesses(ctx.db, now);
  await removeOldEvents(ctx);
  await ctx.db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
  await ctx.db.delete(fileTurns).where(lt(fileTurns.expiresAt, now));
  await ctx.db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}
