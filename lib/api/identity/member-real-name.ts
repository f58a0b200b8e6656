import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type { realNameInfo, realNameSubmit } from '#lib/contract/identity/real-names.ts';
import { postApi } from '../transport/browser.ts';

export type RealNameRecord = DataOf<typeof realNameInfo>;

/** Hands name and ID number in; answers the record as it is then. */
export const sendRealName = (body: BodyOf<typeof realNameSubmit>) =>
  postApi('/api/account/realName', body, {
    isSuccessShown: true,
    isCodeShown: false,
    answers: '/api/account/realName',
  });
