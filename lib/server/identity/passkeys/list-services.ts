import type { ServerContext } from '../../db/context.ts';
import type { Service } from '../../kernel/service.ts';
import { relyingPartyOf } from './relying-party.ts';

/** Whether browsers offer passkeys at the shop's address. There is nobody to ask: they stay between browser and shop. */
export function passkeyServices({ env }: Pick<ServerContext, 'env'>): Service[] {
  const party = relyingPartyOf(env.PUBLIC_URL);
  return [{ key: 'passkeys', kind: 'passkeys', name: party?.id ?? '', state: party ? 'on' : 'off' }];
}
