import { eq, inArray, sql } from 'drizzle-orm';
import { ofProfileTexts } from '#lib/contract/identity/profile-texts.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { releaseFile } from '../../files/index.ts';
import { newReadableCode, newSecretToken } from '../../kernel/ids.ts';
import { addresses } from '../address-tables.ts';
import { linkedLogins } from '../linked-login-tables.ts';
import { endAllSessions } from '../login/end-session.ts';
import { passkeyKeyOf } from '../login/passkey-login.ts';
import { closedName } from '../login/username-rules.ts';
import { passkeys } from '../passkey-tables.ts';
import { realNames } from '../real-name-tables.ts';
import { hashPassword } from '../security/password-hash.ts';
import { loginEvents, loginTickets, recoveryCodes, twoFactors } from '../security-tables.ts';
import { loginFailures, sessions, users, verificationPasses } from '../tables.ts';
import { workViews } from '../work-view-tables.ts';
import { updateUser } from './user-repository.ts';

/**
 * Takes everything from a user record that tells who it was, and all that only its owner could use. The record itself
 * stays: documents and the ledger, which the law wants kept, refer to it. Its names become free for others.
 */
export async function anonymiseUser(ctx: ServerContext, tx: Executor, userId: number): Promise<void> {
  const now = ctx.clock.now();
  await endAllSessions(tx, userId, 'revoked', now);
  for (const table of [
    sessions,
    loginEvents,
    loginTickets,
    twoFactors,
    recoveryCodes,
    linkedLogins,
    passkeys,
    verificationPasses,
    realNames,
    addresses,
    workViews,
  ]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  await tx.delete(loginFailures).where(inArray(loginFailures.accountKey, keysOf(userId)));
  await releaseFile(tx, { subject: `avatar:${userId}` });
  const name = await freeName(tx, userId);
  await updateUser(tx, userId, {
    ...nobody,
    username: name,
    nickname: name,
    updatedAt: now,
    passwordHash: await noPassword(),
  });
}

const nobody = {
  email: null,
  mobile: null,
  avatar: '',
  gender: 0,
  birthday: null,
  ...ofProfileTexts(() => ''),
  company: '',
  status: 'disable',
  isAuth: false,
  joinIp: '',
  lastLoginIp: '',
} as const;

/** A hash like any other, so that a login at the closed account takes the same time and answers the same. */
const noPassword = () => hashPassword(newSecretToken());

const keysOf = (userId: number) => [
  `user:${userId}`,
  `two-factor:${userId}`,
  `password:${userId}`,
  passkeyKeyOf(userId),
];

/** Somebody may have chosen the name before it was reserved. */
async function freeName(tx: Executor, userId: number): Promise<string> {
  const name = closedName(userId);
  const taken = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.username})`, name));
  return taken.length === 0 ? name : `${name}_${newReadableCode(6)}`;
}
