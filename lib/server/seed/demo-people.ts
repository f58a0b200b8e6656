import type { ServerContext } from '../db/context.ts';
import { findUserByName } from '../identity/index.ts';
import type { Member } from '../kernel/actor.ts';
import { addSeconds, type Clock } from '../kernel/clock.ts';
import { demoLogins } from './demo-logins.ts';

/** Somebody of the demo shop as the edge would make them, without permissions: the seed calls use cases, not the API. */
export const toDemoMember = (userId: number): Member => ({
  kind: 'member',
  userId,
  sessionId: 'seed',
  nodes: new Set(),
});

export async function findDemoLogin(
  ctx: ServerContext,
  role: 'customer' | 'store' | 'operator',
): Promise<Member | undefined> {
  const login = demoLogins.find((demo) => demo.role === role);
  const user = login && (await findUserByName(ctx.db, login.username));
  return user && toDemoMember(user.id);
}

/** The same shop some hours ago; below zero, hours from now. */
export function hoursAgo(ctx: ServerContext, hours: number): ServerContext {
  const clock: Clock = { now: () => addSeconds(ctx.clock.now(), Math.round(-hours * 3600)) };
  return { ...ctx, clock };
}
