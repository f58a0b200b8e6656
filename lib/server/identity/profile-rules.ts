/** Shown where a user has no picture. It is never stored, so that the shop may change it later (contract §6). */
export const defaultAvatar = '/static/images/avatar.png';

export function toStoredAvatar(avatar: string): string {
  return avatar === defaultAvatar ? '' : avatar;
}

/** Born between 1900 and today; both are days as `yyyy-mm-dd`. */
export function isPossibleBirthday(birthday: string, today: string): boolean {
  return birthday >= '1900-01-01' && birthday <= today;
}
