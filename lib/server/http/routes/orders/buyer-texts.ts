import type { z } from 'zod';
import type { orderCreateBody } from '#lib/contract/orders/member-checkout.ts';
import type { BuyerTexts, Order } from '#lib/server/orders/index.ts';

/** What checkout takes, as orders have it. */
export function toBuyerTexts({ note, service_time: serviceTime }: z.output<typeof orderCreateBody>): BuyerTexts {
  return { note, serviceTime };
}

/** What of it buyer and seller are shown alike. */
export function showBuyerTexts({ note }: Order) {
  return { note };
}
