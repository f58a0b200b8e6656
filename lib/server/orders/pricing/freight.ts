import type { FreightRules } from '#lib/delivery/freight.ts';
import type { Settings } from '#lib/server/site/index.ts';

export function freightRules(settings: Settings): FreightRules {
  return {
    base: settings['shipping.baseFen'],
    freeFrom: settings['shipping.freeFromFen'],
    remote: settings['shipping.remoteFen'],
    remoteProvinces: settings['shipping.remoteProvinces'],
  };
}
