import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type Channel, checkCode, spendCode } from '../../messaging/index.ts';
import { findUserByAddress, provenBy, updateUser } from '../account/user-repository.ts';
import { requireUncommonPassword } from './common-passwords.ts';
import { hashPassword } from './password-hash.ts';
import { setPassword } from './set-password.ts';

interface PasswordRecovery {
  channel: Channel;
  address: string;
  code: string;
  password: string;
  ip: string;
  locale: Locale;
}

/**
 * Sets a new password for who can read the code, and ends every session of the account; the address is theirs by that.
 * `alsoInTransaction` runs with it, whole or not at all. Throws `code_wrong`, whether
 * the code is wrong or nobody has that address, and `invalid_input` at a password that is guessed first.
 */
export async function retrievePassword(
  ctx: ServerContext,
  input: PasswordRecovery,
  alsoInTransaction: (tx: Executor, userId: number) => Promise<void>,
): Promise<void> {
  const { channel } = input;
  const address = input.address.toLowerCase();
  await requireUncommonPassword(input.password);
  const codeId = await checkCode(ctx, { channel, address, event: 'user_retrieve_pwd' }, input);
  const user = await findUserByAddress(ctx.db, channel, address);
  if (!user) throw new DomainError('code_wrong', { fields: { captcha: { key: 'code_wrong' } } });
  // What the account is called is told to nobody before the code is right.
  await requireUncommonPassword(input.password, { names: user });
  const passwordHash = await hashPassword(input.password);
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await spendCode(tx, codeId, now);
    await updateUser(tx, user.id, provenBy(channel));
    await setPassword(tx, user, { passwordHash, event: 'passwordReset', locale: input.locale, now });
    await alsoInTransaction(tx, user.id);
  });
}
