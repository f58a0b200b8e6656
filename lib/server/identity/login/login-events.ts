import { desc, eq, lt } from 'drizzle-orm';
import type { LoginWay } from '#lib/contract/identity/login-providers.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { listRows } from '../../db/list-rows.ts';
import { addSeconds } from '../../kernel/clock.ts';
import type { Page, PageOf } from '../../kernel/paging.ts';
import { loginEvents, type loginOutcomes } from '../security-tables.ts';

export type LoginEvent = typeof loginEvents.$inferSelect;

interface Login {
  userId: number;
  sessionId?: string;
  ip: string;
  userAgent: string;
  outcome: (typeof loginOutcomes)[number];
  way: LoginWay;
  at: Date;
}

/** Writes a login or a failed try into the owner's history. The login lock bounds how many there can be. */
export async function noteLogin(db: Executor, { at, ...login }: Login): Promise<void> {
  await db.insert(loginEvents).values({ ...login, createdAt: at });
}

/** The history of one account, newest first. */
export async function listLoginEvents(ctx: ServerContext, userId: number, page: Page): Promise<PageOf<LoginEvent>> {
  const own = eq(loginEvents.userId, userId);
  return listRows(ctx.db, loginEvents, {
    where: own,
    orderBy: [desc(loginEvents.createdAt), desc(loginEvents.id)],
    page,
  });
}

export async function removeOldLoginEvents(ctx: ServerContext): Promise<void> {
  await ctx.db.delete(loginEvents).where(lt(loginEvents.createdAt, addSeconds(ctx.clock.now(), -180 * 86_400)));
}
