import { afterAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createSignedInOperator, signIn } from '#lib/server/factories/factories.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { parseCsv } from '#lib/server/kernel/parse-csv.ts';
import { insertLines, listLines, lockOrder } from '#lib/server/orders/index.ts';
import { orderLines, orders } from '#lib/server/orders/tables.ts';
import { completeOrdersDue } from '#lib/server/workflows/orders/complete-order.ts';
import { fulfilmentOf } from '#lib/server/workflows/orders/fulfil-for-tests.ts';
import { refundOrder } from '#lib/server/workflows/refund/refund-order.ts';
import { statementsOf } from '#lib/server/workflows/settlement/statements-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

/** Goods of two lines, points used for each, freight, and what goes back of the goods before and after the order is completed. */
interface Sale {
  goods: [number, number];
  points: [number, number];
  freight: number;
  back: [number, number][];
}
const sales: Sale[] = [
  { goods: [10_000, 3333], points: [0, 0], freight: 0, back: [] },
  { goods: [9999, 1], points: [100, 0], freight: 600, back: [[9899, 1]] },
  { goods: [7777, 2223], points: [49, 14], freight: 1000, back: [[3333, 1111]] },
  { goods: [5000, 5000], points: [5000, 0], freight: 800, back: [[0, 5000]] },
  { goods: [1, 1], points: [0, 0], freight: 1, back: [] },
  {
    goods: [12_345, 6789],
    points: [333, 183],
    freight: 1500,
    back: [
      [12_012, 0],
      [0, 6606],
    ],
  },
  { goods: [100, 200], points: [33, 66], freight: 0, back: [[67, 134]] },
  {
    goods: [88_888, 11_112],
    points: [0, 0],
    freight: 2000,
    back: [
      [44_444, 0],
      [1, 1],
    ],
  },
  { goods: [333, 667], points: [3, 7], freight: 10, back: [[0, 1]] },
  { goods: [4321, 1234], points: [432, 123], freight: 999, back: [[3889, 1111]] },
];

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const fen = (text: string | undefined) => Math.round(Number(text || 0) * 100);

async function sell({ goods, points, freight }: Sale) {
  const { db } = test.ctx;
  const customer = await shop.newMember();
  await shop.fill(customer, 500_000);
  const used = sum(points);
  if (used > 0) await shop.givePoints(customer, used);
  const payable = sum(goods) - used + freight;
  const { group, order } = await shop.newOrders(customer, { payable, points: used });
  await db
    .update(orders)
    .set({ goodsAmount: sum(goods), freightAmount: freight })
    .where(eq(orders.id, order.id));
  const [line] = await listLines(db, [order.id]);
  if (!line) throw new Error('no line');
  const fee = { rateId: null, scope: 'default' as const, minAmount: 0, maxAmount: null };
  const feeTerms = [
    { kind: 'sales' as const, bp: 533, ...fee },
    { kind: 'payment' as const, bp: 60, ...fee },
    { kind: 'service' as const, bp: 111, ...fee },
  ];
  const half = Math.floor(freight / 2);
  const facts = [half, freight - half].map((freightAllocAmount, index) => ({
    unitPrice: goods[index] ?? 0,
    goodsAmount: goods[index] ?? 0,
    pointsAllocAmount: points[index] ?? 0,
    paidAmount: (goods[index] ?? 0) - (points[index] ?? 0),
    freightAllocAmount,
    sort: index,
  }));
  await db
    .update(orderLines)
    .set(facts[0] ?? {})
    .where(eq(orderLines.id, line.id));
  const { id: _id, ...rest } = line;
  await insertLines(db, [{ ...rest, ...facts[1] }]);
  await shop.pay(customer, group.no, 'balance');
  const sold = { no: order.no, id: order.id, customer };
  await shop.deliver(store, sold);
  // What it costs is agreed on when it is taken over.
  await db.update(orderLines).set({ feeTerms }).where(eq(orderLines.orderId, order.id));
  return sold;
}

async function payBack({ no, id }: { no: string; id: number }, back: [number, number]) {
  const lines = await listLines(test.ctx.db, [id]);
  await test.ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { no });
    if (!order) throw new Error('no order');
    const what = lines.flatMap((line, index) => {
      const goods = back[index] ?? 0;
      const isWhole = goods === line.paidAmount - line.refundedAmount;
      return goods === 0 && !isWhole
        ? []
        : [{ lineId: line.id, qty: isWhole ? line.qty - line.refundedQty : 0, unsentQty: 0, goods, freight: 0 }];
    });
    await refundOrder(tx, test.ctx, { order, what, reason: 'test' });
  });
}

afterAll(() => test.close());

async function fileOf(path: string, by: { token: string }): Promise<Record<string, string>[]> {
  const request = new Request(`http://shop.test${path}`, {
    headers: { 'ba-user-token': by.token, 'think-lang': 'en' },
  });
  const answer = await test.api.fetch(request, { remoteAddress: '127.0.0.1' });
  expect(answer.status).toBe(200);
  const [headings = [], ...rows] = parseCsv((await answer.text()).replace('\uFEFF', ''), { separator: ',' }).rows;
  return rows.map((cells) => Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? ''])));
}

const columnSum = (rows: Record<string, string>[], column: string) => sum(rows.map((row) => fen(row[column])));

/** What an account of the books has been credited, less what it was debited. */
const creditOf = (books: Record<string, string>[], accounts: readonly string[]) => {
  const of = books.filter((row) => accounts.includes(row['Account number'] ?? ''));
  return columnSum(of, 'Credit') - columnSum(of, 'Debit');
};

/** Points go with the goods that they paid for, in the share of the money that went back. */
const goneOf = ({ goods, points, back }: Sale, line: 0 | 1) => {
  const money = sum(back.map((part) => part[line]));
  const paid = goods[line] - points[line];
  return { money, points: paid === 0 ? points[line] : Math.floor((points[line] * money) / paid) };
};
const lines = [0, 1] as const;

const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
const shop = fulfilmentOf(test);
const store = await shop.newStore();
const first = shopDay(test.ctx.clock.now());
const sold = [];
for (const sale of sales) sold.push(await sell(sale));
const customers = sold.map(({ customer }) => customer);
// Some goes back before the orders are completed, some after.
for (const [index, { back }] of sales.entries()) {
  const order = sold[index];
  if (order && back[0] && index % 2 === 0) await payBack(order, back[0]);
}
test.ctx.clock.advance(16 * 86_400);
await completeOrdersDue(test.ctx);
for (const [index, { back }] of sales.entries()) {
  const order = sold[index];
  for (const part of back.slice(index % 2 === 0 ? 1 : 0)) if (order) await payBack(order, part);
}
const own = await signIn(test.ctx, store.userId);
const operator = await createSignedInOperator(test.ctx);

it('ten orders, of which parts went back, come to the same in every paper', async () => {
  const rows = await fileOf('/api/store/financeExport?format=csv', own);
  const column = (name: string) => columnSum(rows, name);
  for (const row of rows) {
    const parts = ['Gross', 'Commission', 'Payment fee', 'Referral commission'];
    expect(sum(parts.map((part) => fen(row[part])))).toBe(fen(row.Net));
  }
  const kept = sum(sales.flatMap((sale) => lines.map((line) => sale.goods[line] - goneOf(sale, line).money)));
  const pointsGone = sum(sales.flatMap((sale) => lines.map((line) => goneOf(sale, line).points)));
  expect(column('Gross')).toBe(kept - pointsGone + sum(sales.map(({ freight }) => freight)));

  const { data: listed } = await test.get('/api/store/financeLines', own);
  expect([fen(listed.sums.gross), fen(listed.sums.net)]).toEqual([column('Gross'), column('Net')]);
  expect([0 - fen(listed.sums.commission), 0 - fen(listed.sums.channel_fee)]).toEqual([
    column('Commission'),
    column('Payment fee'),
  ]);
  expect(fen((await test.get('/api/store/finance', own)).data.pending)).toBe(column('Net'));

  const { no } = await statementsOf(test).make(store);
  const { data: statement } = await test.get(`/api/store/statement?no=${no}`, own);
  const fees = column('Commission') + column('Payment fee');
  expect(fees).toBeLessThan(0);
  expect([fen(statement.net), fen(statement.fees), fen(statement.earnings) + fen(statement.reversals)]).toEqual([
    column('Net'),
    fees,
    column('Gross'),
  ]);

  const period = `from=${first}&to=${shopDay(test.ctx.clock.now())}`;
  for (const detail of ['entry', 'day']) {
    const books = await fileOf(`/api/operator/books/export?${period}&detail=${detail}&format=csv`, operator);
    expect(columnSum(books, 'Debit')).toBe(columnSum(books, 'Credit'));
    expect(creditOf(books, ['2241.11'])).toBe(column('Net'));
    expect(creditOf(books, ['6001.02', '6001.03', '6001.04', '2221.02'])).toBe(-fees);
    const used = sum(sales.flatMap(({ points }) => points));
    expect(creditOf(books, ['6601.01'])).toBe(pointsGone - used);
  }
});

it('gives back all points of an order whose goods all went back, though its freight stays', async () => {
  for (const [index, sale] of sales.entries()) {
    const [gone, customer] = [lines.map((line) => goneOf(sale, line).points), customers[index]];
    if (customer && sum(sale.points) > 0) expect((await shop.balancesOf(customer)).points).toBe(sum(gone));
  }
});
