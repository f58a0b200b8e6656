import { lt } from 'drizzle-orm';
import type { ServerContext } from '../db/context.ts';
import { inTurn } from '../db/in-turn.ts';
import { removeOldRowFailures } from '../db/row-by-row/row-failures.ts';
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
import { removeOldEvents, removeOldMovingRows } from '../integrations/index.ts';
import { addSeconds } from '../kernel/clock.ts';
import { removeExpiredMessaging } from '../messaging/index.ts';
import { forgetNetworks } from '../orders/index.ts';
import { removeOldJobFailures } from './failures.ts';
import { removeGoneProcesses } from './processes.ts';
import { notifyOfRowFailures } from './row-failures.ts';

/** Removes what has run out and no rule looks at any more. Safe to run twice, and in two processes at once. */
export async function cleanUp(ctx: ServerContext): Promise<void> {
  const now = ctx.clock.now();
  await inTurn([
    () => removeExpiredMessaging(ctx),
    () => removeOldFailures(ctx),
    () => removeOldSessions(ctx),
    () => removeOldPasses(ctx),
    () => removeOldTickets(ctx),
    () => removeOldJourneys(ctx),
    () => removeSpentChallenges(ctx),
    () => removeOldLoginEvents(ctx),
    () => removeOldJobFailures(ctx),
    () => forgetNetworks(ctx),
    () => removeGoneProcesses(ctx.db, now),
    () => removeOldEvents(ctx),
    () => removeOldMovingRows(ctx.db, addSeconds(now, -30 * 24 * 3600)),
    () => ctx.db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now)),
    () => ctx.db.delete(fileTurns).where(lt(fileTurns.expiresAt, now)),
    () => ctx.db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime())),
    () => removeOldRowFailures(ctx),
    () => notifyOfRowFailures(ctx),
  ]);
}
