import { loginProviders } from '#lib/contract/identity/login-providers.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Service } from '../../kernel/service.ts';
import { findLoginProvider } from './list-providers.ts';

const names = { wechat: 'WeChat', oidc: 'OpenID Connect' } as const;

/** Who else says who somebody is, switched on or not. */
export function loginServices(ctx: Pick<ServerContext, 'env' | 'clock'>): Service[] {
  return loginProviders.map((name): Service => {
    const service = { key: `login-${name}`, kind: 'login', name: names[name] } as const;
    const provider = findLoginProvider(ctx, name);
    return provider ? { ...service, state: 'on', probe: () => provider.probe() } : { ...service, state: 'off' };
  });
}
