import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { toTaken } from '../../kernel/taken.ts';
import { type Channel, checkCode, spendCode } from '../../messaging/index.ts';
import { getUser, provenBy, updateUser } from '../account/user-repository.ts';
import { confirmPassword } from './confirm-password.ts';
import { logSecurity } from './log-security.ts';
import { notifyBindChanged } from './security-notice.ts';
import { spendPass } from './verify-address.ts';

interface BindChange {
  userId: number;
  channel: Channel;
  /** The new one. */
  address: string;
  code: string;
  pass: string;
  password: string;
  ip: string;
  locale: Locale;
}

/**
 * Binds a new address for who can read the code sent to it, and proved the old one or, without an old one, knows the
 * password. Throws `verification_needed`, `password_wrong`, `code_wrong`, or the occupied field; a refusal spends
 * neither pass nor code. `alsoInTransaction` runs with it, whole or not at all.
 */
export async function changeBind(
  ctx: ServerContext,
  change: BindChange,
  alsoInTransaction: (tx: Executor, userId: number) => Promise<void>,
): Promise<void> {
  const { userId, channel, pass, code, ip } = change;
  const address = change.address.toLowerCase();
  const user = await getUser(ctx.db, userId);
  const isBound = user[channel] !== null;
  if (!isBound) await confirmPassword(ctx, { user, password: change.password, ip });
  if (isBound && pass === '') throw new DomainError('verification_needed');
  const codeId = await checkCode(ctx, { channel, address, event: `user_change_${channel}` }, { code, ip });
  const now = ctx.clock.now();
  try {
    await ctx.db.transaction(async (tx) => {
      if (isBound) await spendPass(tx, userId, pass, now);
      await spendCode(tx, codeId, now);
      await updateUser(tx, userId, { [channel]: address, ...provenBy(channel), updatedAt: now });
      await logSecurity(tx, { userId, event: 'bind', data: { channel }, now });
      await notifyBindChanged(tx, user, { channel, address, locale: change.locale, now });
      await alsoInTransaction(tx, userId);
    });
  } catch (error) {
    throw toTaken(error);
  }
}
