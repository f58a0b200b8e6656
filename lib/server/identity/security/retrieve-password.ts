import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type Channel, checkCode, spendCode } from '../../messaging/index.ts';
import { findUserByAddress } from '../account/user-repository.ts';
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
 * Sets a new password for who can read the code, and ends every session of the account. Throws `code_wrong`, whether
 * the code is wrong or nobody has that address, and `invalid_input` at a password that is guessed first.
 */
export async function retrievePassword(ctx: ServerContext, input: PasswordRecovery): Promise<void> {
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
    await setPassword(tx, user, { passwordHash, event: 'passwordReset', locale: input.locale, now });
  });
}
