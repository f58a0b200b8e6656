import { siteIndex } from '#lib/contract/site/shop-index.ts';
import { shopAddress } from '#lib/server/http/scope/shop-address.ts';
import { requireMember } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { openSite } from '#lib/server/workflows/site/open-site.ts';
import { type App, type Call, serve } from '../../serve.ts';

export function registerIndex(app: App): void {
  serve(app, siteIndex, {
    guard: 'public',
    isAlwaysOpen: true,
    cached: { alsoBy: shopAddress, isOneOfMany: (call) => shopAddress(call) !== call.server.env.PUBLIC_URL },
    run: (call) => {
      if (call.query.requiredLogin) requireLogin(call);
      return openSite(call.server, { ...call, shopAddress: shopAddress(call) });
    },
  });
}

/** Asked with `requiredLogin`, a dead token is 409 and none at all 303; else both are guests (contract §2). */
function requireLogin({ tokenState, actor }: Call<typeof siteIndex, 'public'>): void {
  if (tokenState === 'expired') throw new DomainError('token_expired');
  requireMember(actor);
}
