import { z } from 'zod';
import type { ProfileBody } from '#lib/api/identity/member-profile.ts';
import { lineOfText } from '#lib/contract/fields.ts';
import { profileBody } from '#lib/contract/identity/member-profile.ts';
import { ofProfileTexts, type ProfileText, profileTextNames } from '#lib/contract/identity/profile-texts.ts';
import type { UserInfo } from '#lib/contract/identity/shop-login.ts';

/** Length of a motto as the client allows it (contract §6); the column holds more. */
export const mottoLimit = 120;

/** The fields of the form: the contract's, without the picture, which is saved on its own. */
export const profileForm = profileBody.omit({ avatar: true }).extend({ motto: lineOfText(mottoLimit) });

/** What the form holds: text, as inputs give it. */
export interface ProfileValues extends Record<ProfileText, string> {
  username: string;
  nickname: string;
  gender: string;
  birthday: string;
}

export const profileFields = ['username', 'nickname', 'gender', 'birthday', ...profileTextNames] as const;

/** The member's record as the form shows it. */
export function toProfileValues({ username, nickname, gender, birthday, ...user }: UserInfo): ProfileValues {
  const texts = ofProfileTexts((text) => user[text]);
  return { username, nickname, gender: String(gender), birthday: birthday ?? '', ...texts };
}

/** The record with another picture; empty for none. All other fields go along: a missing birthday would be erased. */
export function withAvatar(user: UserInfo, avatar: string): ProfileBody {
  return { ...toProfileValues(user), avatar };
}

const draftSchema = z.object({
  id: z.int(),
  values: z.partialRecord(z.enum(profileFields), z.string()),
});

/** A draft as it was stored, if it is this person's and still readable. */
export function readDraftText(text: string | null, userId: number): Partial<ProfileValues> | undefined {
  try {
    const draft = draftSchema.parse(JSON.parse(text ?? ''));
    return draft.id === userId ? draft.values : undefined;
  } catch {
    return undefined;
  }
}
