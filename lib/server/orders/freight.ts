import type { FreightRules } from '#lib/delivery/freight.ts';
import type { Settings } from '../site/index.ts';

export function freightRules(settings: Settings): FreightRules {
  return {
    base: settings['shipping.baseFen'],
    freeFrom: settings['shipping.freeFromFen'],
    remote: settings['shipping.remoteFen'],
    remoteProvinces: settings['shipping.remoteProvinces'],
  };
}
