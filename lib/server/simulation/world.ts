import { desc, inArray } from 'drizzle-orm';
import type { OrderStatus } from '#lib/contract/orders/member-orders.ts';
import { getProduct } from '../catalogue/index.ts';
import type { TestContext } from '../db/test-context.ts';
import { namesOf } from '../factories/product-factory.ts';
import type { Member, StoreMember } from '../kernel/actor.ts';
import { orders } from '../orders/tables.ts';
import type { PayeeAccount } from '../payouts/index.ts';
import { promoters, referralRelations } from '../referral/tables.ts';
import { updateSettings } from '../site/index.ts';
import { casesOf } from '../workflows/aftersales/cases-for-tests.ts';
import { type Buyer, checkoutOf, type Goods } from '../workflows/checkout/checkout-for-tests.ts';
import { fulfilmentOf } from '../workflows/orders/fulfil-for-tests.ts';
import { payoutsOf } from '../workflows/payouts/payouts-for-tests.ts';
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
  /** Each in two versions of one price. */
  goods: (Goods & { otherVariantId: number })[];
  /** Nothing of it is ever sent: it is done, and done again. */
  service: Goods;
  cases: ReturnType<typeof casesOf>;
  payouts: ReturnType<typeof payoutsOf>;
  /** Those of the buyers who can take out what they have earned, and where to. */
  earners: { member: Member; payee: PayeeAccount }[];
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
  await updateSettings(test.ctx, { ...moneyOut, 'payment.bank': bank, 'order.balanceDays': 2, 'referral.levels': 2 });
  const [checkout, shop] = [checkoutOf(test), fulfilmentOf(test)];
  const buyers = await times(5, checkout.newBuyer);
  for (const { member } of buyers) await shop.fill(member, 200_000);
  await tieBuyers(test, buyers);
  const goods = await times(3, () => makeVersions(test, checkout, dice));
  const service = await checkout.makeGoods({ kind: 'service', fulfilment: 'service' });
  const cases = casesOf(test);
  const stores = await times(3, shop.newStore);
  // One has no address that goods could go back to.
  for (const store of stores.slice(1)) await cases.addAddress(store);
  // Of large sums two approve, and a third one pays.
  const operators = await times(3, shop.newOperator);
  const payouts = payoutsOf(test);
  const earners = await nameAccounts(payouts, buyers);
  const people = { buyers, earners, stores, operators };
  return { test, dice, checkout, shop, cases, payouts, ...people, goods, service, made: [] };
}

/** Sums are small here, and fees and taxes odd. */
const moneyOut = {
  'withdraw.minFen': 1,
  'withdraw.storeMinFen': 100,
  'withdraw.perDay': 1000,
  'withdraw.feeBp': 70,
  'withdraw.taxBp': 333,
  'withdraw.secondReviewOverFen': 1500,
};

/** The next bank account, the next Alipay account, and so on. */
async function nameAccounts(payouts: World['payouts'], buyers: Buyer[]): Promise<World['earners']> {
  const earners: World['earners'] = [];
  for (const { member } of buyers) {
    await payouts.verify(member);
    const payee = await payouts.newPayee(member, earners.length % 2 === 0 ? 'bank' : 'alipay');
    earners.push({ member, payee });
  }
  return earners;
}

/** Each was brought by the one before, so that their orders earn something on two levels. */
async function tieBuyers({ ctx }: TestContext, buyers: Buyer[]): Promise<void> {
  const ids = buyers.map(({ member }) => member.userId);
  const boundAt = ctx.clock.now();
  for (const [index, userId] of ids.entries()) {
    const parentId = ids[index - 1];
    if (parentId === undefined) continue;
    const grandId = ids[index - 2] ?? null;
    await ctx.db.insert(referralRelations).values({ userId, parentId, grandId, boundAt, source: 'link' });
    await ctx.db.insert(promoters).values({ userId: parentId, status: 'active' });
  }
}

let madeProducts = 0;

async function makeVersions(test: TestContext, checkout: World['checkout'], dice: Dice) {
  madeProducts += 1;
  const version = (colour: string) => {
    const [sku, stockOnHand] = [`SIM-${madeProducts}-${colour}`, 400 + dice.next(100)];
    return { sku, options: { colour }, priceAmount: 1000, listAmount: null, stockOnHand };
  };
  const values = ['green', 'black'].map((key) => ({ key, texts: namesOf(key) }));
  const options = [{ key: 'colour', texts: namesOf('Colour'), values }];
  const goods = await checkout.makeGoods({ options, variants: [version('green'), version('black')] });
  const { variants } = await getProduct(test.ctx, { id: goods.productId }, { locale: 'en' });
  const other = variants.find(({ id }) => id !== goods.variantId);
  return { ...goods, otherVariantId: other?.id ?? goods.variantId };
}

/** Mostly one of the last in such a state, sometimes any: what does not fit is asked for too, and has to be refused. */
export async function someOrder({ dice, made, test }: World, ...statuses: OrderStatus[]): Promise<Made> {
  if (statuses.length === 0 || dice.next(6) === 0) return dice.pick(made.slice(-15));
  const rows = await test.ctx.db
    .select({ no: orders.no })
    .from(orders)
    .where(inArray(orders.status, statuses))
    .orderBy(desc(orders.id))
    .limit(10);
  return madeOf({ dice, made }, dice.pick(rows).no);
}

export const madeOf = ({ dice, made }: Pick<World, 'dice' | 'made'>, no: string): Made =>
  dice.pick(made.filter((each) => each.no === no));
