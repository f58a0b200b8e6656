import type { QuotationDetail } from '../../lib/contract/quotation/member-records.ts';
import type { ApiUser } from '../fixtures/as-user.ts';

const aWeekInSeconds = 7 * 86_400;

/** The desk of the platform takes a quotation up and offers every line at one price. */
export async function offer(desk: ApiUser, no: string, unitPrice: string): Promise<void> {
  await desk.post('/api/operator/quote/open', { no });
  const { current } = await desk.get<QuotationDetail>('/api/operator/quote/info', { no });
  await desk.post('/api/operator/quote/offer', {
    no,
    n: current.n,
    items: current.items.map(({ line_key, qty }) => ({ line_key, qty, unit_price: unitPrice })),
    valid_until: Math.floor(Date.now() / 1000) + aWeekInSeconds,
  });
}

/** The platform carries an order out itself, and sends all of it. */
export async function takeAndShip(desk: ApiUser, no: string, trackingNo: string): Promise<void> {
  await desk.post('/api/operator/order/take', { no });
  await desk.post('/api/operator/order/ship', { no, carrier: 'sf', tracking_no: trackingNo });
}
