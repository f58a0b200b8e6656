import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { openMovingDesk } from '#lib/server/http/testing/moving-desk-for-tests.ts';
import { csvRow } from '#lib/server/http/testing/moving-files-for-tests.ts';
import {
  breadOrder,
  itemRowOrders,
  packedOrders,
  shopifyOrders,
} from '#lib/server/http/testing/moving-orders-for-tests.ts';
import { auditMoney } from '#lib/server/workflows/ledger/audit-money.ts';
import type { AnyData } from '../../test-api.ts';

const desk = await openMovingDesk();
const { ctx } = desk.test;
afterAll(() => desk.test.close());

const textsOf = ({ problems }: AnyData): string[] =>
  problems.flatMap(({ notes }: AnyData) => notes.map(({ text }: AnyData) => text));
const listed = async (query = ''): Promise<AnyData[]> =>
  (await desk.test.get(`/api/operator/pastOrders/list${query}`, desk.operator)).data.list;
const orderOf = async (no: string): Promise<AnyData> => {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`select id from past_orders where no = ${no}`);
  return rows[0] && (await desk.test.get(`/api/operator/pastOrders/info?id=${rows[0].id}`, desk.operator)).data;
};

describe('orders of Shopify', () => {
  it('are kept as they were, the same the second time, changed by a later file, and undone', async () => {
    const file = shopifyOrders(...breadOrder('#1001'), ...breadOrder('#1002', { 'Fulfillment Status': 'partial' }));
    const sent = (await desk.send(file)).data;
    expect(sent).toMatchObject({ source: 'shopify_orders', row_count: 4 });
    expect(sent.ignored).toContain('Risk Level');
    const checked = await desk.check(sent);
    expect(checked).toMatchObject({ item_count: 2, counts: { new: 2, error: 0 }, problems: [] });
    expect(await listed()).toEqual([]);
    expect(await desk.run(checked)).toMatchObject({ status: 'done', counts: { done: 2, failed: 0 } });
    expect(await orderOf('#1001')).toMatchObject({
      state: 'completed',
      state_text: 'paid / fulfilled',
      currency: 'CNY',
      goods: '52.00',
      discount: '5.00',
      shipping: '6.00',
      tax: '3.29',
      total: '56.29',
      refunded: '0.00',
      discount_code: 'FALL5',
      order_time: Date.parse('2024-09-03T14:14:00Z') / 1000,
      lines: [
        { name: 'Country loaf - Small', sku: 'LOAF-S', qty: '2', price: '16.00', amount: '32.00' },
        { name: 'Rye loaf', sku: '', qty: '1', price: '20.00', amount: '20.00' },
      ],
      address: 'Ada Example\n1 Fictional Lane\n00000 Testville US',
      note: 'Ring\ntwice',
      email: 'ada@example.com',
      tags: 'wholesale',
      user: null,
    });
    expect(await orderOf('#1002')).toMatchObject({ state: 'processing' });

    expect((await desk.bring(file)).counts).toMatchObject({ unchanged: 2, done: 0 });
    const later = await desk.bring(file.replace('"partial"', '"fulfilled"'));
    expect(later.counts).toMatchObject({ unchanged: 1, done: 1 });
    expect(await orderOf('#1002')).toMatchObject({ state: 'completed' });
    await desk.undo(later);
    expect(await orderOf('#1002')).toMatchObject({ state: 'processing', order_time: expect.any(Number) });
    expect(await desk.undo(checked)).toMatchObject({ status: 'undone', counts: { undone: 2 } });
    expect(await listed()).toEqual([]);
  });

  it('touch no books, and nothing that is counted', async () => {
    const countAll = async () =>
      (
        await ctx.db.execute(sql`select (select count(*) from orders) + (select count(*) from wallet_journals)
          + (select count(*) from referral_commissions) + (select count(*) from payments) as n`)
      ).rows;
    const before = await countAll();
    await desk.bring(shopifyOrders(...breadOrder('#1100', { Currency: 'USD' })));
    expect(await countAll()).toEqual(before);
    expect(await auditMoney(ctx)).toEqual([]);
  });

  it('keep their own currency with its own decimals', async () => {
    const plain = { 'Discount Amount': '', Taxes: '0' };
    await desk.bring(
      shopifyOrders(
        { ...breadOrder('#1201')[0], ...plain, Currency: 'JPY', 'Lineitem price': '500', Shipping: '0', Total: '1000' },
        {
          ...breadOrder('#1202')[0],
          ...plain,
          Currency: 'KWD',
          'Lineitem price': '1.2345',
          Shipping: '0',
          Total: '2.469',
        },
      ),
    );
    expect(await orderOf('#1201')).toMatchObject({ currency: 'JPY', total: '1000', lines: [{ price: '500' }] });
    expect(await orderOf('#1202')).toMatchObject({ currency: 'KWD', total: '2.469', lines: [{ price: '1.235' }] });
  });

  it.each([
    [{ 'Financial Status': 'refunded', 'Refunded Amount': '56.29' }, 'refunded'],
    [{ 'Financial Status': 'partially_refunded' }, 'partially_refunded'],
    [{ 'Financial Status': 'pending' }, 'pending_payment'],
    [{ 'Financial Status': 'voided' }, 'cancelled'],
    [{ 'Cancelled at': '2024-09-04 10:00:00 -0400' }, 'cancelled'],
    [{ 'Fulfillment Status': 'unfulfilled' }, 'processing'],
    [{ 'Financial Status': 'something new' }, 'unknown'],
  ])('with %j are %s', async (more, state) => {
    const no = `#13${Object.values(more)[0]}`;
    await desk.bring(shopifyOrders(...breadOrder(no, { Id: no, ...more })));
    expect(await orderOf(no)).toMatchObject({ state });
  });

  it('say what could not be read, and what does not add up, and stay out for nothing else', async () => {
    const found = await desk.bring(
      shopifyOrders(
        ...breadOrder('#1401', { Total: '99.00' }),
        ...breadOrder('#1402', { 'Created at': '31/31/2024', Email: 'nobody', Taxes: 'some', Currency: 'US dollars' }),
        { Name: '', 'Lineitem name': '' },
        { Name: '#1403' },
        ...breadOrder('#1404', { 'Created at': '03/04/2024 10:00' }),
      ),
    );
    expect(found.counts).toMatchObject({ done: 3, error: 1 });
    expect(textsOf(found)).toEqual(
      expect.arrayContaining([
        'Total: Items, discount, shipping and tax come to 56.29 CNY, the total is 99.00 CNY; kept as written',
        'Ordered: “31/31/2024” isn’t a date; left out',
        'Email: “nobody” can’t be an email address here; left out',
        'Tax: “some” isn’t an amount; left out',
        'Currency: “US DOLLARS” isn’t a currency code; CNY is used',
        'Item: name: Neither items nor a total',
        'Ordered: “03/04/2024 10:00” is read as month/day',
      ]),
    );
    expect(await orderOf('#1401')).toMatchObject({ total: '99.00' });
  });

  it('of two shops with one number are two, and ids that a spreadsheet has shortened part none', async () => {
    await desk.bring(
      shopifyOrders(
        ...breadOrder('#1501', { Id: '111' }),
        ...breadOrder('#1501', { Id: '222' }),
        ...breadOrder('#1502', { Id: '5.55E+12' }),
        ...breadOrder('#1503', { Id: '5.55E+12' }),
      ),
    );
    const numbers = (await listed('?q=150&limit=50')).map(({ no }) => no).sort();
    expect(numbers).toEqual(['#1501', '#1501', '#1502', '#1503']);
  });

  it('are read as Excel saves them: semicolons, commas in prices, UTF-16', async () => {
    const [first] = breadOrder('#1601', {
      Subtotal: '32,00',
      Shipping: '0,00',
      Taxes: '0,00',
      Total: '32,00',
      'Lineitem price': '16,00',
      'Discount Amount': '0,00',
    });
    const file = shopifyOrders(first ?? {})
      .split('\n')
      .slice(0, 3)
      .join('\n')
      .replaceAll('","', '";"');
    const found = await desk.bring(Buffer.from(`\uFEFF${file.replaceAll('Ring', 'Klingeln')}`, 'utf16le'));
    expect(found.counts).toMatchObject({ done: 1 });
    expect(textsOf(found)).toEqual([]);
    expect(await orderOf('#1601')).toMatchObject({ total: '32.00' });
  });
});

describe('orders of WooCommerce', () => {
  it('come with their items in columns', async () => {
    const found = await desk.bring(
      packedOrders({
        order_id: 71,
        order_number: 'W-71',
        order_date: '2023-05-06 07:08:09',
        status: 'wc-completed',
        shipping_total: '5',
        tax_total: '0',
        discount_total: '2',
        order_total: '23.00',
        order_currency: 'EUR',
        customer_id: 9,
        customer_email: 'bo@example.com',
        billing_first_name: 'Bo',
        billing_last_name: 'Li',
        billing_phone: "'+86 138 0013 8009",
        payment_method_title: 'Cash on delivery',
        line_item_1: 'name:Hammer | steel: 30|product_id:41|sku:HAM|quantity:2|total:18.00|sub_total:20.00',
      }),
    );
    expect(found).toMatchObject({ source: 'woocommerce_orders', counts: { done: 1 } });
    expect(textsOf(found)).toEqual([]);
    expect(await orderOf('W-71')).toMatchObject({
      state: 'completed',
      currency: 'EUR',
      total: '23.00',
      buyer: 'Bo Li',
      mobile: '13800138009',
      order_time: Date.parse('2023-05-06T07:08:09+08:00') / 1000,
      lines: [{ name: 'Hammer | steel: 30', sku: 'HAM', qty: '2', price: '10.00', amount: '20.00' }],
    });
  });

  it('come with an item a row, also where what is said once stands in the first row alone', async () => {
    const first = {
      'Order Number': '801',
      'Order Status': '已完成',
      'Order Date': '2023-05-06 07:08',
      'Email (Billing)': 'bo@example.com',
      'Order Total Amount': '30',
      'Order Shipping Amount': '0',
      'Item Name': 'Nails <b>steel</b>',
      'Quantity (- Refund)': '2',
      'Item Cost': '10',
    };
    const second = { 'Item Name': 'Rope', 'Quantity (- Refund)': '1', 'Item Cost': '10' };
    const found = await desk.bring(
      itemRowOrders(first, second, { ...first, 'Order Number': '802' }, { ...first, ...second, 'Order Number': '802' }),
    );
    expect(found).toMatchObject({ source: 'woocommerce_orders', item_count: 2, counts: { done: 2 } });
    expect(textsOf(found)).toEqual([]);
    for (const no of ['801', '802']) {
      expect(await orderOf(no)).toMatchObject({
        state: 'completed',
        currency: 'CNY',
        lines: [{ name: 'Nails steel' }, { name: 'Rope' }],
      });
    }
  });
});

describe('orders of other systems', () => {
  it('come out of any table, once somebody has said what its columns are', async () => {
    const file = ['no,when,sum,state,what', csvRow('A-1', '1705284840', '1250', '已取消', '面包')].join('\n');
    const { data } = await desk.send(file, { source: 'other_orders' });
    expect((await desk.call('check', { id: data.id, mapping: {}, options: data.options })).data.fields).toHaveProperty([
      'mapping.order_no',
    ]);
    const mapping = { order_no: 0, ordered: 1, total: 2, status: 3, item_name: 4 };
    const checked = await desk.check({ ...data, mapping }, { in_cents: true, currency: 'cny' });
    await desk.run(checked);
    expect(await orderOf('A-1')).toMatchObject({
      state: 'cancelled',
      total: '12.50',
      lines: [{ name: '面包', amount: null }],
    });
  });

  it('come out of a dump of BuildAdmin', async () => {
    const dump = `INSERT INTO \`ba_user\` (\`id\`,\`username\`,\`money\`,\`score\`) VALUES (1,'x',0,0);
INSERT INTO \`ba_shop_order\` (\`id\`,\`order_sn\`,\`user_id\`,\`pay_price\`,\`status\`,\`create_time\`,\`mobile\`) VALUES (1,'SN-1',1,'12.50','已完成',1705284840,'13900139001'),(2,'SN-2',1,load_file('/etc/passwd'),'',0,'');`;
    const { data } = await desk.send(dump, { name: 'shop.sql', source: 'other_orders' });
    const done = await desk.run(await desk.check(data));
    expect(done.counts).toMatchObject({ done: 1, error: 1 });
    expect(await orderOf('SN-1')).toMatchObject({ total: '12.50', state: 'completed', mobile: '13900139001' });
  });
});

describe('who may read them', () => {
  it('finds them by number, product and email, and by state', async () => {
    await desk.bring(
      shopifyOrders(...breadOrder('#1901', { Email: 'find.me@example.com', 'Financial Status': 'refunded' })),
    );
    for (const q of ['1901', '%231901', 'find.me%40example.com']) {
      expect((await listed(`?q=${q}`)).map(({ no }) => no)).toEqual(['#1901']);
    }
    expect((await listed('?state=refunded&q=1901')).length).toBe(1);
    expect(await listed('?state=failed&q=1901')).toEqual([]);
  });

  it('keeps customers and operators without the node out', async () => {
    const { id } = await createTestUser(ctx);
    const customer = await signIn(ctx, id);
    for (const path of ['list', 'info?id=1']) {
      expect((await desk.test.get(`/api/operator/pastOrders/${path}`, customer)).code).not.toBe(1);
      expect((await desk.test.get(`/api/operator/pastOrders/${path}`)).code).not.toBe(1);
    }
  });
});
