import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { saveProfile } from '#lib/contract/identity/member-profile.ts';
import { postApi } from '../transport/browser.ts';

export type ProfileBody = BodyOf<typeof saveProfile>;

/** Changes the own profile. A missing birthday is none; what else is missing stays as it is. */
export const sendProfile = (body: ProfileBody) =>
  postApi('/api/account/profile', body, { isSuccessShown: true, isCodeShown: false });
