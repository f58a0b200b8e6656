import { eq, sql } from 'drizzle-orm';
import type { SpreadReason } from '#lib/contract/identity/shop-login.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { findUserByRecommendCode, getUser } from '../identity/index.ts';
import { getSettings } from '../site/index.ts';
import { isNewCustomer, judgeBinding, maxDepth } from './rules.ts';
import { referralRelations } from './tables.ts';

interface BindingRequest {
  userId: number;
  /** The referral code as the visitor brought it. */
  code: string;
  source: 'register' | 'link';
  /** Whether the user has a paid order; orders are another module's knowledge. */
  hasBought: boolean;
}

/** Ties a user to who recommended the shop, once and for good. Never throws for a code that cannot be bound. */
export async function bindReferral(ctx: ServerContext, tx: Executor, request: BindingRequest): Promise<SpreadReason> {
  const { userId } = request;
  const settings = await getSettings(ctx);
  // Two people binding each other at the same moment would both see no loop.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('referral', 0))`);
  const user = await getUser(tx, userId);
  const parent = await findUserByRecommendCode(tx, request.code);
  const ancestors = parent ? await listAncestors(tx, parent.id) : [];
  const reason = judgeBinding({
    isOpen: settings['referral.isOpen'],
    isBound: await isBound(tx, userId),
    userId,
    parent: parent && { id: parent.id, isActive: parent.status === 'enable' },
    ancestors,
    mustBeNew: settings['referral.bind'] === 'new',
    isNew: isNewCustomer(
      { joinedAt: user.joinedAt, hasBought: request.hasBought },
      ctx.clock.now(),
      settings['referral.newForHours'],
    ),
  });
  if (reason !== 'bound' || !parent) return reason;
  await tx.insert(referralRelations).values({
    userId,
    parentId: parent.id,
    grandId: ancestors[0] ?? null,
    boundAt: ctx.clock.now(),
    source: request.source,
  });
  return 'bound';
}

async function isBound(tx: Executor, userId: number): Promise<boolean> {
  const found = await tx
    .select({ userId: referralRelations.userId })
    .from(referralRelations)
    .where(eq(referralRelations.userId, userId));
  return found.length > 0;
}

/** Nearest first. */
async function listAncestors(tx: Executor, userId: number): Promise<number[]> {
  const { rows } = await tx.execute(sql`
    with recursive line as (
      select parent_id, 1 as depth from referral_relations where user_id = ${userId}
      union all
      select r.parent_id, line.depth + 1 from line join referral_relations r on r.user_id = line.parent_id
      where line.depth < ${maxDepth}
    )
    select parent_id from line order by depth`);
  return rows.map((row) => Number(row.parent_id));
}
