import type { DataOf } from '#lib/contract/endpoint.ts';
import type { recommendShare } from '#lib/contract/referral/member-share.ts';
import { startSession } from '../identity/start-session.ts';
import { type CallOptions, getApi } from '../transport/browser.ts';

export type ProductShare = NonNullable<DataOf<typeof recommendShare>['share']>;

const silent: CallOptions = {
  isErrorShown: false,
  isCodeShown: false,
  isRedirectFollowed: false,
  isDuplicateCancelled: false,
};

/** What the member would earn by recommending a product; null for guests, and where it is nothing. */
export async function readShare(productId: number): Promise<ProductShare | null> {
  if (!(await startSession())) return null;
  return (await getApi('/api/recommend/share', { product_id: productId }, silent)).share;
}
