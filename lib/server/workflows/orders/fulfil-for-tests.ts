import { eq } from 'drizzle-orm';
import type { Fulfilment } from '#lib/contract/catalogue/shop-records.ts';
import type { ServerContext } from '../../db/context.ts';
import { createTestUser } from '../../factories/factories.ts';
import { createTestStore, toMember } from '../../factories/store-factories.ts';
import type { Member, StoreMember } from '../../kernel/actor.ts';
import { asStore, claimOrder, findDispatch, finishService, type Seller, shipOrder } from '../../orders/index.ts';
import { orders } from '../../orders/tables.ts';
import { acceptOrder } from './accept-order.ts';
import { type OrderChoices, ordersOf } from './orders-for-tests.ts';
import { confirmReceipt } from './receive-order.ts';

export interface PaidChoices extends OrderChoices {
  fulfilment?: Fulfilment;
  fixedStoreId?: number;
  /** Without it a new customer who can pay for it. */
  customer?: Member;
}

/** What tests of carrying orders out do again and again. */
export function fulfilmentOf(test: { ctx: ServerContext }) {
  const { ctx } = test;
  const shop = ordersOf(test);
  const newPaid = async ({ customer, fulfilment = 'ship', fixedStoreId, ...inputs }: PaidChoices = {}) => {
    const member = customer ?? (await shop.newMember());
    await shop.fill(member, 1_000_000);
    if (inputs.points) await shop.givePoints(member, inputs.points);
    const { group, order } = await shop.newOrders(member, inputs);
    const facts = { fulfilment, fixedStoreId: fixedStoreId ?? null };
    await ctx.db.update(orders).set(facts).where(eq(orders.id, order.id));
    await shop.pay(member, group.no, 'balance');
    return { no: order.no, id: order.id, groupNo: group.no, customer: member };
  };
  const newStore = async (): Promise<StoreMember> => {
    const { owner, store } = await createTestStore(ctx);
    return { ...toMember(owner.id), storeId: store.id };
  };
  const accept = async (store: StoreMember, no: string) => {
    await claimOrder(ctx, store, no);
    await acceptOrder(ctx, store, no);
  };
  const ship = (seller: Seller, no: string, parts?: { lineId: number; qty: number }[]) => {
    const facts = { carrier: 'sf' as const, carrierName: '顺丰速运', trackingNo: 'SF1234567890' };
    return shipOrder(ctx, seller, { no, ...facts, parts, key: crypto.randomUUID() });
  };
  return {
    ...shop,
    newPaid,
    newStore,
    newOperator: async () => toMember((await createTestUser(ctx, { group: 'operator' })).id),
    accept,
    ship,
    /** As far as the customer's confirmation. */
    deliver: async (store: StoreMember, { no, customer }: { no: string; customer: Member }) => {
      await accept(store, no);
      const { fulfilment } = await shop.stateOf(no);
      if (fulfilment === 'ship') await ship(asStore(store), no);
      else await finishService(ctx, asStore(store), { no, note: 'done', files: [] });
      await confirmReceipt(ctx, { no, member: customer });
    },
    wayOf: async (id: number) => {
      const way = await findDispatch(ctx.db, id);
      if (!way) throw new Error('no dispatch');
      return way;
    },
  };
}
