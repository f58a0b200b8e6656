import type { DataOf } from '#lib/contract/endpoint.ts';
import type { realNameInfo } from '#lib/contract/identity/real-names.ts';
import { postAt } from '../transport/post-at.ts';

export type RealNameRecord = DataOf<typeof realNameInfo>;

/** Hands name and ID number in; answers the record as it is then. */
export const sendRealName = postAt('/api/account/realName', {
  isSuccessShown: true,
  isCodeShown: false,
  answers: '/api/account/realName',
});
