import { productFreight } from '#lib/contract/orders/shop-freight.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { freightRules } from '#lib/server/orders/index.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { type App, serve } from '../../serve.ts';

/** What a checkout will charge for sending, for who has not ordered yet. */
export function registerFreight(app: App): void {
  serve(app, productFreight, {
    guard: 'public',
    run: async ({ server }) => {
      const settings = await getSettings(server);
      const { base, freeFrom, remote, remoteProvinces } = freightRules(settings);
      return {
        base: formatFen(base),
        free_from: formatFen(freeFrom),
        remote: formatFen(remote),
        remote_provinces: [...remoteProvinces],
        transit_days: settings['shipping.transitDays'],
        remote_transit_days: settings['shipping.remoteTransitDays'],
      };
    },
  });
}
