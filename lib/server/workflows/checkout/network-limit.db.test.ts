import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { isNotNull } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { checkoutGroups } from '../../orders/group-tables.ts';
import { forgetNetworks, hashNetwork } from '../../orders/index.ts';
import { updateSettings } from '../../site/index.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { ordersOf } from '../orders/orders-for-tests.ts';
import { type Buyer, buyNow, checkoutOf } from './checkout-for-tests.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = checkoutOf(test);
const goods = await shop.makeGoods({ amount: 5000, stock: 1000 });
afterAll(() => test.close());
beforeEach(async () => {
  await updateSettings(test.ctx, { 'order.networkMaxUnpaid': 3 });
  test.ctx.clock.advance(7200);
});

const order = (buyer: Buyer, ip: string | undefined, key: string = crypto.randomUUID()) =>
  shop.order(buyer, buyNow(goods), { expectedTotal: 6200, ip, key });
const buyers = (count: number) => Promise.all(Array.from({ length: count }, () => shop.newBuyer()));
const refusal = { code: 'network_unpaid_limit', values: { max: 3 } };

it('of many accounts at once no more order without paying than a network may', async () => {
  const all = await buyers(8);
  const made = await Promise.allSettled(all.map((buyer) => order(buyer, '203.0.113.5')));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(made.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))).toEqual(
    Array.from({ length: 5 }, () => expect.objectContaining(refusal)),
  );
  const [buyer] = await buyers(1);
  if (!buyer) throw new Error('no buyer');
  // Written otherwise it is the same, and others are others.
  await expect(order(buyer, '::ffff:203.0.113.5')).rejects.toMatchObject(refusal);
  await order(buyer, '203.0.113.6');
  await order(buyer, undefined);
});

it('a network of IPv6 is all that a line at home has', async () => {
  const all = await buyers(4);
  const from = (index: number) => `2001:db8:1:2::${index}`;
  for (const [index, buyer] of all.slice(0, 3).entries()) await order(buyer, from(index));
  const [, , , last] = all;
  if (!last) throw new Error('no buyer');
  await expect(order(last, '2001:db8:1:2:ffff::9')).rejects.toMatchObject(refusal);
  await order(last, '2001:db8:1:3::1');
});

it('who gives an order up makes no room, who pays does, and an hour does', async () => {
  const ip = '198.51.100.7';
  const [one, two] = await buyers(2);
  if (!one || !two) throw new Error('no buyers');
  const groups = [await order(one, ip), await order(one, ip), await order(two, ip)];
  await cancelOrder(test.ctx, one.member, { no: groups[0]?.orders[0] ?? '', reason: 'changed_mind', note: '' });
  await expect(order(two, ip)).rejects.toMatchObject(refusal);
  const wallet = ordersOf(test);
  await wallet.fill(two.member, 100_000);
  await wallet.pay(two.member, groups[2]?.no ?? '', 'balance');
  await order(two, ip);
  await expect(order(two, ip)).rejects.toMatchObject(refusal);
  test.ctx.clock.advance(3601);
  await order(two, ip);
});

it('the same request sent again from another network is the same order', async () => {
  const [buyer] = await buyers(1);
  if (!buyer) throw new Error('no buyer');
  const key = crypto.randomUUID();
  const first = await order(buyer, '192.0.2.1', key);
  expect(await order(buyer, '192.0.2.2', key)).toEqual(first);
});

it('an operator may switch it off', async () => {
  await updateSettings(test.ctx, { 'order.networkMaxUnpaid': 0 });
  for (const buyer of await buyers(5)) await order(buyer, '203.0.113.77');
});

it('no address is kept, and what was kept of it is forgotten after a day', async () => {
  const kept = async () => test.ctx.db.select().from(checkoutGroups).where(isNotNull(checkoutGroups.network));
  for (const { network } of await kept()) expect(network).toMatch(/^[\w-]{22}$/);
  for (const none of ['in-process', '127.0.0.1', '::1', '0:0:0:0:0:0:0:1', '::1%lo', '::', '::ffff:127.0.0.1']) {
    expect(hashNetwork(test.ctx, none)).toBeUndefined();
  }
  test.ctx.clock.advance(86_401);
  const [buyer] = await buyers(1);
  if (!buyer) throw new Error('no buyer');
  const { no } = await order(buyer, '203.0.113.9');
  await forgetNetworks(test.ctx);
  expect((await kept()).map((group) => group.no)).toEqual([no]);
});
