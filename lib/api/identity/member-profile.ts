import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { saveProfile } from '#lib/contract/identity/member-profile.ts';
import { postApi } from '../transport/browser.ts';
import { apiQuery } from '../transport/queries.ts';

/** Ways to prove an address; the values of the profile come with the member's record. */
export const profileQuery = () => apiQuery('/api/account/profile');

export type ProfileBody = BodyOf<typeof saveProfile>;

/** Changes the own profile. A missing birthday is none; what else is missing stays as it is. */
export const sendProfile = (body: ProfileBody) =>
  postApi('/api/account/profile', body, { isSuccessShown: true, isCodeShown: false });
