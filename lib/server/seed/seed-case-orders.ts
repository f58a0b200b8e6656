import type { ServerContext } from '../db/context.ts';
import { addSeconds } from '../kernel/clock.ts';
import {
  claimOrder,
  finishService,
  getOrder,
  setAppointment,
  shipOrder,
  takeOrder,
  trackShipment,
} from '../orders/index.ts';
import { playSandbox } from '../payments/index.ts';
import { createOrder } from '../workflows/checkout/create-order.ts';
import { previewOrder } from '../workflows/checkout/preview-order.ts';
import { acceptOrder } from '../workflows/orders/accept-order.ts';
import { confirmReceipt } from '../workflows/orders/receive-order.ts';
import { describeGroup } from '../workflows/payment/describe-group.ts';
import { payOrder } from '../workflows/payment/pay-order.ts';
import { confirmOrderTransfer, receiveNotice } from '../workflows/payment/receive-payment.ts';
import { submitOrderVoucher } from '../workflows/payment/submit-order-voucher.ts';
import { type CaseParties, sellerOf, withDemoProvider } from './case-parties.ts';
import type { SeedCase } from './content/aftersale-types.ts';
import { demoCarrier } from './content/orders.ts';
import { type Happening, runInTime } from './in-time.ts';
import { findGoods } from './seed-orders.ts';

/** The order a case is about: its own number, and that of what was paid together. */
interface Placed {
  no: string;
  groupNo: string;
}

export type PlacedOrders = ReadonlyMap<SeedCase, Placed>;

interface Story {
  parties: CaseParties;
  seed: SeedCase;
  /** Throws a RangeError before it is ordered. */
  placed: () => Placed;
  place: (placed: Placed) => void;
}

/** The orders that cases are about, each as far as it had come, made and carried out the way every order is. */
export async function seedCaseOrders(
  ctx: ServerContext,
  parties: CaseParties,
  cases: readonly SeedCase[],
): Promise<PlacedOrders> {
  const orders = new Map<SeedCase, Placed>();
  const happenings = cases.flatMap((seed) => {
    const placed = () => {
      const order = orders.get(seed);
      if (!order) throw new RangeError(`no order of ${seed.sku}`);
      return order;
    };
    return happeningsOf({ parties, seed, placed, place: (order) => orders.set(seed, order) });
  });
  await runInTime(ctx, happenings);
  return orders;
}

function happeningsOf(story: Story): Happening[] {
  const { seed } = story;
  const after = (hours: number, happen: (at: ServerContext, story: Story) => Promise<unknown>): Happening => ({
    hoursAgo: seed.hoursAgo - hours,
    happen: (at) => happen(at, story),
  });
  const paid = [after(0, order), seed.pays === 'bank' ? after(0.4, payByTransfer) : after(0.1, pay)];
  if (seed.reached === 'paid') return paid;
  const begun = [...paid, after(1.8, claim), after(2, accept)];
  return seed.reached === 'done'
    ? [...begun, after(3, arrange), after(29, finish), after(48, receive)]
    : [...begun, after(26, ship), after(44, onItsWay), after(68, delivered), after(72, receive)];
}

const buyerOf = ({ parties, seed }: Story) => parties.customers[seed.customer];

async function order(ctx: ServerContext, story: Story): Promise<void> {
  const { member, addressId } = buyerOf(story);
  const input = { what: await findGoods(ctx, story.seed), addressId, points: 0 };
  const { payable: expectedTotal } = await previewOrder(ctx, member, input);
  const made = await createOrder(ctx, member, { ...input, expectedTotal, key: crypto.randomUUID() });
  story.place({ no: made.orders[0] ?? '', groupNo: made.no });
}

async function pay(ctx: ServerContext, story: Story): Promise<void> {
  const { member } = buyerOf(story);
  const { pays } = story.seed;
  if (pays === 'balance') return begin(ctx, story, 'balance');
  const shop = withDemoProvider(ctx);
  await begin(shop, story, 'sandbox');
  const no = await findPaymentNo(shop, story);
  await receiveNotice(shop, 'sandbox', await playSandbox(shop, member, { no, outcome: 'succeeded' }));
}

const begin = (ctx: ServerContext, story: Story, channel: SeedCase['pays']): Promise<void> =>
  payOrder(ctx, buyerOf(story).member, { no: story.placed().groupNo, channel, key: crypto.randomUUID() });

/** The newest attempt to pay. */
async function findPaymentNo(ctx: ServerContext, story: Story): Promise<string> {
  const { payments } = await describeGroup(ctx, buyerOf(story).member.userId, story.placed().groupNo);
  return payments[0]?.payment.no ?? '';
}

async function payByTransfer(ctx: ServerContext, story: Story): Promise<void> {
  const { member } = buyerOf(story);
  const { groupNo: no } = story.placed();
  await begin(ctx, story, 'bank');
  const { due } = await describeGroup(ctx, member.userId, no);
  const payment_no = await findPaymentNo(ctx, story);
  await submitOrderVoucher(ctx, member, { no, payment_no, reference: '网银转账' });
  const received = { no: payment_no, amount: due.due, tradeNo: `DEMO-${payment_no}` };
  await confirmOrderTransfer(ctx, story.parties.operator, received);
}

const claim = async (ctx: ServerContext, { parties, seed, placed }: Story): Promise<unknown> =>
  seed.seller === 'store' ? claimOrder(ctx, parties.store, placed().no) : undefined;

const accept = (ctx: ServerContext, { parties, seed, placed }: Story): Promise<void> =>
  seed.seller === 'store'
    ? acceptOrder(ctx, parties.store, placed().no)
    : takeOrder(ctx, parties.operator, placed().no);

async function ship(ctx: ServerContext, { parties, seed, placed }: Story): Promise<void> {
  const { carrier, carrierName } = demoCarrier;
  const { no } = placed();
  const parcel = { carrier, carrierName, trackingNo: trackingNoOf(no), parts: undefined };
  await shipOrder(ctx, sellerOf(parties, seed), { ...parcel, no, key: crypto.randomUUID() });
}

/** Made up, and another for each order. */
const trackingNoOf = (no: string) => `SF${no.slice(-10)}`;

const onItsWay = (ctx: ServerContext, story: Story): Promise<void> =>
  track(ctx, story, { status: 'in_transit', text: demoCarrier.text });

const delivered = (ctx: ServerContext, story: Story): Promise<void> =>
  track(ctx, story, { status: 'delivered', text: '快件已签收，签收人：前台' });

async function track(
  ctx: ServerContext,
  { parties, seed, placed }: Story,
  entry: { status: 'in_transit' | 'delivered'; text: string },
): Promise<void> {
  const { no } = placed();
  const { shipments } = await getOrder(ctx, parties.customers[seed.customer].member.userId, no);
  for (const { no: shipmentNo } of shipments) {
    await trackShipment(ctx, sellerOf(parties, seed), { no, shipmentNo, ...entry });
  }
}

const receive = (ctx: ServerContext, story: Story): Promise<unknown> =>
  confirmReceipt(ctx, { no: story.placed().no, member: buyerOf(story).member });

async function arrange(ctx: ServerContext, { parties, seed, placed }: Story): Promise<void> {
  const start = addSeconds(ctx.clock.now(), 24 * 3600);
  const appointment = { start, end: addSeconds(start, 2 * 3600), note: '到达前电话联系', former: null };
  await setAppointment(ctx, sellerOf(parties, seed), { no: placed().no, ...appointment });
}

const finish = (ctx: ServerContext, { parties, seed, placed }: Story): Promise<void> =>
  finishService(ctx, sellerOf(parties, seed), { no: placed().no, note: '现场完成并已试用', files: [] });
