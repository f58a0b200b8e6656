import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { signIn } from '#lib/server/factories/factories.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { invoicesOf } from '#lib/server/workflows/invoices/invoices-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi({ PAYMENT_SANDBOX: true });
const shop = invoicesOf(test);
afterAll(() => test.close());

const tokenOf = async ({ userId }: Member) => ({ token: (await signIn(test.ctx, userId)).token });

async function received(payable = 11_300) {
  const order = await shop.newReceived({ payable });
  const title = await shop.titleOf(order.customer);
  return { ...order, titleId: title.id, me: await tokenOf(order.customer) };
}

const ask = ({ token }: { token: string }, body: object, locale: 'zh-cn' | 'en' = 'en') => {
  const wanted = { kind: 'normal', content_mode: 'detail', email: 'a@example.com', ...body };
  return test.post('/api/invoice/apply', wanted, { token, locale, once: randomUUID() });
};

/** Every row of every table that invoices live in. */
const everything = async () => {
  const tables = ['applications', 'items', 'documents', 'files', 'reds', 'checks', 'titles'];
  const rows = await Promise.all(
    tables.map((name) => test.ctx.db.$client.query(`select * from invoice_${name} order by 1`)),
  );
  return JSON.stringify(rows.map((result) => result.rows));
};

it('finished orders are listed the newest first, also those of which nothing can be invoiced yet, with the reason', async () => {
  const [older, newer] = [await received(), await received()];
  const { $client } = test.ctx.db;
  await $client.query('update orders set user_id = $1 where no = $2', [newer.customer.userId, older.no]);
  await $client.query(`update orders set status = 'completed', completed_at = now() where no = $1`, [older.no]);
  await updateSettings(test.ctx, { 'invoice.applyFrom': 'completed' });
  const { list } = (await test.get('/api/invoice/orders?tab=ready', newer.me)).data;
  const later = await test.get('/api/invoice/orders?tab=later', newer.me);
  await updateSettings(test.ctx, { 'invoice.applyFrom': 'received' });
  expect(list).toMatchObject([
    { no: newer.no, obstacle: 'not_completed', amount: '0.00' },
    { no: older.no, obstacle: null },
  ]);
  expect(later.data.list).toEqual([]);
});

it.each([
  ['en', /within 20 days of completion/, /below the minimum of ¥88\.50/],
  ['zh-cn', /须在完成后 20 天内申请/, /低于最低开票金额 ¥88\.50/],
] as const)(
  'a refusal names the days and the least amount that the shop has set: %s',
  async (language, days, least) => {
    const [old, small] = [await received(), await received(8849)];
    const { $client } = test.ctx.db;
    const longAgo = new Date(test.ctx.clock.now().getTime() - 20 * 86_400_000);
    await $client.query(`update orders set status = 'completed', completed_at = $2 where no = $1`, [old.no, longAgo]);
    await updateSettings(test.ctx, { 'invoice.withinDays': 20, 'invoice.minFen': 8850 });
    const refusals = await Promise.all(
      [old, small].map(({ no, me, titleId }) => ask(me, { orders: [no], title_id: titleId }, language)),
    );
    const listed = await test.get('/api/invoice/orders', old.me);
    const shown = await test.get(`/api/invoice/ofOrder?no=${small.no}`, small.me);
    await updateSettings(test.ctx, { 'invoice.withinDays': 365, 'invoice.minFen': 100 });
    expect(refusals[0]?.data.fields.orders).toMatch(days);
    expect(refusals[1]?.data.fields.orders).toMatch(least);
    const limits = { days: 20, amount: '88.50' };
    expect(listed.data).toMatchObject({ limits, list: [{ obstacle: 'too_late' }] });
    expect(shown.data).toMatchObject({ limits, obstacle: 'too_small' });
  },
);

describe('a customer', () => {
  it('sees what can be invoiced, what it becomes, and asks for it once', async () => {
    const { no, me, titleId } = await received();
    const { data } = await test.get('/api/invoice/orders', me);
    expect(data.list).toEqual([
      expect.objectContaining({ no, amount: '113.00', obstacle: null, state: 'none', issuer: 'store' }),
    ]);
    const preview = await test.get(`/api/invoice/preview?orders=${no}`, me);
    expect(preview.data).toMatchObject({ total: '113.00', invoices: [{ net: '100.00', tax: '13.00' }] });
    const asked = await ask(me, { orders: [no], title_id: titleId });
    expect([asked.code, asked.data.nos]).toEqual([1, [expect.stringMatching(/^IV\d{14}$/)]]);
    const again = await ask(me, { orders: [no], title_id: titleId });
    expect(again).toMatchObject({ code: 0, data: { error: 'invalid_input', fields: { orders: expect.any(String) } } });
    expect((await test.get(`/api/invoice/ofOrder?no=${no}`, me)).data).toMatchObject({
      state: 'applied',
      obstacle: 'invoiced',
      list: [{ no: asked.data.nos[0] }],
    });
    expect((await test.get('/api/invoice/counts', me)).data).toMatchObject({ all: 1, waiting: 1 });
  });

  it('reads an invoice and its documents, which changes nothing', async () => {
    const { no, me, customer } = await received();
    const [invoice = ''] = await shop.apply(customer, [no]);
    await shop.issue(invoice);
    const before = await everything();
    const { data } = await test.get(`/api/invoice/info?no=${invoice}`, me);
    expect(data).toMatchObject({
      status: 'issued',
      orders: [{ no, amount: '113.00' }],
      documents: [{ total: '113.00', total_in_words: '壹佰壹拾叁圆整', items: [{ rate: '13', net: '100.00' }] }],
      actions: ['changeTitle'],
    });
    for (const path of [`records?q=${no}`, 'counts', `ofOrder?no=${no}`, 'orders']) {
      expect((await test.get(`/api/invoice/${path}`, me)).code).toBe(1);
    }
    expect(await everything()).toBe(before);
  });

  it('finds nothing of others: orders, titles, addresses, invoices and their files', async () => {
    const [mine, other] = [await received(), await received()];
    const [foreign = ''] = await shop.apply(other.customer, [other.no]);
    const { data: issued } = { data: await shop.issue(foreign) };
    const missing = { code: 0, data: { error: 'not_found' } };
    const own = { orders: [mine.no], title_id: mine.titleId };
    expect(await test.get(`/api/invoice/preview?orders=${other.no}`, mine.me)).toMatchObject(missing);
    expect(await ask(mine.me, { ...own, orders: [other.no] })).toMatchObject(missing);
    expect(await ask(mine.me, { ...own, title_id: other.titleId })).toMatchObject(missing);
    expect(await ask(mine.me, { ...own, medium: 'paper', address_id: 999_999 })).toMatchObject(missing);
    const change = { no: foreign, title_id: mine.titleId, kind: 'normal' };
    expect(await test.post('/api/invoice/changeTitle', change, mine.me)).toMatchObject(missing);
    const resend = { no: foreign, email: 'a@example.com' };
    expect(await test.post('/api/invoice/resend', resend, mine.me)).toMatchObject(missing);
    const file = `no=${foreign}&fapiao_no=${issued.document.fapiaoNo}&format=pdf`;
    expect(await test.get(`/api/invoice/file?${file}`, mine.me)).toMatchObject(missing);
    expect(await test.get(`/api/invoice/files?no=${foreign}`, mine.me)).toMatchObject(missing);
    const [invoice = ''] = await shop.apply(mine.customer, [mine.no]);
    await shop.issue(invoice);
    const theirs = { no: invoice, title_id: other.titleId, kind: 'normal' };
    expect(await test.post('/api/invoice/changeTitle', theirs, mine.me)).toMatchObject(missing);
  });
});
