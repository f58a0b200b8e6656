import type { DataOf } from '#lib/contract/endpoint.ts';
import type { productFreight } from '#lib/contract/orders/shop-freight.ts';
import { fenOf } from '#lib/utils/amount.ts';
import type { FreightRules } from './freight.ts';

/** The rules as the API tells them. */
export function freightRulesOf(told: DataOf<typeof productFreight>): FreightRules {
  return {
    base: fenOf(told.base),
    freeFrom: fenOf(told.free_from),
    remote: fenOf(told.remote),
    remoteProvinces: told.remote_provinces,
  };
}
