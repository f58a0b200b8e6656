import { type RelyingParty, relyingPartyOf } from '#lib/server/identity/index.ts';
import type { RequestScope } from './request-scope.ts';
import { shopAddress } from './shop-address.ts';

/** Whom passkeys are made for: the shop at its address. Undefined where browsers offer none for it. */
export function shopParty(call: Pick<RequestScope, 'server'> & { request: Request }): RelyingParty | undefined {
  return relyingPartyOf(shopAddress(call));
}
