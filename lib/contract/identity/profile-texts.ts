import { z } from 'zod';
import { lineOfText } from '../fields.ts';

/**
 * What members may say of themselves in a text; empty says nothing. The record of the member, saving it, the copy of the
 * own data and the closing of an account go through this list; a column of `users` has the same name.
 */
export const profileTexts = {
  motto: lineOfText(255),
  qq: z
    .string()
    .trim()
    .regex(/^$|^[1-9]\d{4,11}$/, 'qq'),
};
export type ProfileText = keyof typeof profileTexts;
export const profileTextNames = Object.keys(profileTexts) as ProfileText[];

/** One value for each of them. */
export function ofProfileTexts<Value>(take: (name: ProfileText) => Value): Record<ProfileText, Value> {
  return Object.fromEntries(profileTextNames.map((name) => [name, take(name)])) as Record<ProfileText, Value>;
}
