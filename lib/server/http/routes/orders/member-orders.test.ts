import { afterAll, describe, expect, it } from '@jest/globals';
import { orderPreview } from '#lib/contract/orders/member-checkout.ts';
import { orderInfo, orderList } from '#lib/contract/orders/member-orders.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { signIn } from '#lib/server/factories/factories.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { type Buyer, buyNow, checkoutOf } from '#lib/server/workflows/checkout/checkout-for-tests.ts';
import { askAs } from '../../access/ask-as-for-tests.ts';
import type { Asker } from '../../access/owned-record-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const shop = checkoutOf(test);
const goods = await shop.makeGoods({ amount: 5000, name: ['橡木椅', 'Oak chair'] });
afterAll(() => test.close());

async function newCustomer(): Promise<{ buyer: Buyer; asker: Asker }> {
  const buyer = await shop.newBuyer();
  const { userId: id } = buyer.member;
  return { buyer, asker: { id, token: (await signIn(test.ctx, id)).token } };
}

const input = ({ addressId }: Buyer, change: object = {}) => ({
  what: buyNow(goods, 2),
  address_id: addressId,
  expected_total: '112',
  ...change,
});

const order = async ({ buyer, asker }: Awaited<ReturnType<typeof newCustomer>>, change: object = {}) =>
  askAs(test, asker, 'post /api/order/create', input(buyer, change));

describe('the confirmation page', () => {
  it('shows what it costs in the words of the reader, with the default address', async () => {
    const { asker } = await newCustomer();
    const { code, data } = await askAs(test, asker, 'post /api/order/preview', { what: buyNow(goods, 2) });
    expect(code).toBe(1);
    expect(orderPreview.data.parse(data)).toMatchObject({
      orders: [
        {
          fulfilment: 'ship',
          arrival_days: 3,
          lines: [{ name: 'Oak chair', qty: 2, unit_price: '50.00', amount: '100.00' }],
        },
      ],
      goods: '100.00',
      freight: '12.00',
      payable: '112.00',
      due_now: '112.00',
      points: { owned: 0, usable: 0, used: 0 },
      needs_address: true,
      address: { area_name: 'Nanshan District' },
      problems: {},
    });
  });

  it('says what stands in the way', async () => {
    const { asker } = await newCustomer();
    const few = await shop.makeGoods({ stock: 1 });
    const { data } = await askAs(test, asker, 'post /api/order/preview', { what: buyNow(few, 2) });
    expect(data.problems).toEqual({ order: 'Only 1 left in stock' });
  });

  it.each([
    ['no goods', { what: undefined }],
    ['another source', { what: { source: 'wish' } }],
    ['no lines', { what: { source: 'cart', no: 'QT26112012345678', items: [] } }],
    ['half a piece', { what: { source: 'buy_now', product_id: 1, qty: 0.5 } }],
    ['points below nothing', { points: -1 }],
    ['a total that is none', { expected_total: 'much' }],
    ['an invoice for nobody', { invoice: { kind: 'company', title: '', tax_no: '91310000MA1FL0000N' } }],
    ['an invoice for a company without a number', { invoice: { kind: 'company', title: '北风' } }],
    ['an invoice with a wrong number', { invoice: { kind: 'company', title: '北风', tax_no: '91310000MAIFL0000N' } }],
  ])('refuses %s at the field', async (_, change) => {
    const customer = await newCustomer();
    const { code, data } = await order(customer, change);
    expect({ code, error: data.error }).toEqual({ code: 0, error: 'invalid_input' });
    expect(Object.keys(data.fields)).toHaveLength(1);
  });

  it('keeps the tax number of an invoice as titles have it, and names the place of a wrong character', async () => {
    const customer = await newCustomer();
    const ask = (tax_no: string) => order(customer, { invoice: { kind: 'company', title: '北风', tax_no, email: '' } });
    const refused = await ask('91310000MAIFL0000N');
    expect(refused.data.fields).toEqual({ 'invoice.tax_no': 'Character 11 can’t be “I”' });
    const no = (await ask('9131 0000 ma1fl0000n')).data.orders[0];
    const { data } = await askAs(test, customer.asker, 'get /api/order/info', { no });
    expect(data.invoice.tax_no).toBe('91310000MA1FL0000N');
  });

  it('sends a guest to the login and asks for a key', async () => {
    const { buyer, asker } = await newCustomer();
    expect(await test.post('/api/order/create', input(buyer))).toMatchObject({ code: 303 });
    expect(await test.post('/api/order/create', input(buyer), { token: asker.token })).toMatchObject({ code: 0 });
  });

  it('says in words when too many of a network are not paid', async () => {
    await updateSettings(test.ctx, { 'order.networkMaxUnpaid': 1 });
    const send = async (ip: string, locale: Locale) => {
      const { buyer, asker } = await newCustomer();
      const headers = {
        'content-type': 'application/json',
        'think-lang': locale,
        'ba-user-token': asker.token,
        'idempotency-key': crypto.randomUUID(),
      };
      const request = { method: 'POST', headers, body: JSON.stringify(input(buyer)) };
      const asked = new Request('http://shop.test/api/order/create', request);
      return (await test.api.fetch(asked, { remoteAddress: ip })).json();
    };
    expect(await send('203.0.113.50', 'en')).toMatchObject({ code: 1 });
    expect(await send('203.0.113.50', 'en')).toMatchObject({
      code: 0,
      msg: expect.stringMatching(/^Your network has reached .*\(1\)/),
      data: { error: 'network_unpaid_limit' },
    });
    expect(await send('203.0.113.50', 'zh-cn')).toMatchObject({ msg: expect.stringContaining('您所在的网络') });
    expect(await send('203.0.113.51', 'en')).toMatchObject({ code: 1 });
    await updateSettings(test.ctx, { 'order.networkMaxUnpaid': 200 });
  });

  it('answers another total with the new one', async () => {
    const { data } = await order(await newCustomer(), { expected_total: '100' });
    expect(data).toEqual({ error: 'price_changed', total: '112.00' });
  });
});

describe('the list of orders', () => {
  it('has them newest first, by tab, and finds them by number and by name in either language', async () => {
    const customer = await newCustomer();
    const { asker } = customer;
    const numbers = [];
    for (let made = 0; made < 3; made += 1) numbers.push((await order(customer)).data.orders[0]);
    const list = async (query: object = {}) => {
      const { data } = await askAs(test, asker, 'get /api/order/list', query);
      return orderList.data.parse(data);
    };
    const all = await list();
    expect(all.total).toBe(3);
    expect(all.list.map(({ no }) => no)).toEqual(numbers.toReversed());
    expect(all.list[0]).toMatchObject({
      status: 'pending_payment',
      actions: ['pay', 'cancel'],
      deadline: { key: 'pay' },
    });
    expect((await list({ tab: 'unpaid' })).total).toBe(3);
    expect((await list({ tab: 'shipped' })).total).toBe(0);
    expect((await list({ q: numbers[1] })).list.map(({ no }) => no)).toEqual([numbers[1]]);
    expect((await list({ q: '橡木' })).total).toBe(3);
    expect((await list({ q: 'oak' })).total).toBe(3);
    expect((await list({ q: 'pine' })).total).toBe(0);
    expect((await list({ from: '2020-01-01', to: '2020-12-31' })).total).toBe(0);
    expect((await list({ from: '2020-01-01' })).total).toBe(3);
    const counts = await askAs(test, asker, 'get /api/order/counts', {});
    const ended = { finished: 0, aftersales: 0, past: 0 };
    expect(counts.data).toEqual({ all: 3, unpaid: 3, preparing: 0, shipped: 0, ...ended });
  });

  it('never shows an order of somebody else', async () => {
    await order(await newCustomer());
    const { asker } = await newCustomer();
    expect((await askAs(test, asker, 'get /api/order/list', {})).data).toEqual({ list: [], total: 0 });
    expect((await askAs(test, asker, 'get /api/order/counts', {})).data.all).toBe(0);
  });
});

describe('one order', () => {
  it('tells all that happened to it', async () => {
    const customer = await newCustomer();
    const { data: made } = await order(customer, { note: 'Ring twice' });
    const { data } = await askAs(test, customer.asker, 'get /api/order/info', { no: made.orders[0] });
    expect(orderInfo.data.parse(data)).toMatchObject({
      group_no: made.no,
      source: 'buy_now',
      goods: '100.00',
      freight: '12.00',
      due: '112.00',
      deposit: '0.00',
      note: 'Ring twice',
      address: { receiver: '张三' },
      timeline: [{ event: 'create', status: 'pending_payment', actor: 'you' }],
      money: [],
      shipments: [],
      proof: null,
      appointment: null,
    });
  });

  it('can be ordered again', async () => {
    const customer = await newCustomer();
    const { data: made } = await order(customer);
    const { data } = await askAs(test, customer.asker, 'post /api/order/reorder', { no: made.orders[0] });
    expect(data).toEqual({ no: expect.stringMatching(/^QT\d{14}$/), missing: [] });
  });
});
