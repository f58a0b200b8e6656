import { eq } from 'drizzle-orm';
import type { StoreMember } from '../kernel/actor.ts';
import {
  askClose,
  asPlatform,
  asStore,
  dispatchToStore,
  extendPool,
  findDispatch,
  finishService,
  listLines,
  listOperatorOrders,
  type Order,
  refuseOrder,
  releaseClaim,
  takeOrder,
  transferOrder,
} from '../orders/index.ts';
import { orders } from '../orders/tables.ts';
import { refunds } from '../payments/tables.ts';
import { acceptOrder } from '../workflows/orders/accept-order.ts';
import { adjustOffered, adjustOrder } from '../workflows/orders/adjust-order.ts';
import { cancelOffered } from '../workflows/orders/cancel-offered-order.ts';
import { claimFromPool } from '../workflows/orders/claim-from-pool.ts';
import { closeByOperator, decideClose } from '../workflows/orders/close-by-operator.ts';
import { confirmReceiptFor } from '../workflows/orders/receive-order.ts';
import { confirmOrderTransfer } from '../workflows/payment/receive-payment.ts';
import { refundManually } from '../workflows/refund/refund-manually.ts';
import { runRefunds } from '../workflows/refund/run-refunds.ts';
import { type Step, someOrder, type World } from './world.ts';

/** What stores do. */
export function storeSteps(world: World): Record<string, Step> {
  const { test, dice, stores } = world;
  const { ctx } = test;
  const claim = async () => claimFromPool(ctx, dice.pick(stores), (await someOrder(world, 'pending_dispatch')).no);
  const answer = (ask: (store: StoreMember, no: string) => Promise<void>) => async () => {
    const { no } = await someOrder(world, 'pending_dispatch');
    return ask(await storeOf(world, no), no);
  };
  const ship = async (isPart: boolean) => fulfil(world, dice.pick(await atWork(world)), isPart);
  return {
    claim,
    claimAtOnce: async () => {
      const { no } = await someOrder(world, 'pending_dispatch');
      return Promise.allSettled(stores.map((store) => claimFromPool(ctx, store, no)));
    },
    accept: answer((store, no) => acceptOrder(ctx, store, no)),
    acceptToo: answer((store, no) => acceptOrder(ctx, store, no)),
    release: answer((store, no) => releaseClaim(ctx, store, { no, reason: 'r' })),
    refuse: answer((store, no) => refuseOrder(ctx, store, { no, reason: 'r' })),
    ship: () => ship(false),
    shipPart: () => ship(true),
    ...termsSteps(world),
  };
}

/** Sends an order, or a piece of it; what is not sent is done. */
export async function fulfil(world: World, { no, storeId, id, fulfilment }: Order, isPart: boolean): Promise<unknown> {
  const { test, dice, stores, shop } = world;
  const store = stores.find((each) => each.storeId === storeId);
  const seller = store ? asStore(store) : asPlatform(dice.pick(world.operators));
  if (fulfilment !== 'ship') return finishService(test.ctx, seller, { no, note: 'done', files: [] });
  const line = dice.pick(await listLines(test.ctx.db, [id]));
  return shop.ship(seller, no, isPart ? [{ lineId: line.id, qty: 1 }] : undefined);
}

/** What they do about the money of their own offers. */
function termsSteps(world: World): Record<string, Step> {
  const { test, dice, stores, shop } = world;
  const of =
    (ask: (store: StoreMember, no: string) => Promise<void>, status: 'pending_payment' | 'processing') => async () => {
      const { no } = await someOrder(world, status);
      const { storeId, fixedStoreId } = await shop.stateOf(no);
      return ask(stores.find((store) => store.storeId === (storeId ?? fixedStoreId)) ?? dice.pick(stores), no);
    };
  const reason = 'r';
  return {
    adjustOffered: of(
      (store, no) => adjustOffered(test.ctx, store, { no, change: dice.next(300) - 200, reason }),
      'pending_payment',
    ),
    cancelOffered: of((store, no) => cancelOffered(test.ctx, store, { no, reason }), 'pending_payment'),
    askClose: of((store, no) => askClose(test.ctx, store, { no, reason }), 'processing'),
  };
}

export const atWork = ({ test }: World) => test.ctx.db.select().from(orders).where(eq(orders.status, 'processing'));

async function storeOf({ test, stores, shop, dice }: World, no: string): Promise<StoreMember> {
  const way = await findDispatch(test.ctx.db, (await shop.stateOf(no)).id);
  return stores.find(({ storeId }) => storeId === way?.storeId) ?? dice.pick(stores);
}

/** What operators do. */
export function operatorSteps(world: World): Record<string, Step> {
  const { test, dice, operators, shop, stores } = world;
  const { ctx } = test;
  const operator = () => dice.pick(operators);
  return {
    dispatch: async () =>
      dispatchToStore(ctx, operator(), {
        no: (await someOrder(world, 'pending_dispatch')).no,
        storeId: dice.pick(stores).storeId,
      }),
    take: async () => takeOrder(ctx, operator(), (await someOrder(world, 'pending_dispatch')).no),
    transfer: async () =>
      transferOrder(ctx, operator(), { no: (await someOrder(world, 'processing')).no, reason: 'r' }),
    extendPool: async () => extendPool(ctx, operator(), (await someOrder(world, 'pending_dispatch')).no),
    close: async () =>
      closeByOperator(ctx, operator(), {
        no: (await someOrder(world, 'pending_dispatch', 'processing')).no,
        reason: 'operator',
        note: 'n',
      }),
    adjust: async () =>
      adjustOrder(ctx, operator(), {
        no: (await someOrder(world, 'pending_payment')).no,
        change: dice.next(400) - 200,
        reason: 'r',
      }),
    decideClose: async () => {
      const requested = { filter: { dispatch: 'closing' as const }, input: { sort: 'created' as const, limit: 1 } };
      const { list } = await listOperatorOrders(ctx, operator(), requested);
      const { no } = list[0]?.order ?? (await someOrder(world));
      return decideClose(ctx, operator(), { no, isApproved: dice.next(4) > 0, reason: 'r' });
    },
    confirmReceiptFor: async () =>
      confirmReceiptFor(ctx, operator(), { no: (await someOrder(world, 'shipped')).no, reason: 'r' }),
    confirmTransfer: async () => {
      const { groupNo } = await someOrder(world, 'pending_payment');
      const { no, amount } = dice.pick((await shop.paymentsOf(groupNo)).filter(({ channel }) => channel === 'bank'));
      return confirmOrderTransfer(ctx, operator(), { no, amount, tradeNo: `B-${no}` });
    },
    runRefundsInVain: () => runRefunds({ ...ctx, env: { ...ctx.env, PAYMENT_SANDBOX: false } }),
    payBack: async () => {
      const all = await ctx.db.select().from(refunds).where(eq(refunds.status, 'manual_required'));
      return refundManually(ctx, operator(), { no: dice.pick(all).no, reference: 'out' });
    },
  };
}
