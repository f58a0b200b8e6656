import { afterAll, expect, it } from '@jest/globals';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { getUser } from '#lib/server/identity/index.ts';
import { type Buyer, buyNow, checkoutOf } from '../../checkout/checkout-for-tests.ts';
import { listTodos } from '../../homes/pieces/list-todos.ts';
import { orders } from './export-order-parts.ts';

const test = await createTestContext();
const shop = checkoutOf(test);
afterAll(() => test.close());

async function exported({ member }: Buyer) {
  const user = await getUser(test.ctx.db, member.userId);
  const rows = [];
  for await (const batch of orders.read(test.ctx, { user, locale: 'en' })) rows.push(...batch);
  return rows;
}

it('has every order of the member and nobody else’s, in words', async () => {
  const [buyer, stranger] = [await shop.newBuyer(), await shop.newBuyer()];
  const goods = await shop.makeGoods({ amount: 5000, name: ['椅子', 'Chair'] });
  const first = await shop.order(buyer, buyNow(goods, 2), { expectedTotal: 11_200, note: 'Ring twice' });
  await shop.order(buyer, buyNow(goods), { expectedTotal: 6200 });
  await shop.order(stranger, buyNow(goods), { expectedTotal: 6200 });
  const rows = await exported(buyer);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    no: first.orders[0],
    status: 'pending_payment',
    what: '2 × Chair',
    payable: '112.00',
    paid: '0.00',
    receiver: '张三',
    address: '广东省 深圳市 南山区 科技园1号',
    note: 'Ring twice',
  });
});

it('counts an unpaid order among what waits for the member, all that is paid together once', async () => {
  const buyer = await shop.newBuyer();
  const { no, id: chair } = await shop.putIn(buyer, await shop.makeGoods({ amount: 30_000 }));
  const { id: file } = await shop.putIn(buyer, await shop.makeGoods({ amount: 500, fulfilment: 'digital' }));
  const what = { source: 'cart' as const, no, items: [chair, file] };
  const made = await shop.order(buyer, what, { expectedTotal: 30_500 });
  const todos = await listTodos(test.ctx, buyer.member.userId);
  expect(todos.filter(({ key }) => key === 'order_pay')).toMatchObject([
    {
      link: `/user/quotation_order/pay?no=${made.no}`,
      deadline: Math.floor(test.ctx.clock.now().getTime() / 1000) + 1800,
      values: { amount: '305.00' },
    },
  ]);
});
