import { defaultAvatar } from '#lib/contract/identity/member-profile.ts';

export { defaultAvatar };

/** The default picture is never stored, so that the shop may change it later (contract §6). */
export function toStoredAvatar(avatar: string): string {
  return avatar === defaultAvatar ? '' : avatar;
}

/** Born between 1900 and today; both are days as `yyyy-mm-dd`. */
export function isPossibleBirthday(birthday: string, today: string): boolean {
  return birthday >= '1900-01-01' && birthday <= today;
}
