import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { getUser, lockUser } from '../account/user-repository.ts';
import { requireUncommonPassword } from './common-passwords.ts';
import { confirmPassword } from './confirm-password.ts';
import { hashPassword } from './password-hash.ts';
import { setPassword } from './set-password.ts';

/**
 * Sets a new password and ends every session of the account. Throws `old_password_wrong` at its field, `login_locked`, and
 * `invalid_input` at a new one that is guessed first.
 */
export async function changePassword(
  ctx: ServerContext,
  change: { userId: number; oldPassword: string; newPassword: string; ip: string; locale: Locale },
): Promise<void> {
  const { userId, oldPassword, newPassword, ip, locale } = change;
  const user = await getUser(ctx.db, userId);
  await requireUncommonPassword(newPassword, { field: 'newPassword', names: user });
  const field = { field: 'oldPassword', error: 'old_password_wrong' } as const;
  await confirmPassword(ctx, { user, password: oldPassword, ip }, field);
  const passwordHash = await hashPassword(newPassword);
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const current = await lockUser(tx, userId);
    // Another change or a reset was quicker: what this one was proven with is no password any more.
    if (current.passwordHash !== user.passwordHash) {
      throw new DomainError('old_password_wrong', { fields: { oldPassword: { key: 'old_password_wrong' } } });
    }
    await setPassword(tx, current, { passwordHash, event: 'passwordChange', locale, now });
  });
}
