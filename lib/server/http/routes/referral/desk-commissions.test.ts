import { afterAll, expect, it } from '@jest/globals';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { toMember } from '#lib/server/factories/store-factories.ts';
import { copyTerms } from '#lib/server/referral/index.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { fulfilmentOf } from '#lib/server/workflows/orders/fulfil-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
afterAll(() => test.close());

async function newPerson(group: 'customer' | 'operator' = 'customer') {
  const { id, username, recommendCode: code } = await createTestUser(test.ctx, { group });
  return { id, username, code, token: (await signIn(test.ctx, id)).token };
}

/** A promoter, somebody who came by the link, and the order that one has paid for. */
async function newSale() {
  const [promoter, buyer] = [await newPerson(), await newPerson()];
  await test.post('/api/user/spread', { recommend_code: promoter.code }, buyer);
  const shop = fulfilmentOf(test);
  const member = toMember(buyer.id);
  await shop.fill(member, 10_000);
  const { group, order } = await shop.newOrders(member, { payable: 10_000 });
  const { ctx } = test;
  const sale = { buyerId: buyer.id, orderIds: [order.id], settings: await getSettings(ctx), at: ctx.clock.now() };
  await ctx.db.transaction((tx) => copyTerms(tx, sale));
  await shop.pay(member, group.no, 'balance');
  return { promoter, buyer, no: order.no };
}

it('shows operators what a promoter earns and by which order, found by either, and nobody else', async () => {
  const [sale, other, operator] = [await newSale(), await newSale(), await newPerson('operator')];
  const read = async (query: string, who = operator) => test.get(`/api/operator/promoter/commissions?${query}`, who);
  const { promoter, buyer, no } = sale;
  for (const query of [`no=${no}`, `q=${promoter.username}`, `promoter=${promoter.id}`]) {
    const { data } = await read(query);
    expect(data).toMatchObject({
      total: 1,
      list: [
        {
          promoter: { id: promoter.id, name: promoter.username },
          buyer: { id: buyer.id, name: buyer.username },
          ...{ order_no: no, level: 1, base: '100.00', bp: 500 },
          ...{ amount: '5.00', kept: '5.00', reversed: '0.00', status: 'pending', bearer: 'platform' },
        },
      ],
    });
  }
  const { data: newest } = await read('status=pending&limit=20');
  expect(newest.list.map((row: { order_no: string }) => row.order_no)).toEqual([other.no, no]);
  expect((await read('status=released')).data.total).toBe(0);
  expect((await read('to=2000-01-01')).data.total).toBe(0);
  expect((await read('no=SO00000000000000')).data.total).toBe(0);
  expect((await read(`no=${no}`, promoter)).code).toBe(401);
});
