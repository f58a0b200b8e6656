import { eq } from 'drizzle-orm';
import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { groupColumns, listNodes } from '../groups/permissions.ts';
import { twoFactors } from '../security-tables.ts';
import { sessions, userGroups, users } from '../tables.ts';
import { readAccessToken } from './access-token.ts';
import { isFactorRequired } from './required-factor.ts';

/** `lacksFactor`: the shop demands a second factor of this member, who has none yet. */
type Authentication =
  | { state: 'valid'; member: Member; lacksFactor: boolean }
  | { state: 'expired' }
  | { state: 'unknown' };

/**
 * Who is behind an access token. Signature and age are checked without the database, then one read by key says whether
 * session and user are still good: a logout, a new password or a disabled account therefore count at once in every
 * process. Only the permissions of a group are remembered, under a version that the database raises at every change.
 */
export async function authenticate(
  ctx: ServerContext,
  token: string,
  /** Begins what else will be asked about who names themselves so, to be asked together; not yet who they are. */
  meanwhile?: (userId: number) => void,
): Promise<Authentication> {
  const verdict = await readAccessToken(ctx, token);
  if (verdict.state !== 'valid') return { state: verdict.state };
  const { userId, sessionId } = verdict.claims;
  meanwhile?.(userId);
  const [found] = await ctx.db
    .select({
      ownerId: sessions.userId,
      endedAt: sessions.endedAt,
      expiresAt: sessions.expiresAt,
      isFactorProven: sessions.isFactorProven,
      userStatus: users.status,
      factorSince: twoFactors.enabledAt,
      group: groupColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where(eq(sessions.id, sessionId));
  const isAlive = found?.ownerId === userId && found.endedAt === null && found.expiresAt > ctx.clock.now();
  if (!found || !isAlive || found.userStatus !== 'enable') return { state: 'unknown' };
  const held = await listNodes(ctx, found.group);
  // An operator who must have a second factor and has none keeps the login and no permission: every call but those that
  // set one up refuses them.
  const isProven = found.factorSince !== null || found.isFactorProven;
  const lacksFactor = !isProven && (await isFactorRequired(ctx, held));
  const nodes = lacksFactor ? new Set<string>() : held;
  return { state: 'valid', member: { kind: 'member', userId, sessionId, nodes, group: found.group }, lacksFactor };
}
