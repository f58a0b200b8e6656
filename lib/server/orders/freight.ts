import type { Fulfilment } from '#lib/contract/catalogue-records.ts';
import type { Fen } from '../kernel/money.ts';
import type { Settings } from '../site/index.ts';

export interface FreightRules {
  base: Fen;
  freeFrom: Fen;
  remote: Fen;
  remoteProvinces: readonly number[];
}

export function freightRules(settings: Settings): FreightRules {
  return {
    base: settings['shipping.baseFen'],
    freeFrom: settings['shipping.freeFromFen'],
    remote: settings['shipping.remoteFen'],
    remoteProvinces: settings['shipping.remoteProvinces'],
  };
}

export interface Parcel {
  fulfilment: Fulfilment;
  /** What the goods cost that are sent together. */
  goods: Fen;
  /** Undefined while no address is known: then it costs what it does anywhere near. */
  provinceId?: number | undefined;
}

/**
 * What sending an order costs; the content page `delivery` says the same in words. Far provinces pay their supplement
 * whatever the goods cost.
 */
export function freightOf(rules: FreightRules, { fulfilment, goods, provinceId }: Parcel): Fen {
  if (fulfilment !== 'ship') return 0;
  const base = goods >= rules.freeFrom ? 0 : rules.base;
  const isRemote = provinceId !== undefined && rules.remoteProvinces.includes(provinceId);
  return base + (isRemote ? rules.remote : 0);
}
