import type { DataOf } from '#lib/contract/endpoint.ts';
import type { productFreight } from '#lib/contract/orders/shop-freight.ts';
import { fenOf } from '#lib/utils/amount.ts';
import type { FreightRules } from './freight.ts';

/** The rules as the API tells them. */
export function freightRulesOf(notified: DataOf<typeof productFreight>): FreightRules {
  return {
    base: fenOf(notified.base),
    freeFrom: fenOf(notified.free_from),
    remote: fenOf(notified.remote),
    remoteProvinces: notified.remote_provinces,
  };
}
