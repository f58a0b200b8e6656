import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../../db/context.ts';
import { createUser, hasOperator, openSession, type SessionTokens } from '../../identity/index.ts';
import { DomainError } from '../../kernel/errors.ts';
import { findSetupAddress, takeSetupAddress } from '../../site/index.ts';

interface FirstOperator {
  /** Of the address that the start has printed. */
  token: string;
  username: string;
  email: string;
  password: string;
  ip: string;
  userAgent: string;
  locale: Locale;
}

/** Whether the shop is still to get its first operator. */
export const isWithoutOperator = async ({ db }: Pick<ServerContext, 'db'>): Promise<boolean> =>
  !(await hasOperator(db));

/** Until when the address is good. Throws `setup_done` once there is an operator, `setup_invalid` for anything else. */
export async function checkSetup(ctx: ServerContext, token: string): Promise<Date> {
  const [expiresAt, isDone] = await Promise.all([findSetupAddress(ctx, token), hasOperator(ctx.db)]);
  if (isDone) throw new DomainError('setup_done');
  if (!expiresAt) throw new DomainError('setup_invalid');
  return expiresAt;
}

/**
 * Makes the first operator for whoever holds the address of the terminal, and logs in. Of several who come at once one is made. Throws
 * what `checkSetup` and `createUser` throw; a name or a password that is refused leaves the address good.
 */
export async function createFirstOperator(ctx: ServerContext, input: FirstOperator): Promise<SessionTokens> {
  const { token, username, email, password, ip, userAgent, locale } = input;
  // What a stranger sends costs no hash of a password.
  await checkSetup(ctx, token);
  return ctx.db.transaction(async (tx) => {
    if (!(await takeSetupAddress(tx, token, ctx.clock.now())))
      throw new DomainError((await hasOperator(tx)) ? 'setup_done' : 'setup_invalid');
    if (await hasOperator(tx)) throw new DomainError('setup_done');
    const user = await createUser(ctx, { username, email, password, ip, group: 'operator' }, tx);
    return openSession(ctx, tx, user, { keep: false, way: 'password', ip, userAgent, locale });
  });
}
