import { afterAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { defaultChart } from '#lib/contract/wallet/books.ts';
import { voucherProfiles } from '#lib/contract/wallet/voucher-profiles.ts';
import { createSignedInOperator } from '#lib/server/factories/factories.ts';
import { moveMoney } from '#lib/server/factories/money-factory.ts';
import { makeCategory, makeProduct } from '#lib/server/factories/product-factory.ts';
import { categoryTaxes, invoiceIssuers, taxCodes } from '#lib/server/invoices/issuer-tables.ts';
import { addSeconds, shopDay, startOfShopDay } from '#lib/server/kernel/clock.ts';
import { readWorkbook } from '#lib/server/kernel/workbook/read-workbook.ts';
import { asPlatform, insertLines, listLines, lockOrder, takeOrder } from '#lib/server/orders/index.ts';
import { orderLines, orders } from '#lib/server/orders/tables.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { accounts } from '#lib/server/wallet/index.ts';
import { completeOrdersDue } from '#lib/server/workflows/orders/complete-order.ts';
import { fulfilmentOf } from '#lib/server/workflows/orders/fulfil-for-tests.ts';
import { confirmReceipt } from '#lib/server/workflows/orders/receive-order.ts';
import { refundOrder } from '#lib/server/workflows/refund/refund-order.ts';
import { createTestApi } from '../../test-api.ts';

const day = 86_400;
const next = (text: string, days: number) => shopDay(addSeconds(startOfShopDay(text), days * day + day / 2));
const setClock = (text: string) => {
  const now = test.ctx.clock.now().getTime();
  test.ctx.clock.advance((addSeconds(startOfShopDay(text), day / 2).getTime() - now) / 1000);
};

/** 100.00 and 60.00 of goods, the second with 9 % inside, and 10.00 of freight, all of it the platform's own. */
async function sellOwn() {
  const { db } = test.ctx;
  const categoryId = await makeCategory(db, 'books');
  const productId = await makeProduct(db, { slug: 'atlas', categoryId });
  const [code] = await db
    .insert(taxCodes)
    .values({ code: '1060201010000000000', label: '印刷品', name: '图书', taxBp: 900 })
    .returning({ id: taxCodes.id });
  await db.insert(categoryTaxes).values({ categoryId, taxCodeId: code?.id ?? 0, taxBp: null });
  const customer = await shop.newMember();
  await shop.fill(customer, 100_000);
  const { group, order } = await shop.newOrders(customer, { payable: 17_000 });
  await db.update(orders).set({ goodsAmount: 16_000, freightAmount: 1000 }).where(eq(orders.id, order.id));
  const [line] = await listLines(db, [order.id]);
  if (!line) throw new Error('no line');
  const first = { goodsAmount: 10_000, paidAmount: 10_000, freightAllocAmount: 625 };
  await db.update(orderLines).set(first).where(eq(orderLines.id, line.id));
  const { id: _id, ...rest } = line;
  const second = { goodsAmount: 6000, paidAmount: 6000, freightAllocAmount: 375, sort: 1, productId };
  await insertLines(db, [{ ...rest, ...second }]);
  await shop.pay(customer, group.no, 'balance');
  const worker = await shop.newOperator();
  await takeOrder(test.ctx, worker, order.no);
  await shop.ship(asPlatform(worker), order.no);
  await confirmReceipt(test.ctx, { no: order.no, member: customer });
  return { id: order.id, no: order.no };
}

/** 100.00 of goods of a store, with three fees of which each has VAT inside. */
async function sellForStore() {
  const order = await shop.newPaid({ payable: 9333, points: 667 });
  await shop.deliver(store, order);
  const fee = { rateId: null, scope: 'default' as const, minAmount: 0, maxAmount: null };
  const feeTerms = [
    { kind: 'sales' as const, bp: 533, ...fee },
    { kind: 'payment' as const, bp: 60, ...fee },
    { kind: 'service' as const, bp: 111, ...fee },
  ];
  await test.ctx.db.update(orderLines).set({ feeTerms }).where(eq(orderLines.orderId, order.id));
  return order;
}

async function payBack({ id, no }: { id: number; no: string }, goods: number) {
  const [line] = await listLines(test.ctx.db, [id]);
  await test.ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { no });
    if (!order || !line) throw new Error('no order');
    const what = [{ lineId: line.id, qty: 0, unsentQty: 0, goods, freight: 0 }];
    await refundOrder(tx, test.ctx, { order, what, reason: 'test' });
  });
}

const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
const shop = fulfilmentOf(test);
const first = `${next(`${shopDay(test.ctx.clock.now()).slice(0, 7)}-28`, 10).slice(0, 7)}-01`;
/** The month in which everything is earned, and its days. */
const month: { first: string; half: string; behind: string; last: string } = {
  first,
  half: next(first, 14),
  behind: next(first, 15),
  last: next(first, 24),
};
setClock(month.first);
const store = await shop.newStore();
const [own, sold] = [await sellOwn(), await sellForStore()];
setClock(next(first, 20));
await completeOrdersDue(test.ctx);
setClock(next(first, 21));
await payBack(own, 3333);
await payBack(sold, 1234);
setClock(month.last);
await moveMoney(test.ctx, {
  from: accounts.storeAvailable(store.storeId),
  to: accounts.incomeWithdrawFee,
  amount: 107,
});
const operator = await createSignedInOperator(test.ctx);
afterAll(() => test.close());

interface Asked {
  from?: string;
  to?: string;
  detail: string;
  profile?: string;
  format?: string;
}

const files = new Map<string, Promise<Buffer>>();

/** Each file once: exports are limited. */
function fetchFile(asked: Asked): Promise<Buffer> {
  const key = JSON.stringify(asked);
  const file = files.get(key) ?? download(asked);
  files.set(key, file);
  return file;
}

async function download({ from = month.first, to = month.last, ...asked }: Asked): Promise<Buffer> {
  const query = new URLSearchParams({ from, to, ...asked });
  const request = new Request(`http://shop.test/api/operator/books/export?${query}`, {
    headers: { 'ba-user-token': operator.token, 'think-lang': 'en' },
  });
  const answer = await test.api.fetch(request, { remoteAddress: '127.0.0.1' });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** The rows of a file by the headings of its columns. */
async function open(asked: Asked): Promise<Record<string, string>[]> {
  const bytes = await fetchFile(asked);
  const rows = asked.format === 'xlsx' ? await rowsOfWorkbook(bytes) : rowsOfCsv(bytes.toString('utf8'));
  const [headings = [], ...body] = rows;
  return body.map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ''])));
}

const rowsOfCsv = (text: string) =>
  text
    .replace('\uFEFF', '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));

async function rowsOfWorkbook(bytes: Buffer): Promise<string[][]> {
  const limits = { rows: 5000, columns: 40, cellLength: 200 };
  const { table } = await readWorkbook({ bytes, sheet: undefined, limits });
  return (table?.rows ?? []).map(({ cells }) => cells);
}

const fen = (text = '') => Math.round(Number(text.replaceAll(',', '') || 0) * 100);
const sumOf = (rows: Record<string, string>[], column: string) => rows.reduce((sum, row) => sum + fen(row[column]), 0);

/** What the ledger moved in the month, by the number of the account; credits above zero. */
async function ledgerOf(): Promise<Map<string, number>> {
  const chart = new Map(defaultChart.map((line) => line.split(' ') as [string, string]));
  const { rows } = await test.ctx.db.execute<{ account: string; amount: string }>(sql`
    select case a.owner_type when 'platform' then a.id else a.kind end as account, sum(e.amount)::bigint as amount
    from wallet_entries e join wallet_accounts a on a.id = e.account_id
    where e.unit = 'CNY' and e.created_at >= ${startOfShopDay(month.first).toISOString()} group by 1`);
  return new Map(rows.map(({ account, amount }) => [chart.get(account) ?? account, Number(amount)]));
}

const earned = { fees: ['6001.02', '6001.03', '6001.04', '6051.01'], sales: '6001.01', vat: '2221.02' };

describe.each([
  ['kingdee', 'entry', 'csv'],
  ['kingdee', 'day', 'xlsx'],
  ['yonyou', 'day', 'csv'],
  ['yonyou', 'entry', 'xlsx'],
] as const)('vouchers for %s, by %s, as %s', (profile, detail, format) => {
  const names = Object.fromEntries(voucherProfiles[profile].columns) as Record<string, string>;
  const read = (period: Partial<Asked> = {}) => open({ profile, detail, format, ...period });
  const col = (row: Record<string, string>, field: string) => row[names[field] ?? ''] ?? '';
  const plain = (number: string) => (profile === 'kingdee' ? number : number.replaceAll('.', ''));

  it('balance to the fen, each of them', async () => {
    const vouchers = Map.groupBy(await read(), (row) => col(row, 'no'));
    expect(vouchers.size).toBeGreaterThan(2);
    for (const lines of vouchers.values()) {
      expect(sumOf(lines, names.debit ?? '')).toBe(sumOf(lines, names.credit ?? ''));
      for (const line of lines) expect([col(line, 'debit'), col(line, 'credit')].filter(Boolean)).toHaveLength(1);
    }
  });

  it('come to what the ledger says of every account, the output tax beside what was earned', async () => {
    const rows = await read();
    const sum = (number: string) => {
      const own = rows.filter((row) => col(row, 'account') === plain(number));
      return sumOf(own, names.credit ?? '') - sumOf(own, names.debit ?? '');
    };
    const ledger = await ledgerOf();
    const income = [...earned.fees, earned.sales];
    for (const [number, amount] of ledger)
      if (!income.includes(number)) expect([number, sum(number)]).toEqual([number, amount]);
    const gross = income.reduce((total, number) => total + (ledger.get(number) ?? 0), 0);
    expect(income.reduce((total, number) => total + sum(number), 0) + sum(earned.vat)).toBe(gross);
    const fees = earned.fees.map((number) => sum(number));
    // 5.33 less 0.70, 0.60 less 0.08, 1.11 less 0.15, and 1.07, each without the 6 % inside; own sales at 13 and 9 %.
    expect(fees).toEqual([503 - 66, 57 - 8, 105 - 14, 101]);
    expect(sum(earned.sales)).toBe(Math.round(10_625 / 1.13) + Math.round(6375 / 1.09) - Math.round(3333 / 1.13));
  });

  it('have the same numbers whichever part of the month is exported', async () => {
    const keyOf = (row: Record<string, string>) => [
      col(row, 'day'),
      col(row, 'memo'),
      col(row, 'account'),
      col(row, 'no'),
    ];
    const whole = (await read()).map(keyOf);
    const halves = [...(await read({ to: month.half })), ...(await read({ from: month.behind }))].map(keyOf);
    expect(halves).toEqual(whole);
    expect([whole[0]?.[3], new Set(whole.map(([, , , no]) => no)).size]).toEqual(['1', Number(whole.at(-1)?.[3])]);
  });

  it('name customers and suppliers by their numbers', async () => {
    const rows = await read();
    const ofStore = rows.filter((row) => col(row, 'account') === plain('2241.11'));
    expect(new Set(ofStore.map((row) => col(row, 'supplier')))).toEqual(new Set([`S${store.storeId}`]));
    const ofUsers = rows.filter((row) => col(row, 'account') === plain('2241.01'));
    expect(ofUsers.length).toBeGreaterThan(0);
    for (const row of ofUsers) expect(col(row, 'customer')).toMatch(/^C\d+$/);
    for (const row of rows.filter((each) => col(each, 'account') === '1002')) expect(col(row, 'customer')).toBe('');
  });
});

it.each(['entry', 'day'])('a plain list by %s tells the tax apart as well, and adds up', async (detail) => {
  const rows = await open({ detail });
  expect(sumOf(rows, 'Debit')).toBe(sumOf(rows, 'Credit'));
  const vat = rows.filter((row) => row['Account number'] === earned.vat);
  expect(sumOf(vat, 'Credit')).toBeGreaterThan(sumOf(vat, 'Debit'));
});

it('takes the one rate of a platform that issues everything at it, and none at 0', async () => {
  const vatOf = async () => {
    files.clear();
    const rows = (await open({ detail: 'day' })).filter((row) => row['Account number'] === earned.vat);
    return sumOf(rows, 'Credit') - sumOf(rows, 'Debit');
  };
  await test.ctx.db.insert(invoiceIssuers).values({ issuerType: 'platform', issuerId: 0, flatTaxBp: 100 });
  const net = (gross: number) => gross - Math.round(gross / 1.01);
  expect(await vatOf()).toBe(
    [533, 60, 111, 107, 17_000].reduce((sum, gross) => sum + net(gross), 0) -
      [70, 8, 15, 3333].reduce((sum, gross) => sum + net(gross), 0),
  );
  await test.ctx.db.update(invoiceIssuers).set({ flatTaxBp: null });
  await updateSettings(test.ctx, { 'books.feeVatBp': 0, 'books.goodsVatBp': 0 });
  expect(await vatOf()).toBe((6375 - Math.round(6375 / 1.09)) | 0);
});
