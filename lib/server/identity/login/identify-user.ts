import { eq } from 'drizzle-orm';
import type { ServerContext } from '../../db/context.ts';
import { groupColumns, listNodes } from '../groups/permissions.ts';
import { twoFactors } from '../security-tables.ts';
import { userGroups, users } from '../tables.ts';
import { isFactorRequired } from './required-factor.ts';

/**
 * What somebody may do now, without their being here: for what acts in their name. Nothing where the shop demands a second
 * factor that they do not have; undefined once the account is disabled.
 */
export async function identifyUser(ctx: ServerContext, userId: number) {
  const [found] = await ctx.db
    .select({ status: users.status, factorSince: twoFactors.enabledAt, group: groupColumns })
    .from(users)
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where(eq(users.id, userId));
  if (found?.status !== 'enable') return undefined;
  const held = await listNodes(ctx, found.group);
  const lacksFactor = found.factorSince === null && (await isFactorRequired(ctx, held));
  return { nodes: lacksFactor ? new Set<string>() : held, group: found.group };
}
