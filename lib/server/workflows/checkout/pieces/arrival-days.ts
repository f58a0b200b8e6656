import { transitDaysOf } from '#lib/delivery/transit-days.ts';
import { findLeadDays } from '#lib/server/catalogue/index.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { AddressSnapshot } from '#lib/server/orders/index.ts';
import type { Settings } from '#lib/server/site/index.ts';
import type { Collected } from './collect-items.ts';

interface Sending {
  settings: Settings;
  address: AddressSnapshot | undefined;
}

/**
 * In how many working days what is sent by courier can be there at the earliest: as its offer says, else when the last of
 * it is ready, and the time on the way. Undefined where nothing is sent, or nobody knows.
 */
export async function arrivalDays(
  db: Executor,
  { items, offer }: Collected,
  { settings, address }: Sending,
): Promise<number | undefined> {
  const sent = items.filter(({ fulfilment }) => fulfilment === 'ship');
  if (sent.length === 0) return undefined;
  const ids = sent.flatMap(({ productId }) => productId ?? []);
  const lead = offer?.version.leadDays ?? (await findLeadDays(db, ids))?.earliest;
  if (lead === undefined) return undefined;
  const transit = {
    near: settings['shipping.transitDays'],
    remote: settings['shipping.remoteTransitDays'],
    remoteProvinces: settings['shipping.remoteProvinces'],
  };
  return lead + transitDaysOf(transit, address?.province_id);
}
