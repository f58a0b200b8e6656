import type { Fulfilment } from '#lib/contract/catalogue/shop-records.ts';

/** In fen. */
export interface FreightRules {
  base: number;
  freeFrom: number;
  remote: number;
  remoteProvinces: readonly number[];
}

interface Parcel {
  fulfilment: Fulfilment;
  /** What the goods cost that are sent together, in fen. */
  goods: number;
  /** Undefined while no address is known: then it costs what it does anywhere near. */
  provinceId?: number | undefined;
}

/**
 * What sending an order costs, for the checkout and for the page of a product; the content page `delivery` says the same
 * in words. Far provinces pay their supplement whatever the goods cost.
 */
export function freightOf(rules: FreightRules, { fulfilment, goods, provinceId }: Parcel): number {
  if (fulfilment !== 'ship') return 0;
  const base = goods >= rules.freeFrom ? 0 : rules.base;
  const isRemote = provinceId !== undefined && rules.remoteProvinces.includes(provinceId);
  return base + (isRemote ? rules.remote : 0);
}
