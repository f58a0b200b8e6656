import { and, eq, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { oidcSettingsOf } from '../../env-logins.ts';
import { DomainError } from '../../kernel/errors.ts';
import { newReadableCode, newSecretToken } from '../../kernel/ids.ts';
import { findUserByAddress, findUserByName, type User, updateUser } from '../account/user-repository.ts';
import { listNodesOfGroup } from '../groups/permissions.ts';
import { linkedLogins } from '../linked-login-tables.ts';
import { createUser } from '../login/create-user.ts';
import { isOperator } from '../login/required-factor.ts';
import { userGroups } from '../tables.ts';
import { linkLogin } from './linked-logins.ts';
import type { ProvenLogin } from './login-provider.ts';
import { preferredUsername, usernameFrom, verifiedEmail } from './oidc-claims.ts';
import { noOperator, requireOperator } from './require-operator.ts';

/** `isLinked`: already, an account that was made for it. */
interface Operator {
  userId: number;
  isLinked: boolean;
}

/**
 * The operator whom somebody is who comes for the first time: by an address that the provider has verified, or by the name that the
 * settings say; a new one where they allow it. Throws `login_no_operator` where nobody is found, or somebody who already comes by
 * another login of the same provider: addresses are given to others when somebody leaves.
 */
export async function findOperator(ctx: ServerContext, proven: ProvenLogin): Promise<Operator> {
  const { issuer, claims = {} } = proven;
  const settings = oidcSettingsOf(ctx.env);
  if (!settings) throw new DomainError('login_provider_off');
  const named = settings.match === 'email' ? verifiedEmail(claims) : preferredUsername(claims);
  if (!named) throw noOperator(`no ${settings.match === 'email' ? 'verified address' : 'preferred_username'}`);
  const user =
    settings.match === 'email' ? await findUserByAddress(ctx.db, 'email', named) : await findByUsername(ctx, named);
  if (!user) return createOperatorFrom(ctx, proven, settings.createInGroup);
  await requireOperator(ctx, user);
  const [other] = await ctx.db
    .select({ id: linkedLogins.id })
    .from(linkedLogins)
    .where(and(eq(linkedLogins.userId, user.id), eq(linkedLogins.issuer, issuer)));
  if (other) throw noOperator('the operator comes by another login');
  return { userId: user.id, isLinked: false };
}

/** By the account name alone: a number or an address in its place is not what the provider means by it. */
async function findByUsername(ctx: ServerContext, name: string): Promise<User | undefined> {
  return /^[a-z]\w*$/i.test(name) ? findUserByName(ctx.db, name) : undefined;
}

/**
 * An account that nobody knows a password of. It is linked as it is made: of two windows at once one makes it, and none is left that
 * nobody gets into.
 */
async function createOperatorFrom(
  ctx: ServerContext,
  proven: ProvenLogin,
  groupName: string | undefined,
): Promise<Operator> {
  const { claims = {} } = proven;
  if (!groupName) throw noOperator('nobody is found, and no account is made');
  const groupId = await findDeskGroup(ctx, groupName);
  const email = verifiedEmail(claims);
  if (email && (await findUserByAddress(ctx.db, 'email', email))) throw noOperator('the address is somebody else’s');
  return ctx.db.transaction(async (tx) => {
    const username = await freeUsername(tx, claims);
    const password = newSecretToken();
    const user = await createUser(ctx, { username, password, group: 'customer', ...(email && { email }) }, tx);
    await updateUser(tx, user.id, { groupId });
    const change = { entityType: 'user', entityId: user.id, from: null, to: 'enable', event: 'createdByProvider' };
    await logStatusChange(tx, { ...change, data: { group: groupName } });
    await linkLogin(tx, { userId: user.id, proven, now: ctx.clock.now() });
    return { userId: user.id, isLinked: true };
  });
}

/** Throws `login_no_operator` where there is none of that name, or one that may do nothing at the desk. */
async function findDeskGroup(ctx: ServerContext, name: string): Promise<number> {
  const isNamed = sql`exists (select from jsonb_each_text(${userGroups.names}) as each where each.value = ${name})`;
  const [group, another] = await ctx.db
    .select({ id: userGroups.id })
    .from(userGroups)
    .where(or(eq(userGroups.key, name), isNamed));
  if (!group || another) throw noOperator(`OIDC_CREATE_IN_GROUP names ${another ? 'several groups' : 'no group'}`);
  if (!isOperator(await listNodesOfGroup(ctx, group.id)))
    throw noOperator('OIDC_CREATE_IN_GROUP is no group of the desk');
  return group.id;
}

async function freeUsername(tx: Executor, claims: NonNullable<ProvenLogin['claims']>): Promise<string> {
  const plain = usernameFrom(claims, '');
  if (plain.length >= 3 && !(await findUserByName(tx, plain))) return plain;
  return usernameFrom(claims, newReadableCode(4).toLowerCase());
}
