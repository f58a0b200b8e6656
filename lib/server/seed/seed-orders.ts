import type { CheckoutSource } from '#lib/contract/orders/member-checkout.ts';
import { getProduct } from '../catalogue/index.ts';
import type { ServerContext } from '../db/context.ts';
import { listAddresses, saveAddress } from '../identity/index.ts';
import type { Member } from '../kernel/actor.ts';
import { asPlatform, countOrders, shipOrder, takeOrder, trackShipment } from '../orders/index.ts';
import { createOrder } from '../workflows/checkout/create-order.ts';
import { previewOrder } from '../workflows/checkout/preview-order.ts';
import { cancelOrder } from '../workflows/orders/cancel-order.ts';
import { confirmReceipt } from '../workflows/orders/receive-order.ts';
import { payOrder } from '../workflows/payment/pay-order.ts';
import { demoAddress, demoCarrier, type SeedOrder } from './content/orders.ts';
import { findDemoLogin, hoursAgo } from './demo-people.ts';
import { firstAnswers } from './first-answers.ts';

interface People {
  buyer: Member;
  operator: Member;
  addressId: number;
}

/** Whether the demo customer has bought something already. */
export async function hasBought(ctx: ServerContext): Promise<boolean> {
  const buyer = await findDemoLogin(ctx, 'customer');
  return buyer !== undefined && (await countOrders(ctx.db, buyer.userId)).all > 0;
}

/** Orders of the demo customer in several states, made the way every order is, as if some hours ago. Needs the catalogue. */
export async function seedOrders(ctx: ServerContext, orders: readonly SeedOrder[]): Promise<void> {
  const [buyer, operator] = await Promise.all([findDemoLogin(ctx, 'customer'), findDemoLogin(ctx, 'operator')]);
  if (!buyer || !operator) return;
  const people = { buyer, operator, addressId: await findAddress(ctx, buyer) };
  for (const order of orders) await seedOrder(ctx, people, order);
}

async function seedOrder(ctx: ServerContext, people: People, order: SeedOrder): Promise<void> {
  const { buyer, operator, addressId } = people;
  const at = (minutesLater: number) => hoursAgo(ctx, order.hoursAgo - minutesLater / 60);
  const what = await findGoods(ctx, order);
  const input = { what, addressId, points: 0 };
  const { payable: expectedTotal } = await previewOrder(ctx, buyer, input);
  const made = await createOrder(at(0), buyer, { ...input, note: order.note, expectedTotal, key: crypto.randomUUID() });
  const [no = ''] = made.orders;
  if (order.state === 'cancelled') await cancelOrder(at(8), buyer, { no, reason: 'changed_mind', note: '' });
  if (order.state === 'unpaid' || order.state === 'cancelled') return;
  await payOrder(at(3), buyer, { no: made.no, channel: 'balance', key: crypto.randomUUID() });
  if (order.state === 'paid') return;
  await takeOrder(at(20), operator, no);
  if (order.state === 'processing') return;
  await ship(at, asPlatform(operator), no);
  if (order.state === 'received') await confirmReceipt(at(72 * 60), { no, member: buyer });
}

async function ship(at: (minutes: number) => ServerContext, seller: ReturnType<typeof asPlatform>, no: string) {
  const { text, ...parcel } = demoCarrier;
  const shipment = await shipOrder(at(90), seller, { ...parcel, no, parts: undefined, key: crypto.randomUUID() });
  await trackShipment(at(150), seller, { no, shipmentNo: shipment.no, status: 'in_transit', text });
}

/** One variant of a ready product, or a product as it was configured, to be bought at once. */
export async function findGoods(
  ctx: ServerContext,
  { slug, sku, qty, selection: answers }: Pick<SeedOrder, 'slug' | 'sku' | 'qty' | 'selection'>,
): Promise<CheckoutSource> {
  const { id, variants } = await getProduct(ctx, { slug }, { locale: 'en' });
  const variant = variants.find((each) => each.sku === sku);
  const selection = answers ? { ...firstAnswers(slug), ...answers } : {};
  return { source: 'buy_now', product_id: id, variant_id: variant?.id, selection, qty };
}

export async function findAddress(ctx: ServerContext, { userId }: Member): Promise<number> {
  const [existing] = await listAddresses(ctx, userId);
  return (existing ?? (await saveAddress(ctx, userId, demoAddress))).id;
}
