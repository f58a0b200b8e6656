import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { storeKeys } from '#lib/contract/integrations/keys.ts';
import { type SellerSide, sellerPathOf } from '#lib/contract/seller-path.ts';
import { postApi } from '../transport/browser.ts';
import { inForm } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

export type { ApiKeyRow } from '#lib/contract/integrations/keys.ts';

const keyPath = sellerPathOf('apiKey');

/** What a new key can be given. */
export const keyOptionsQuery = (side: SellerSide) => apiQuery(keyPath(side, 'options'));

type NewKeyBody = Omit<BodyOf<(typeof storeKeys)['make']>, 'scopes'> & { scopes: string[] };

/** The answer has the key, this once. Which scopes a side has the server knows. */
export const makeKey = (side: SellerSide, body: NewKeyBody) =>
  postApi(keyPath(side, 'make'), body as never, { isCodeShown: false });

export const revokeKey = (side: SellerSide, id: number) => postApi(keyPath(side, 'revoke'), { id }, inForm);
