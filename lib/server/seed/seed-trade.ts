import type { ServerContext } from '../db/context.ts';
import { createUser, findUserByName, listAddresses, saveAddress } from '../identity/index.ts';
import type { Member, StoreMember } from '../kernel/actor.ts';
import { newSecretToken } from '../kernel/ids.ts';
import { readAllMessages } from '../messaging/index.ts';
import { asStore, claimOrder, countOrders, shipOrder, trackShipment } from '../orders/index.ts';
import { findStoreOf } from '../store/index.ts';
import { postAdjustment } from '../wallet/index.ts';
import { createOrder } from '../workflows/checkout/create-order.ts';
import { previewOrder } from '../workflows/checkout/preview-order.ts';
import { acceptOrder } from '../workflows/orders/accept-order.ts';
import { cancelOrder } from '../workflows/orders/cancel-order.ts';
import { completeOrdersDue } from '../workflows/orders/complete-order.ts';
import { confirmReceipt } from '../workflows/orders/receive-order.ts';
import { describeGroup } from '../workflows/payment/describe-group.ts';
import { payOrder } from '../workflows/payment/pay-order.ts';
import { submitOrderVoucher } from '../workflows/payment/submit-order-voucher.ts';
import { demoCarrier } from './content/orders.ts';
import { type SeedCustomer, type SeedSale, sales, type TradeCustomer, tradeCustomers } from './content/trade.ts';
import { findDemoLogin, hoursAgo, toDemoMember } from './demo-people.ts';
import { findGoods } from './seed-orders.ts';

/** A customer with an address, as somebody who acts. */
export interface Buyer {
  member: Member;
  addressId: number;
}

interface Traders {
  buyers: Record<TradeCustomer, Buyer>;
  seller: StoreMember;
}

/** Enough for the whole month; what is left stays on the balance. */
const funds = 2_000_000;
const hoursOfHistory = 30 * 24;

/**
 * A month of the demo store with customers of its own: orders completed, on their way and in the pool, made and carried
 * out the way every order is. Needs the catalogue and the store; does nothing where these customers have bought already.
 */
export async function seedTrade(ctx: ServerContext): Promise<void> {
  const owner = await findDemoLogin(ctx, 'store');
  const store = owner && (await findStoreOf(ctx.db, owner.userId));
  if (!store) return;
  const buyers = await seedCustomers(ctx);
  if ((await countOrders(ctx.db, buyers.cafe.member.userId)).all > 0) return;
  for (const { member } of Object.values(buyers)) await fund(ctx, member);
  for (const sale of sales) await seedSale(ctx, { buyers, seller: { ...owner, storeId: store.id } }, sale);
  for (let days = 30; days >= 0; days--) await completeOrdersDue(hoursAgo(ctx, days * 24));
  // The store has seen the month that lies behind it.
  await readAllMessages(ctx, owner.userId);
}

/** The customers of the demo store, made where they are not there yet. */
export async function seedCustomers(ctx: ServerContext): Promise<Record<TradeCustomer, Buyer>> {
  const [cafe, school, clinic, studio] = [
    await seedCustomer(ctx, tradeCustomers.cafe),
    await seedCustomer(ctx, tradeCustomers.school),
    await seedCustomer(ctx, tradeCustomers.clinic),
    await seedCustomer(ctx, tradeCustomers.studio),
  ];
  return { cafe, school, clinic, studio };
}

export async function seedCustomer(ctx: ServerContext, { username, nickname, address }: SeedCustomer): Promise<Buyer> {
  const known = await findUserByName(ctx.db, username);
  const account = { username, nickname, password: newSecretToken(), group: 'customer' as const };
  const { id } = known ?? (await createUser(hoursAgo(ctx, hoursOfHistory), account));
  const [existing] = await listAddresses(ctx, id);
  const { id: addressId } = existing ?? (await saveAddress(ctx, id, address));
  return { member: toDemoMember(id), addressId };
}

/** Something on the balance of one of them, once. */
export function fund(ctx: ServerContext, { userId }: Member): Promise<unknown> {
  const at = hoursAgo(ctx, hoursOfHistory).clock.now();
  const posting = { userId, unit: 'CNY' as const, amount: funds, memo: { key: 'memoDemoFunds' as const } };
  return ctx.db.transaction((tx) => postAdjustment(tx, { ...posting, no: `DEMO-${userId}`, at }));
}

async function seedSale(ctx: ServerContext, { buyers, seller }: Traders, sale: SeedSale): Promise<void> {
  const buyer = buyers[sale.customer];
  const at = (hoursLater: number) => hoursAgo(ctx, sale.hoursAgo - hoursLater);
  const { no, groupNo } = await order(at(0), buyer, sale);
  const { member } = buyer;
  if (sale.end === 'announced') return announceTransfer(at(0.2), member, groupNo);
  await payOrder(at(0.1), member, { no: groupNo, channel: 'balance', key: crypto.randomUUID() });
  if (sale.end === 'refunded') await cancelOrder(at(1), member, { no, reason: 'changed_mind', note: '' });
  if (sale.end === 'refunded' || sale.end === 'pooled') return;
  await claimOrder(at(0.4), seller, no);
  await acceptOrder(at(0.6), seller, no);
  if (sale.end === 'accepted') return;
  await ship(at, seller, no);
  if (sale.end === 'received') await confirmReceipt(at(72), { no, member });
}

async function order(ctx: ServerContext, { member, addressId }: Buyer, sale: SeedSale) {
  const input = { what: await findGoods(ctx, sale), addressId, points: 0 };
  const { payable: expectedTotal } = await previewOrder(ctx, member, input);
  const made = await createOrder(ctx, member, { ...input, note: sale.note, expectedTotal, key: crypto.randomUUID() });
  return { no: made.orders[0] ?? '', groupNo: made.no };
}

async function announceTransfer(ctx: ServerContext, member: Member, no: string): Promise<void> {
  await payOrder(ctx, member, { no, channel: 'bank', key: crypto.randomUUID() });
  const { payments } = await describeGroup(ctx, member.userId, no);
  await submitOrderVoucher(ctx, member, { no, payment_no: payments[0]?.payment.no ?? '', reference: '网银转账' });
}

async function ship(at: (hours: number) => ServerContext, seller: StoreMember, no: string): Promise<void> {
  const { text, ...parcel } = demoCarrier;
  const own = asStore(seller);
  const shipment = await shipOrder(at(26), own, { ...parcel, no, parts: undefined, key: crypto.randomUUID() });
  await trackShipment(at(44), own, { no, shipmentNo: shipment.no, status: 'in_transit', text });
}
