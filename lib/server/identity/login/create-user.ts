import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { newReadableCode } from '../../kernel/ids.ts';
import { toTaken } from '../../kernel/taken.ts';
import type { User } from '../account/user-repository.ts';
import { requireUncommonPassword } from '../security/common-passwords.ts';
import { hashPassword } from '../security/password-hash.ts';
import { userGroups, users } from '../tables.ts';
import { refuseReservedName } from './username-rules.ts';

/**
 * Groups that code knows: `store` is for owners, the others of a store for its staff, by role (docs/domain/store.md 6).
 */
export const groupKeys = [
  'customer',
  'store',
  'store_manager',
  'store_sales',
  'store_fulfilment',
  'store_finance',
  'operator',
] as const;
export type GroupKey = (typeof groupKeys)[number];

export interface NewUser {
  username: string;
  /** Or what `hashPassword` made of it, for who makes many accounts with one password. */
  password: string | { hash: string };
  group: GroupKey;
  email?: string;
  mobile?: string;
  nickname?: string;
  ip?: string;
}

/**
 * Creates an account, whoever asks for it: registration, the seed, the operator's command. Throws `username_occupied`,
 * `email_occupied` or `mobile_occupied` at their fields, and `invalid_input` at a password that is guessed first.
 */
export async function createUser(ctx: ServerContext, input: NewUser, tx: Executor = ctx.db): Promise<User> {
  refuseReservedName(input.username);
  if (typeof input.password === 'string') await requireUncommonPassword(input.password, { names: input });
  const row = await toRow(ctx, input, tx);
  try {
    return await insertWithOwnCode(tx, row);
  } catch (error) {
    throw toTaken(error);
  }
}

async function toRow(
  ctx: ServerContext,
  input: NewUser,
  tx: Executor,
): Promise<Omit<typeof users.$inferInsert, 'recommendCode'>> {
  const [group] = await tx.select({ id: userGroups.id }).from(userGroups).where(eq(userGroups.key, input.group));
  if (!group) throw new DomainError('not_found');
  return {
    groupId: group.id,
    username: input.username,
    nickname: input.nickname ?? input.username,
    email: input.email?.toLowerCase() ?? null,
    mobile: input.mobile ?? null,
    passwordHash: typeof input.password === 'string' ? await hashPassword(input.password) : input.password.hash,
    joinIp: input.ip ?? '',
    joinedAt: ctx.clock.now(),
  };
}

/** The referral code is random; should it be taken, another one is drawn. */
async function insertWithOwnCode(tx: Executor, row: Omit<typeof users.$inferInsert, 'recommendCode'>): Promise<User> {
  for (;;) {
    const [user] = await tx
      .insert(users)
      .values({ ...row, recommendCode: newReadableCode(8) })
      .onConflictDoNothing({ target: users.recommendCode })
      .returning();
    if (user) return user;
  }
}
