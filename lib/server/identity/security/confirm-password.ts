import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError, type ErrorCode } from '../../kernel/errors.ts';
import { getUser, type User } from '../account/user-repository.ts';
import { forgetFailures, takeLoginAttempt } from '../login/login-lock.ts';
import { isRightPassword } from './password-hash.ts';
import { findEnabledFactor, spendSecondFactor } from './second-factor.ts';

interface PasswordProof {
  user: User;
  password: string;
  ip: string;
}

const passwordField: { field: string; error: ErrorCode } = { field: 'password', error: 'password_wrong' };

/**
 * Asks who is logged in for the password once more. Tries are limited like those of the login, but counted apart from
 * them: who holds a stolen session neither finds the password by trying nor locks its owner out of the login. Throws
 * `login_locked`, or the error at the field.
 */
export async function confirmPassword(
  ctx: ServerContext,
  { user, password, ip }: PasswordProof,
  { field, error } = passwordField,
): Promise<void> {
  const accountKey = confirmationKeyOf(user.id);
  await takeLoginAttempt(ctx, { accountKey, userId: user.id, address: ip });
  if (!(await isRightPassword(user.passwordHash, password))) {
    throw new DomainError(error, { fields: { [field]: { key: error } } });
  }
  await forgetFailures(ctx.db, accountKey, ip);
}

interface OwnerProof {
  userId: number;
  password: string;
  /** Needed where a second factor is on: of the app, or a recovery code. */
  code: string;
  ip: string;
}

/** Password, and second factor where one is on. Throws like `confirmPassword`, and `two_factor_wrong`. */
export async function confirmOwner(ctx: ServerContext, { userId, password, code, ip }: OwnerProof): Promise<User> {
  const user = await getUser(ctx.db, userId);
  const factor = await findEnabledFactor(ctx.db, userId);
  if (factor && code === '') throw new DomainError('invalid_input', { fields: { code: { key: 'required' } } });
  await confirmPassword(ctx, { user, password, ip });
  if (factor) await spendSecondFactor(ctx, { factor, code, ip });
  return user;
}

/** After a new password the tries at the old one count no more. */
export async function forgetConfirmations(tx: Executor, userId: number): Promise<void> {
  await forgetFailures(tx, confirmationKeyOf(userId));
}

const confirmationKeyOf = (userId: number) => `password:${userId}`;
