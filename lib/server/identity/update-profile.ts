import type { ServerContext } from '../db/context.ts';
import { shopDay } from '../kernel/clock.ts';
import { DomainError } from '../kernel/errors.ts';
import { isPossibleBirthday, toStoredAvatar } from './profile-rules.ts';
import { toFieldError } from './unique-fields.ts';
import { updateUser } from './user-repository.ts';

/** What a member may change of the own record; what is undefined stays as it is. */
export interface ProfileChanges {
  username: string;
  nickname: string;
  birthday: string | null;
  avatar?: string | undefined;
  gender?: number | undefined;
  motto?: string | undefined;
  qq?: string | undefined;
}

/** Throws `username_occupied` at its field, or `invalid_input` for a birthday that cannot be. */
export async function updateProfile(ctx: ServerContext, userId: number, changes: ProfileChanges): Promise<void> {
  const now = ctx.clock.now();
  const { birthday, avatar, ...rest } = changes;
  if (birthday !== null && !isPossibleBirthday(birthday, shopDay(now))) {
    throw new DomainError('invalid_input', { fields: { birthday: { key: 'date' } } });
  }
  const stored = avatar === undefined ? {} : { avatar: toStoredAvatar(avatar) };
  try {
    await updateUser(ctx.db, userId, { ...rest, ...stored, birthday, updatedAt: now });
  } catch (error) {
    throw toFieldError(error);
  }
}
