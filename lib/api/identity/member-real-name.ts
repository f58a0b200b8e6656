import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type { realNameInfo, realNameSubmit } from '#lib/contract/identity/real-names.ts';
import { postApi } from '../transport/browser.ts';
import { apiQuery } from '../transport/queries.ts';

export type RealNameRecord = DataOf<typeof realNameInfo>;

/** How far the verification of the real name is; name and number come masked. */
export const realNameQuery = () => apiQuery('/api/account/realName');

/** Hands name and ID number in; answers the record as it is then. */
export const sendRealName = (body: BodyOf<typeof realNameSubmit>) =>
  postApi('/api/account/realName', body, {
    isSuccessShown: true,
    isCodeShown: false,
    answers: '/api/account/realName',
  });
