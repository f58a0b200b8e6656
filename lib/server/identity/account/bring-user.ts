import { inArray, or, sql } from 'drizzle-orm';
import { patterns } from '#lib/contract/fields.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { newReadableCode } from '../../kernel/ids.ts';
import { createUser } from '../login/create-user.ts';
import type { OldPassword } from '../security/old-hashes.ts';
import { noPassword, sealOldHash } from '../security/password-hash.ts';
import { users } from '../tables.ts';
import { type User, updateUser } from './user-repository.ts';

/** A customer of another system, each field as an account here may have it. */
export interface BroughtUser {
  /** Undefined: one is made of the address. */
  username: string | undefined;
  email: string | undefined;
  mobile: string | undefined;
  nickname: string;
  gender: 0 | 1 | 2;
  /** `yyyy-MM-dd`. */
  birthday: string | undefined;
  motto: string;
  company: string;
  joinedAt: Date | undefined;
  isDisabled: boolean;
  /** Undefined: the owner sets one by "forgotten password". */
  oldPassword: OldPassword | undefined;
  locale: Locale;
}

/**
 * Makes the account of a customer who was one elsewhere. The old password, where there is one, lets in once (`isOldHash`). Nobody is written
 * to. Throws what `createUser` throws.
 */
export async function bringUser(ctx: ServerContext, tx: Executor, person: BroughtUser): Promise<User> {
  const { email, mobile, nickname, gender, birthday = null, motto, company, joinedAt, isDisabled, locale } = person;
  const username = person.username ?? (await freeUsername(tx, email?.split('@')[0] ?? ''));
  const hash = person.oldPassword ? await sealOldHash(person.oldPassword) : noPassword;
  const user = await createUser(
    ctx,
    {
      username,
      password: { hash },
      group: 'customer',
      nickname: nickname || username,
      ...(email !== undefined && { email }),
      ...(mobile !== undefined && { mobile }),
    },
    tx,
  );
  const status = isDisabled ? ('disable' as const) : ('enable' as const);
  // Its system before may have asked nobody whether the addresses are theirs.
  const unproven = { isEmailProven: false, isMobileProven: false };
  const facts = { ...unproven, gender, birthday, motto, company, status, locale, ...(joinedAt && { joinedAt }) };
  await updateUser(tx, user.id, facts);
  return { ...user, ...facts };
}

/** Of the beginning of an address, or of nothing, with a tail where somebody has it already. */
async function freeUsername(tx: Executor, wish: string): Promise<string> {
  const plain = wish.replace(/[^A-Za-z0-9_]/g, '').replace(/^[^A-Za-z]+/, '');
  const base = plain.length < 3 ? 'user' : plain.slice(0, 15);
  if (base !== 'user' && patterns.account.test(base) && (await findTaken(tx, { usernames: [base] })).length === 0)
    return base;
  for (;;) {
    const made = `${base.slice(0, 8)}_${newReadableCode(6).toLowerCase()}`;
    if ((await findTaken(tx, { usernames: [made] })).length === 0) return made;
  }
}

interface Names {
  emails?: string[];
  mobiles?: string[];
  usernames?: string[];
}

/** Accounts that have one of these names already, whatever the case. */
export async function findTaken(
  db: Executor,
  { emails = [], mobiles = [], usernames = [] }: Names,
): Promise<Pick<User, 'id' | 'username' | 'email' | 'mobile'>[]> {
  const among = (column: typeof users.email | typeof users.username, names: string[]) =>
    names.length === 0
      ? undefined
      : inArray(
          sql`lower(${column})`,
          names.map((name) => name.toLowerCase()),
        );
  const where = or(
    among(users.email, emails),
    among(users.username, usernames),
    mobiles.length === 0 ? undefined : inArray(users.mobile, mobiles),
  );
  if (!where) return [];
  return db
    .select({ id: users.id, username: users.username, email: users.email, mobile: users.mobile })
    .from(users)
    .where(where);
}
