import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { ownedBookAccounts } from '#lib/contract/wallet/books.ts';
import { createSignedInOperator } from '#lib/server/factories/factories.ts';
import { moveMoney } from '#lib/server/factories/money-factory.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { accounts } from '#lib/server/wallet/index.ts';
import { completeOrdersDue } from '#lib/server/workflows/orders/complete-order.ts';
import { fulfilmentOf } from '#lib/server/workflows/orders/fulfil-for-tests.ts';
import { payoutsOf } from '#lib/server/workflows/payouts/payouts-for-tests.ts';
import { disputeStatement } from '#lib/server/workflows/settlement/dispute-statement.ts';
import { statementsOf } from '#lib/server/workflows/settlement/statements-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const today = () => shopDay(test.ctx.clock.now());
const move = (
  from: Parameters<typeof moveMoney>[1]['from'],
  to: Parameters<typeof moveMoney>[1]['to'],
  amount: number,
) => moveMoney(test.ctx, { from, to, amount });

const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
const shop = fulfilmentOf(test);
const store = await shop.newStore();
const sold = await shop.newPaid({ payable: 10_000 });
await shop.deliver(store, sold);
test.ctx.clock.advance(16 * 86_400);
await completeOrdersDue(test.ctx);
await move(accounts.storePending(store.storeId), accounts.storeAvailable(store.storeId), 4000);
/** The last day before the second half. */
const before = today();
test.ctx.clock.advance(2 * 86_400);
const after = today();
await move(accounts.storeAvailable(store.storeId), accounts.storeDeposit(store.storeId), 1500);
await move(accounts.expenseSubsidy, accounts.storePending(store.storeId), 300);
// Signed in now: time has passed.
const operator = await createSignedInOperator(test.ctx);
afterAll(() => test.close());

const view = async (query = '') => (await test.get(`/api/operator/books/view?${query}`, operator)).data;
const entries = async (query: string) => (await test.get(`/api/operator/books/entries?${query}`, operator)).data;

interface Line {
  account: string;
  opening: string;
  movement: string;
  closing: string;
}
interface Part extends Line {
  section: string;
  accounts: Line[];
}
const fen = (text: string) => Math.round(Number(text) * 100);
const partOf = (books: { sections: Part[] }, name: string) =>
  books.sections.find(({ section }) => section === name) as Part;
const lineOf = (books: { sections: Part[] }, account: string) =>
  books.sections.flatMap(({ accounts: lines }) => lines).find((line) => line.account === account) as Line;

it('adds up: what lies somewhere is held, or was earned and not spent', async () => {
  const books = await view(`from=2000-01-01&to=${after}`);
  expect(books.is_balanced).toBe(true);
  const closing = (name: string) => fen(partOf(books, name).closing);
  expect(closing('places')).toBe(closing('held') + closing('income') - closing('expense') + closing('other'));
  expect(lineOf(books, 'income:commission').closing).toBe('5.00');
  expect(lineOf(books, 'expense:subsidy').closing).toBe('3.00');
  expect(lineOf(books, 'store_deposit').closing).toBe('15.00');
});

describe('a period', () => {
  it('begins with what there was, and ends with what moved', async () => {
    const [first, second] = [await view(`from=2000-01-01&to=${before}`), await view(`from=${after}&to=${after}`)];
    for (const books of [first, second]) {
      for (const part of books.sections as Part[]) {
        for (const line of [part, ...part.accounts]) {
          expect(fen(line.opening) + fen(line.movement)).toBe(fen(line.closing));
        }
        const sum = part.accounts.reduce((total, line) => total + fen(line.closing), 0);
        expect(fen(part.closing)).toBe(sum);
      }
    }
    for (const account of ['store_available', 'store_pending', 'income:commission', 'bank:main', 'user_balance']) {
      expect(lineOf(second, account).opening).toBe(lineOf(first, account).closing);
    }
    expect(lineOf(second, 'store_available')).toMatchObject({ opening: '40.00', movement: '-15.00', closing: '25.00' });
    expect(lineOf(first, 'store_deposit').closing).toBe('0.00');
  });

  it('is the month that is running where none is named', async () => {
    expect(await view()).toMatchObject({ from: `${after.slice(0, 7)}-01`, to: after });
  });
});

it('leads from each movement to the journals that sum to it', async () => {
  const books = await view(`from=2000-01-01&to=${after}`);
  for (const part of books.sections as Part[]) {
    for (const { account, movement } of part.accounts) {
      const { list, total } = await entries(`from=2000-01-01&to=${after}&account=${account}&limit=100`);
      expect(list).toHaveLength(total);
      expect(list.reduce((sum: number, { amount }: { amount: string }) => sum + fen(amount), 0)).toBe(fen(movement));
    }
  }
  const { list } = await entries(`from=${after}&to=${after}&account=expense:subsidy`);
  expect(list).toMatchObject([{ amount: '3.00', account: 'expense:subsidy', owner: null, memo: 'Correction' }]);
});

async function exported(query: string): Promise<string[][]> {
  const request = new Request(`http://shop.test/api/operator/books/export?${query}`, {
    headers: { 'ba-user-token': operator.token, 'think-lang': 'en' },
  });
  const text = await (await test.api.fetch(request, { remoteAddress: '127.0.0.1' })).text();
  return text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','));
}

describe('for bookkeeping', () => {
  const sumOf = (rows: string[][], column: number) => rows.reduce((sum, row) => sum + fen(row[column] ?? ''), 0);

  it.each(['entry', 'day'])('writes debits that are the credits, by %s', async (detail) => {
    const rows = await exported(`from=2000-01-01&to=${after}&detail=${detail}`);
    expect(sumOf(rows, 7)).toBeGreaterThan(0);
    expect(sumOf(rows, 7)).toBe(sumOf(rows, 8));
  });

  it('has a row an entry, with document, number and name of its account, and what it was', async () => {
    const rows = await exported(`from=${after}&to=${after}`);
    expect(rows).toHaveLength((await entries(`from=${after}&to=${after}`)).total);
    const subsidy = rows.find(([, , , , number]) => number === '6601.03');
    expect(subsidy).toEqual([
      after,
      expect.stringMatching(/^JN/),
      'Manual adjustment',
      'T1',
      '6601.03',
      '销售费用—商家补贴',
      '',
      '3.00',
      '0.00',
    ]);
  });

  it.each([
    ['kingdee', 'day', 8, 6],
    ['yonyou', 'entry', 6, 5],
  ])(
    'writes balanced vouchers for %s, by %s, of a whole month numbered from 1',
    async (profile, detail, debit, account) => {
      const rows = await exported(`from=${after.slice(0, 7)}-01&to=${after}&detail=${detail}&profile=${profile}`);
      const vouchers = Map.groupBy(rows, ([, , no]) => no);
      expect([...vouchers.keys()]).toEqual(Array.from({ length: vouchers.size }, (_, index) => String(index + 1)));
      for (const lines of vouchers.values()) expect(sumOf(lines, debit)).toBe(sumOf(lines, debit + 1));
      for (const line of rows) {
        expect([line[debit], line[debit + 1]].filter(Boolean)).toHaveLength(1);
        expect(line[account]).toMatch(profile === 'kingdee' ? /^\d{4}(\.\d\d)?$/ : /^\d{4,6}$/);
      }
    },
  );

  it('sums up a day, and follows the chart of the shop', async () => {
    await updateSettings(test.ctx, { 'books.chart': ['store_deposit 2241.99 商家押金'] });
    const rows = await exported(`from=${after}&to=${after}&detail=day`);
    expect(rows.find(([, , , , number]) => number === '2241.99')).toEqual([
      after,
      '',
      'Total of the day',
      '',
      '2241.99',
      '商家押金',
      '',
      '0.00',
      '15.00',
    ]);
  });

  it('is written down', async () => {
    await exported(`from=${after}&to=${after}`);
    const { rows } = await test.ctx.db.execute(
      sql`select 1 from status_logs where entity_type = 'books' and event = 'export'`,
    );
    expect(rows.length).toBeGreaterThan(0);
  });
});

it('says whose money it holds: owners sum to the figure of their account', async () => {
  const query = `from=2000-01-01&to=${after}`;
  const books = await view(query);
  for (const account of ownedBookAccounts) {
    const { list, sums } = (
      await test.get(`/api/operator/books/owners?${query}&account=${account}&limit=100`, operator)
    ).data;
    const { opening, movement, closing } = lineOf(books, account);
    expect(sums).toEqual({ opening, movement, closing });
    const total = list.reduce((sum: number, row: Line) => sum + fen(row.closing), 0);
    expect(total).toBe(fen(closing));
  }
  const { list, total } = (
    await test.get(`/api/operator/books/owners?from=${after}&to=${after}&account=store_available`, operator)
  ).data;
  expect(total).toBe(1);
  expect(list).toEqual([{ owner: expect.any(Number), opening: '40.00', movement: '-15.00', closing: '25.00' }]);
});

it('leads from what is due to the withdrawals that sum to it', async () => {
  const payouts = payoutsOf(test);
  const store = await statementsOf(test).newStore();
  await move(accounts.storePending(store.storeId), accounts.storeAvailable(store.storeId), 50_000);
  await payouts.applyAsStore(store, 20_000);
  const { due } = await view();
  const { list, total } = (await test.get('/api/operator/withdrawal/list?status=open&limit=100', operator)).data;
  expect(total).toBe(due.count);
  expect(list.reduce((sum: number, { net }: { net: string }) => sum + fen(net), 0)).toBe(fen(due.amount));
  expect(due.amount).toBe('200.00');
});

const sumOfDue = async () =>
  (await test.get('/api/operator/statement/list?status=due&limit=100', operator)).data.list.reduce(
    (sum: number, { net }: { net: string }) => sum + fen(net),
    0,
  );

it('says what is settled within a week, without what is objected to', async () => {
  const desk = statementsOf(test);
  const [store, other] = [await desk.newStore(), await desk.newStore()];
  await desk.earn(store, 2500);
  await desk.earn(other, 700);
  const { no } = await desk.make(store);
  await desk.make(other);
  expect((await view()).statements).toEqual({ count: 2, amount: '32.00' });
  expect(await sumOfDue()).toBe(3200);
  await disputeStatement(test.ctx, store, { no, note: 'not so' });
  expect((await view()).statements).toEqual({ count: 1, amount: '7.00' });
  expect(await sumOfDue()).toBe(700);
  const { list } = (await test.get(`/api/operator/statement/list?store_id=${store.storeId}`, operator)).data;
  expect(list.map((row: { no: string }) => row.no)).toEqual([no]);
});

it('keeps the lines of a journal together, also of two that were booked in one moment', async () => {
  const at = test.ctx.clock.now().toISOString();
  await test.ctx.db.transaction(async (tx) => {
    const ids = ['JN00000000000001', 'JN00000000000002'].map(async (no) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        insert into wallet_journals (no, type, ref_type, ref_no, idem, memo_key, actor_type, occurred_at)
        values (${no}, 'adjustment', 'test', 'T2', ${no}, 'memoCorrection', 'system', ${at}) returning id`);
      return rows[0]?.id;
    });
    const [first, second] = await Promise.all(ids);
    for (const [account, amount] of [
      ['adjustment', 100],
      ['expense:subsidy', -100],
    ] as const) {
      for (const journal of [first, second]) {
        await tx.execute(sql`
          insert into wallet_entries (journal_id, account_id, unit, amount, balance_after, created_at)
          values (${journal}, ${account}, 'CNY', ${amount}, 0, ${at})`);
      }
    }
  });
  const journals = (await exported(`from=${today()}&to=${today()}`)).map(([, journal]) => journal);
  const changes = journals.filter((no, index) => no !== journals[index - 1]);
  expect(changes).toEqual([...new Set(journals)]);
});
