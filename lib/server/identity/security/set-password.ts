import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import { type User, updateUser } from '../account/user-repository.ts';
import { endAllSessions } from '../login/end-session.ts';
import { accountKeyOf, forgetFailures } from '../login/login-lock.ts';
import { dropTickets } from '../login/second-factor-login.ts';
import { forgetConfirmations } from './confirm-password.ts';
import { logSecurity } from './log-security.ts';
import { notifyPasswordChanged } from './security-notice.ts';

interface NewPassword {
  passwordHash: string;
  event: 'passwordChange' | 'passwordReset';
  locale: Locale;
  now: Date;
}

/**
 * A new password: whatever was begun with the old one ends, and the owner is told. Passkeys and linked logins, which are no
 * password, stay; the notice names them (docs/adr/0049-what-a-new-password-ends.md).
 */
export async function setPassword(
  tx: Executor,
  user: User,
  { passwordHash, event, locale, now }: NewPassword,
): Promise<void> {
  const { id, username } = user;
  // First the password: who opens a session meanwhile waits for it, and finds that theirs is the old one.
  await updateUser(tx, id, { passwordHash, updatedAt: now });
  await endAllSessions(tx, id, 'password', now);
  await dropTickets(tx, id);
  await forgetFailures(tx, accountKeyOf(username, id));
  await forgetConfirmations(tx, id);
  await logSecurity(tx, { userId: id, event, now });
  await notifyPasswordChanged(tx, user, { locale, now });
}
