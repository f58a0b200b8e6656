import type { ServerContext } from '../../db/context.ts';
import type { Service } from '../../kernel/service.ts';
import { probeParcels } from './subscribe-parcel.ts';

/** Who follows parcels, switched on or not. */
export function parcelServices({ env }: Pick<ServerContext, 'env'>): Service[] {
  const service = { key: 'parcels-kuaidi100', kind: 'parcels', name: 'Kuaidi100' } as const;
  return [
    env.KUAIDI100_KEY === undefined
      ? { ...service, state: 'off' }
      : { ...service, state: 'on', probe: () => probeParcels(env) },
  ];
}
