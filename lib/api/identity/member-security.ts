import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type { changePassword } from '#lib/contract/identity/member-profile.ts';
import type { accountSessions, loginHistory } from '#lib/contract/identity/member-security.ts';
import { dropLogin } from '#lib/session/user-store.ts';
import { postApi } from '../transport/browser.ts';
import { postAt } from '../transport/post-at.ts';

/** Forms show refusals themselves. */
const inPlace = { isCodeShown: false } as const;

export type SessionRecord = DataOf<typeof accountSessions>['list'][number];
export type LoginRecord = DataOf<typeof loginHistory>['list'][number];

/** Sets a new password. Every session ends with it, this one too: the login is dropped here. */
export async function sendPassword(body: BodyOf<typeof changePassword>): Promise<void> {
  await postApi('/api/account/changePassword', body, { ...inPlace, isSuccessShown: true, isRereadLater: true });
  dropLogin();
}

/** Signs one device out. */
export const revokeSession = (id: string) => postApi('/api/account/sessionRevoke', { id }, { isSuccessShown: true });

/** Signs every other device out. */
export const revokeOtherSessions = () => postApi('/api/account/sessionRevokeAll', {}, { isSuccessShown: true });

/** A new secret for the authenticator app. */
export const setUpTwoFactor = postAt('/api/account/twoFactorSetup', inPlace);

/** Switches the second factor on; answers the recovery codes, once. */
export const enableTwoFactor = postAt('/api/account/twoFactorEnable', inPlace);

/** Switches the second factor off. */
export const disableTwoFactor = postAt('/api/account/twoFactorDisable', { ...inPlace, isSuccessShown: true });

/** New recovery codes in the place of the old ones. */
export const renewRecoveryCodes = postAt('/api/account/twoFactorRecovery', inPlace);
