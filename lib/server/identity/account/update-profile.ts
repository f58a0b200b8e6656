import type { ProfileText } from '#lib/contract/identity/profile-texts.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { claimFile, releaseFile } from '../../files/index.ts';
import { shopDay } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { toTaken } from '../../kernel/taken.ts';
import { refuseReservedName } from '../login/username-rules.ts';
import { isPossibleBirthday, toStoredAvatar } from './profile-rules.ts';
import { lockUser, updateUser } from './user-repository.ts';

/** What a member may change of the own record; what is undefined stays as it is. */
interface ProfileChanges extends Partial<Record<ProfileText, string | undefined>> {
  username: string;
  nickname: string;
  birthday: string | null;
  avatar?: string | undefined;
  gender?: number | undefined;
}

/**
 * Throws at its field: `username_occupied`, `invalid_input` for a birthday that cannot be or for an avatar that is
 * neither the default, nor none, nor a public picture the member uploaded.
 */
export async function updateProfile(ctx: ServerContext, userId: number, changes: ProfileChanges): Promise<void> {
  const now = ctx.clock.now();
  const { birthday, avatar, ...rest } = changes;
  refuseReservedName(rest.username);
  if (birthday !== null && !isPossibleBirthday(birthday, shopDay(now))) {
    throw new DomainError('invalid_input', { fields: { birthday: { key: 'date' } } });
  }
  try {
    await ctx.db.transaction(async (tx) => {
      const stored = avatar === undefined ? {} : { avatar: await takeAvatar(tx, userId, toStoredAvatar(avatar)) };
      await updateUser(tx, userId, { ...rest, ...stored, birthday, updatedAt: now });
    });
  } catch (error) {
    throw toTaken(error);
  }
}

/** The one that is shown already may always be posted back: clients send their whole record (contract §0.9). */
async function takeAvatar(tx: Executor, userId: number, url: string): Promise<string> {
  const { avatar } = await lockUser(tx, userId);
  if (url === avatar) return url;
  const subject = `avatar:${userId}`;
  if (url === '') {
    await releaseFile(tx, { subject });
    return url;
  }
  const accept = { isPrivate: false, isImage: true };
  const file = await claimFile(tx, { url, userId, subject, accept, field: 'avatar' });
  await releaseFile(tx, { subject, except: file.id });
  return url;
}
