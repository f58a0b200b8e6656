import { afterAll, expect, it } from '@jest/globals';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { toMember } from '#lib/server/factories/store-factories.ts';
import { asStore } from '#lib/server/orders/index.ts';
import { copyTerms } from '#lib/server/referral/index.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { completeOrdersDue } from '#lib/server/workflows/orders/complete-order.ts';
import { fulfilmentOf } from '#lib/server/workflows/orders/fulfil-for-tests.ts';
import { confirmReceipt } from '#lib/server/workflows/orders/receive-order.ts';
import { settlePromotersDue } from '#lib/server/workflows/referral/settle-promoters.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
afterAll(() => test.close());

async function newCaller() {
  const { id, recommendCode } = await createTestUser(test.ctx, { nickname: '王小明' });
  return { id, code: recommendCode, token: (await signIn(test.ctx, id)).token };
}
type NewCaller = Awaited<ReturnType<typeof newCaller>>;

/** Somebody who came by the promoter's link and has paid for an order. */
async function newBuyer(promoter: NewCaller) {
  const buyer = await newCaller();
  const { data } = await test.post('/api/user/spread', { recommend_code: promoter.code }, buyer);
  expect(data).toMatchObject({ bound: true });
  const shop = fulfilmentOf(test);
  const member = toMember(buyer.id);
  await shop.fill(member, 10_000);
  const { group, order } = await shop.newOrders(member, { payable: 10_000 });
  const { ctx } = test;
  const sale = { buyerId: buyer.id, orderIds: [order.id], settings: await getSettings(ctx), at: ctx.clock.now() };
  await ctx.db.transaction((tx) => copyTerms(tx, sale));
  await shop.pay(member, group.no, 'balance');
  return { ...buyer, member, shop, no: order.no };
}

/** Sixteen days end a login. */
const again = async ({ id }: NewCaller) => (await signIn(test.ctx, id)).token;

const read = async (path: string, caller: NewCaller) => (await test.get(`/api/recommend/${path}`, caller)).data;

it('shows who promotes what has come of it, from the payment to the credit, and others nothing', async () => {
  const [promoter, stranger] = [await newCaller(), await newCaller()];
  const buyer = await newBuyer(promoter);
  expect(await read('main', promoter)).toMatchObject({
    standing: {
      is_open: true,
      may_promote: true,
      may_apply: false,
      status: 'active',
      rates: { level1_bp: 500, level2_bp: 0 },
    },
    code: promoter.code,
    sums: {
      ...{ today: '5.00', month: '5.00', total: '5.00' },
      ...{ available: '0.00', withdrawing: '0.00', frozen: '0.00', pending: '5.00' },
    },
    people: { level1: 1, level2: 0 },
  });
  const { days } = await read('main', promoter);
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toMatchObject({ amount: '5.00' });
  const store = await buyer.shop.newStore();
  await buyer.shop.accept(store, buyer.no);
  await buyer.shop.ship(asStore(store), buyer.no);
  await confirmReceipt(test.ctx, { no: buyer.no, member: buyer.member });
  expect(await read('commissions?status=frozen', promoter)).toMatchObject({
    total: 1,
    list: [
      {
        status: 'frozen',
        amount: '5.00',
        kept: '5.00',
        reversed: '0.00',
        base: '100.00',
        bp: 500,
        level: 1,
        buyer: '王**',
      },
    ],
  });
  test.ctx.clock.advance(16 * 86_400);
  await completeOrdersDue(test.ctx);
  await settlePromotersDue(test.ctx);
  const later = { ...promoter, token: await again(promoter) };
  const { sums } = await read('main', later);
  expect(sums).toMatchObject({ today: '0.00', total: '5.00', available: '5.00', frozen: '0.00', pending: '0.00' });
  expect(await read('settlements', later)).toMatchObject({
    total: 1,
    list: [{ gross: '5.00', reversal: '0.00', net: '5.00', lines: 1 }],
  });
  expect(await read('team', later)).toMatchObject({ list: [{ name: '王**', orders: 1, contributed: '5.00' }] });
  expect(await read('invites', later)).toMatchObject({
    list: [{ name: '王**', source: 'link', has_bought: true, expire_time: null }],
  });
  for (const path of ['commissions', 'settlements', 'team', 'invites', 'team?level=2']) {
    expect(await read(path, { ...stranger, token: await again(stranger) })).toMatchObject({ list: [], total: 0 });
  }
});

it('takes no nonsense for a filter', async () => {
  const promoter = await newCaller();
  const wrong = await test.get('/api/recommend/commissions?status=rich', promoter);
  expect(wrong).toMatchObject({ code: 0, data: { error: 'invalid_input' } });
  const level = await test.get('/api/recommend/team?level=9', promoter);
  expect(level).toMatchObject({ code: 0, data: { error: 'invalid_input', fields: { level: expect.any(String) } } });
});

it('tells by which campaign of the own links somebody came, and shows only those', async () => {
  const [promoter, plain, spring] = [await newCaller(), await newCaller(), await newCaller()];
  const spread = (code: string, who: NewCaller) => test.post('/api/user/spread', { recommend_code: code }, who);
  await spread(promoter.code, plain);
  await spread(`${promoter.code}-spring-26`, spring);
  const below = await newCaller();
  await spread(`${spring.code}-own`, below);
  expect(await read('invites', promoter)).toMatchObject({ total: 2, campaigns: ['spring-26'] });
  for (const path of ['invites', 'team'])
    expect(await read(`${path}?campaign=spring-26`, promoter)).toMatchObject({
      total: 1,
      list: [{ id: spring.id, campaign: 'spring-26' }],
    });
  expect(await read('invites?campaign=other', promoter)).toMatchObject({ total: 0 });
  // Somebody else's campaign is not told.
  expect(await read('team?level=2', promoter)).toMatchObject({ total: 1, list: [{ campaign: '' }], campaigns: [] });
});
