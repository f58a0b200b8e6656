import type { ServerContext } from '../../db/context.ts';
import {
  type AccountClosing,
  beginClosing,
  confirmOwner,
  endClosing,
  findOpenClosing,
  getUser,
  hasSecondFactor,
} from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { addSeconds, shopDay } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { notify } from '../../messaging/index.ts';
import { getSettings } from '../../site/index.ts';
import { type ClosingObstacles, findObstacles } from './closing-blockers.ts';

export interface ClosingFacts extends ClosingObstacles {
  closing: AccountClosing | undefined;
  coolOffDays: number;
  needsCode: boolean;
}

/** Whether the account is being closed, and what stands in the way. */
export async function describeClosing(ctx: ServerContext, userId: number): Promise<ClosingFacts> {
  const user = await getUser(ctx.db, userId);
  const [obstacles, closing, needsCode, settings] = await Promise.all([
    findObstacles(ctx.db, user),
    findOpenClosing(ctx.db, userId),
    hasSecondFactor(ctx.db, userId),
    getSettings(ctx),
  ]);
  return { ...obstacles, closing, needsCode, coolOffDays: settings['member.closingCoolOffDays'] };
}

interface ClosingRequest {
  password: string;
  code: string;
  reason: string;
  ip: string;
}

/**
 * Begins the cool-off; until its end nothing changes for the account (docs/domain/identity.md 7). Throws
 * `closing_blocked`, `status_changed` when it has begun already, and what `confirmOwner` throws.
 */
export async function requestClosing(ctx: ServerContext, member: Member, request: ClosingRequest): Promise<void> {
  const { userId } = member;
  const { password, code, reason, ip } = request;
  if (await findOpenClosing(ctx.db, userId)) throw new DomainError('status_changed');
  await requireNoBlockers(ctx, userId);
  await confirmOwner(ctx, { userId, password, code, ip });
  const days = (await getSettings(ctx))['member.closingCoolOffDays'];
  const now = ctx.clock.now();
  const effectiveAt = addSeconds(now, days * 86_400);
  await ctx.db.transaction(async (tx) => {
    await beginClosing(tx, { userId, reason, effectiveAt, now, actor: member });
    await notify(tx, { userId, event: 'closingRequested', args: { date: shopDay(effectiveAt) }, now });
  });
}

async function requireNoBlockers(ctx: ServerContext, userId: number): Promise<void> {
  const { blockers } = await findObstacles(ctx.db, await getUser(ctx.db, userId));
  if (blockers.length > 0) {
    throw new DomainError('closing_blocked', { data: { blockers: blockers.map(({ kind }) => kind) } });
  }
}

/** Calls the closing off. Throws `status_changed` when there is none. */
export async function keepAccount(ctx: ServerContext, member: Member): Promise<void> {
  const { userId } = member;
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await endClosing(tx, { userId, to: 'kept', now, actor: member });
    await notify(tx, { userId, event: 'closingCancelled', now });
  });
}
