import { afterAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { createSignedInOperator, createTestUser, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { toMember } from '#lib/server/factories/store-factories.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { failPayout, returnPayout } from '#lib/server/workflows/payouts/pay-withdrawal.ts';
import { payoutsOf, testHolder, testStoreAccount } from '#lib/server/workflows/payouts/payouts-for-tests.ts';
import { rejectWithdrawal } from '#lib/server/workflows/payouts/review-withdrawal.ts';
import { statementsOf } from '#lib/server/workflows/settlement/statements-for-tests.ts';
import { askAs } from '../../access/ask-as-for-tests.ts';
import type { Asker } from '../../access/owned-record-for-tests.ts';
import { createApi } from '../../app.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';

const test = await createTestApi();
const shop = payoutsOf(test);
await updateSettings(test.ctx, { 'withdraw.payeeCoolingHours': 0, 'withdraw.perDay': 100 });
afterAll(() => test.close());

const card = '6222020200112233446';
const signedIn = async (id: number): Promise<Asker> => ({ id, token: (await signIn(test.ctx, id)).token });

/** Withdrawals of a member and of a store in every state that has seen a payer, and one that was rejected. */
async function newWithdrawals(): Promise<{ earner: Asker; store: Asker; nos: string[] }> {
  const member = toMember((await createTestUser(test.ctx)).id);
  await shop.verify(member);
  await shop.earn(member, 100_000);
  const payee = await shop.newPayee(member, 'bank');
  const store = await shop.newStore(500_000);
  const asks = [() => shop.apply({ member, payee }, 2000), () => shop.applyAsStore(store, 20_000)];
  const nos: string[] = [];
  for (const ask of asks) {
    const [paid, bounced, failed, rejected] = [await ask(), await ask(), await ask(), await ask()];
    await shop.pay(paid.no);
    await returnPayout(test.ctx, await shop.pay(bounced.no), { no: bounced.no, reason: '账户已销户' });
    await shop.approve(failed.no);
    const payer = await shop.newOperator();
    await shop.begin(payer, failed.no);
    await failPayout(test.ctx, payer, { no: failed.no, reason: '户名不符' });
    await rejectWithdrawal(test.ctx, await shop.newOperator(), { no: rejected.no, reason: '资料不全' });
    nos.push(paid.no, bounced.no, failed.no, rejected.no);
  }
  return { earner: await signedIn(member.userId), store: await signedIn(store.userId), nos };
}

type Made = Awaited<ReturnType<typeof newWithdrawals>>;

/** Everything that one of them may read of it, and what is refused, as text. */
async function readAll(test: TestApi, { earner, store, nos }: Made): Promise<string> {
  const operator = await createSignedInOperator(test.ctx);
  const export_ = await test.api.fetch(
    new Request('http://shop.test/api/operator/audit/export?format=csv', {
      headers: { 'ba-user-token': operator.token },
    }),
    { remoteAddress: '127.0.0.1' },
  );
  const payee = { channel: 'bank', holder: testHolder, account: card, bank: '工商银行', password: testPassword };
  const answers = [
    askAs(test, earner, 'get /api/recommend/payees', {}),
    askAs(test, earner, 'get /api/recommend/withdraws', {}),
    askAs(test, earner, 'get /api/message/list', {}),
    askAs(test, earner, 'post /api/recommend/payeeSave', payee),
    askAs(test, earner, 'post /api/recommend/payeeSave', { ...payee, bank: '' }),
    askAs(test, store, 'get /api/store/withdrawOptions', {}),
    askAs(test, store, 'get /api/store/withdraws', {}),
    askAs(test, store, 'get /api/store/payee', {}),
    askAs(test, store, 'get /api/message/list', {}),
    askAs(test, operator, 'get /api/operator/withdrawal/list', { status: 'all', limit: 100 }),
    askAs(test, operator, 'get /api/operator/audit/list', { limit: 100 }),
    ...nos.map((no) => askAs(test, operator, 'get /api/operator/withdrawal/info', { no })),
    // Nobody is paying them.
    ...nos.map((no) => askAs(test, operator, 'post /api/operator/withdrawal/payee', { no })),
  ];
  return JSON.stringify(await Promise.all(answers)) + (await export_.text());
}

/** The same API, and what it writes down of being asked. */
async function withLog(): Promise<{ logged: TestApi; readLog: () => string }> {
  const lines: string[] = [];
  const api = createApi(test.ctx, pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }));
  return { logged: { ...test, api }, readLog: () => lines.join('') };
}

const expectNoSecret = (text: string) => {
  for (const secret of [card, testStoreAccount]) expect(text).not.toContain(secret);
};

it('says whole numbers in no list, file, message, refusal or log', async () => {
  const made = await newWithdrawals();
  const { logged, readLog } = await withLog();
  const text = await readAll(logged, made);
  for (const no of made.nos) expect(text).toContain(no);
  expectNoSecret(text);
  expect(readLog()).toContain('/api/recommend/payeeSave');
  expectNoSecret(readLog());
  await logged.api.close();
});

/** Two approved withdrawals, of a member and of a store. */
async function newApproved(): Promise<{ store: Asker; nos: string[] }> {
  const member = toMember((await createTestUser(test.ctx)).id);
  await shop.verify(member);
  await shop.earn(member, 10_000);
  const payee = await shop.newPayee(member, 'bank');
  const store = await shop.newStore(50_000);
  const nos = [(await shop.apply({ member, payee }, 2000)).no, (await shop.applyAsStore(store, 20_000)).no];
  for (const no of nos) await shop.approve(no);
  return { store: await signedIn(store.userId), nos };
}

/** What a bank may write: that an account does not exist, spelt out, and a row that names one instead of a withdrawal. */
const answerOf = ([first, second]: string[]) =>
  Buffer.from(
    ['业务编号,处理状态,失败原因,金额', `${first},失败,账号${card}不存在,20.00`, `${second},成功,,200.00`]
      .concat(`合计,成功,${testStoreAccount},220.00`)
      .join('\n'),
  ).toString('base64');

it('says them in the file for the bank alone, not where its batch is listed, answered or refused', async () => {
  const { store, nos } = await newApproved();
  const operator = await createSignedInOperator(test.ctx);
  const { logged, readLog } = await withLog();
  const ask = async (call: string, input: object, who: Asker = operator) => {
    const answer = await askAs(logged, who, call, input);
    return JSON.stringify(answer);
  };
  const candidates = await ask('get /api/operator/payout/candidates', {});
  const made = await askAs(logged, operator, 'post /api/operator/payout/make', { nos: [...nos, nos[0]] });
  const { no } = made.data;
  const file = await logged.api.fetch(
    new Request(`http://shop.test/api/operator/payout/file?no=${no}`, { headers: { 'ba-user-token': operator.token } }),
    { remoteAddress: '127.0.0.1' },
  );
  const bytes = new TextDecoder('gb18030').decode(await file.arrayBuffer());
  for (const secret of [card, testStoreAccount]) expect(bytes).toContain(secret);
  const content = answerOf(nos);
  const texts = [
    candidates,
    JSON.stringify(made),
    await ask('post /api/operator/payout/check', { no, content }),
    await ask('post /api/operator/payout/apply', { no, content }),
    await ask('post /api/operator/payout/apply', { no, content }),
    await ask('post /api/operator/payout/apply', { no, content: Buffer.from(bytes).toString('base64') }),
    await ask('get /api/operator/payout/list', {}),
    await ask('get /api/operator/payout/info', { no }),
    await ask('get /api/operator/payout/rows', { no }),
    await ask('post /api/operator/payout/cancel', { no, reason: 'x' }),
    await ask('get /api/operator/payout/file', { no }, store),
    await ask('get /api/operator/audit/list', { limit: 100 }),
    await ask('get /api/operator/withdrawal/list', { status: 'all', limit: 100 }),
    await ask('get /api/operator/withdrawal/info', { no: nos[0] }),
    await ask('get /api/store/withdraws', {}, store),
    await ask('get /api/message/list', {}, store),
  ];
  expect(texts.join()).toContain(`**** **** **** ${card.slice(-4)}不存在`);
  expectNoSecret(texts.join());
  expect(readLog()).toContain('/api/operator/payout/apply');
  expectNoSecret(readLog());
  await logged.api.close();
});

it('says them in no statement of a store, nor in what its lines and sums are listed by', async () => {
  const desk = statementsOf(test);
  const member = await shop.newStore(100);
  await desk.earn(member, 30_000);
  const { no } = await desk.make(member);
  const [store, operator] = [await signedIn(member.userId), await createSignedInOperator(test.ctx)];
  const answers = [
    askAs(test, store, 'get /api/store/finance', {}),
    askAs(test, store, 'get /api/store/financeLines', {}),
    askAs(test, store, 'get /api/store/statements', {}),
    askAs(test, store, 'get /api/store/statement', { no }),
    askAs(test, operator, 'get /api/operator/statement/list', { status: 'all' }),
    askAs(test, operator, 'get /api/operator/statement/info', { no }),
    askAs(test, operator, 'get /api/operator/statement/lines', { no }),
    askAs(test, operator, 'get /api/operator/statement/stores', { select: true }),
    askAs(test, operator, 'get /api/operator/deposit/list', {}),
    askAs(test, operator, 'get /api/operator/correction/list', {}),
    askAs(test, operator, 'get /api/operator/books/view', {}),
  ];
  const text = JSON.stringify(await Promise.all(answers));
  expect(text).toContain(no);
  expectNoSecret(text);
});

/** Tables in which one of these texts can be read. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const { rows: tables } = await test.ctx.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const isSaid = sql.join(
      texts.map((text) => sql`strpos(t::text, ${text}) > 0`),
      sql` or `,
    );
    const { rows } = await test.ctx.db.execute(sql`select 1 from ${sql.identifier(name)} t where ${isSaid} limit 1`);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

it('keeps none of them to be read in any table', async () => {
  expect(await tablesWith(card, testStoreAccount)).toEqual([]);
  // Where the end of one stands, the search would have found the whole.
  expect(await tablesWith(card.slice(-4))).toContain('withdrawals');
});
