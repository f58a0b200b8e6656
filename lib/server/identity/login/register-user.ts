import type { ShownText } from '#lib/contract/identity/consents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { type Channel, checkCode, spendCode } from '../../messaging/index.ts';
import type { User } from '../account/user-repository.ts';
import { agreeToPublished } from '../consents/give-consent.ts';
import { requireOpenRegistration } from '../consents/open-registration.ts';
import { takeOffer } from '../linked/offers.ts';
import { requireUncommonPassword } from '../security/common-passwords.ts';
import { createUser } from './create-user.ts';
import { requireOpenMemberCenter } from './log-in.ts';
import { openSession, type SessionTokens } from './open-session.ts';

export interface Registration {
  channel: Channel;
  /** The e-mail or mobile number the code was sent to. */
  address: string;
  code: string;
  username: string;
  password: string;
  /** The offer of a provider's login, to be linked to the new account. */
  link?: string | undefined;
  /** The versions of the legal texts that were shown; undefined: nobody says. */
  agreed?: readonly ShownText[] | undefined;
  ip: string;
  userAgent: string;
  locale: Locale;
}

/**
 * Creates an account for who can read the code and agrees to what is published, and logs in. `alsoInTransaction` runs with it, whole or not
 * at all. Throws `registration_closed`, `consent_outdated`, `code_wrong`, `invalid_input` at a password that is guessed first, or an occupied field; the code stays good then. A registration is not kept beyond a day.
 */
export async function registerUser(
  ctx: ServerContext,
  input: Registration,
  alsoInTransaction: (tx: Executor, user: User) => Promise<void>,
): Promise<SessionTokens> {
  await requireOpenMemberCenter(ctx);
  await requireOpenRegistration(ctx.db);
  const { channel, username, password, ip, userAgent, locale } = input;
  const address = input.address.toLowerCase();
  await requireUncommonPassword(password, { names: { username, [channel]: address } });
  const codeId = await checkCode(ctx, { channel, address, event: 'user_register' }, { code: input.code, ip });
  return ctx.db.transaction(async (tx) => {
    const user = await createUser(ctx, { username, password, ip, group: 'customer', [channel]: address }, tx);
    await spendCode(tx, codeId, ctx.clock.now());
    const given = { userId: user.id, place: 'register', locale, at: ctx.clock.now() } as const;
    await agreeToPublished(tx, { ...given, shown: input.agreed });
    await alsoInTransaction(tx, user);
    if (input.link) await takeOffer(ctx, tx, { token: input.link, userId: user.id });
    return openSession(ctx, tx, user, { keep: false, way: 'password', ip, userAgent, locale });
  });
}
