import type { CheckoutSource } from '#lib/contract/checkout.ts';
import { getProduct } from '../catalogue/index.ts';
import type { ServerContext } from '../db/context.ts';
import { findUserByName, listAddresses, saveAddress } from '../identity/index.ts';
import type { Member } from '../kernel/actor.ts';
import { addSeconds, type Clock } from '../kernel/clock.ts';
import { asPlatform, countOrders, shipOrder, takeOrder, trackShipment } from '../orders/index.ts';
import { cancelOrder } from '../workflows/cancel-order.ts';
import { createOrder } from '../workflows/create-order.ts';
import { payOrder } from '../workflows/pay-order.ts';
import { previewOrder } from '../workflows/preview-order.ts';
import { demoAddress, demoCarrier, demoOrders, type SeedOrder } from './content/orders.ts';
import { demoLogins } from './demo-logins.ts';

interface People {
  buyer: Member;
  operator: Member;
  addressId: number;
}

/**
 * Orders of the demo customer in several states, made the way every order is made, as if some hours ago. Needs the
 * catalogue; does nothing where the customer has orders already.
 */
export async function seedOrders(ctx: ServerContext): Promise<void> {
  const [buyer, operator] = await Promise.all([findLogin(ctx, 'customer'), findLogin(ctx, 'operator')]);
  if (!buyer || !operator || (await countOrders(ctx.db, buyer.userId)).all > 0) return;
  const people = { buyer, operator, addressId: await findAddress(ctx, buyer) };
  for (const order of demoOrders) await seedOrder(ctx, people, order);
}

async function seedOrder(ctx: ServerContext, people: People, order: SeedOrder): Promise<void> {
  const { buyer, operator, addressId } = people;
  const at = (minutesLater: number) => hoursAgo(ctx, order.hoursAgo, minutesLater);
  const what = await findGoods(ctx, order);
  const wish = { what, addressId, points: 0 };
  const { payable: expectedTotal } = await previewOrder(ctx, buyer, wish);
  const texts = { note: order.note, serviceTime: '' };
  const made = await createOrder(at(0), buyer, { ...wish, ...texts, expectedTotal, key: crypto.randomUUID() });
  const [no = ''] = made.orders;
  if (order.state === 'cancelled') await cancelOrder(at(8), buyer, { no, reason: 'changed_mind', note: '' });
  if (order.state === 'unpaid' || order.state === 'cancelled') return;
  await payOrder(at(3), buyer, { no: made.no, channel: 'balance', key: crypto.randomUUID() });
  if (order.state === 'paid') return;
  await takeOrder(at(20), operator, no);
  if (order.state === 'shipped') await ship(at, asPlatform(operator), no);
}

async function ship(at: (minutes: number) => ServerContext, seller: ReturnType<typeof asPlatform>, no: string) {
  const { text, ...parcel } = demoCarrier;
  const shipment = await shipOrder(at(90), seller, { ...parcel, no, parts: undefined, key: crypto.randomUUID() });
  await trackShipment(at(150), seller, { no, shipmentNo: shipment.no, status: 'in_transit', text });
}

async function findGoods(ctx: ServerContext, { slug, sku, qty }: SeedOrder): Promise<CheckoutSource> {
  const { id, variants } = await getProduct(ctx, { slug }, { locale: 'en' });
  const variant = variants.find((each) => each.sku === sku);
  return { source: 'buy_now', product_id: id, variant_id: variant?.id, selection: {}, qty };
}

async function findAddress(ctx: ServerContext, { userId }: Member): Promise<number> {
  const [existing] = await listAddresses(ctx, userId);
  return (existing ?? (await saveAddress(ctx, userId, demoAddress))).id;
}

/** The same shop so many hours ago, and some minutes after that. */
function hoursAgo(ctx: ServerContext, hours: number, minutesLater: number): ServerContext {
  const clock: Clock = { now: () => addSeconds(ctx.clock.now(), minutesLater * 60 - hours * 3600) };
  return { ...ctx, clock };
}

async function findLogin(ctx: ServerContext, role: 'customer' | 'operator'): Promise<Member | undefined> {
  const login = demoLogins.find((demo) => demo.role === role);
  const user = login && (await findUserByName(ctx.db, login.username));
  return user && { kind: 'member', userId: user.id, sessionId: 'seed', nodes: new Set() };
}
