import { inArray } from 'drizzle-orm';
import type { OrderStatus } from '#lib/contract/orders/member-orders.ts';
import type { TestContext } from '../db/test-context.ts';
import type { Member, StoreMember } from '../kernel/actor.ts';
import { orders } from '../orders/tables.ts';
import { updateSettings } from '../site/index.ts';
import { casesOf } from '../workflows/aftersales/cases-for-tests.ts';
import { type Buyer, checkoutOf, type Goods } from '../workflows/checkout/checkout-for-tests.ts';
import { fulfilmentOf } from '../workflows/orders/fulfil-for-tests.ts';
import type { Dice } from './dice.ts';

interface Made {
  buyer: Buyer;
  groupNo: string;
  no: string;
}

/** Who and what there is in a simulated shop. */
export interface World {
  test: TestContext;
  dice: Dice;
  checkout: ReturnType<typeof checkoutOf>;
  shop: ReturnType<typeof fulfilmentOf>;
  buyers: Buyer[];
  stores: StoreMember[];
  operators: Member[];
  goods: Goods[];
  /** Orders in the order in which they were made. */
  made: Made[];
}

/** One thing that somebody does; what it refuses is part of life. */
export type Step = () => Promise<unknown>;

const times = async <T>(count: number, make: () => Promise<T>): Promise<T[]> => {
  const all: T[] = [];
  while (all.length < count) all.push(await make());
  return all;
};

/** The test's context must have play money switched on. */
export async function openWorld(test: TestContext, dice: Dice): Promise<World> {
  const bank = { holder: 'H', bank: 'B', account: '6222' };
  await updateSettings(test.ctx, { 'payment.bank': bank, 'order.balanceDays': 2 });
  const [checkout, shop] = [checkoutOf(test), fulfilmentOf(test)];
  const buyers = await times(5, checkout.newBuyer);
  for (const { member } of buyers) await shop.fill(member, 200_000);
  const goods = await times(3, () => checkout.makeGoods({ stock: 60 + dice.next(60) }));
  const stores = await times(3, shop.newStore);
  // One has no address that goods could go back to.
  for (const store of stores.slice(1)) await casesOf(test).addAddress(store);
  const operators = await times(2, shop.newOperator);
  return { test, dice, checkout, shop, buyers, stores, operators, goods, made: [] };
}

/** Mostly one of the last in such a state, sometimes any: what does not fit is asked for too, and has to be refused. */
export async function someOrder({ dice, made, test }: World, ...statuses: OrderStatus[]): Promise<Made> {
  if (statuses.length === 0 || dice.next(6) === 0) return dice.pick(made.slice(-15));
  const rows = await test.ctx.db.select({ no: orders.no }).from(orders).where(inArray(orders.status, statuses));
  const fitting = new Set(rows.map(({ no }) => no));
  return dice.pick(made.filter(({ no }) => fitting.has(no)).slice(-10));
}
