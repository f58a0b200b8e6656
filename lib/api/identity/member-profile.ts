import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { saveProfile } from '#lib/contract/identity/member-profile.ts';
import { postAt } from '../transport/post-at.ts';

export type ProfileBody = BodyOf<typeof saveProfile>;

/** Changes the own profile. A missing birthday is none; what else is missing stays as it is. */
export const sendProfile = postAt('/api/account/profile');
