import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../../db/context.ts';
import { getUser, updateUser } from '../account/user-repository.ts';
import { endAllSessions } from '../login/end-session.ts';
import { accountKeyOf, forgetFailures } from '../login/login-lock.ts';
import { confirmPassword, forgetConfirmations } from './confirm-password.ts';
import { hashPassword } from './password-hash.ts';
import { notifyPasswordChanged } from './security-notice.ts';

/** Sets a new password and ends every session of the account. Throws `old_password_wrong` at its field, or `login_locked`. */
export async function changePassword(
  ctx: ServerContext,
  change: { userId: number; oldPassword: string; newPassword: string; ip: string; locale: Locale },
): Promise<void> {
  const { userId, oldPassword, newPassword, ip, locale } = change;
  const user = await getUser(ctx.db, userId);
  const field = { field: 'oldPassword', error: 'old_password_wrong' } as const;
  await confirmPassword(ctx, { user, password: oldPassword, ip }, field);
  const passwordHash = await hashPassword(newPassword);
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await updateUser(tx, userId, { passwordHash, updatedAt: now });
    await endAllSessions(tx, userId, 'password', now);
    await forgetFailures(tx, accountKeyOf(user.username, userId));
    await forgetConfirmations(tx, userId);
    await notifyPasswordChanged(tx, user, { locale, now });
  });
}
