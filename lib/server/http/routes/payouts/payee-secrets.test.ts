import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createSignedInOperator, createTestUser, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { toMember } from '#lib/server/factories/store-factories.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { failPayout, returnPayout } from '#lib/server/workflows/payouts/pay-withdrawal.ts';
import { payoutsOf, testHolder, testStoreAccount } from '#lib/server/workflows/payouts/payouts-for-tests.ts';
import { rejectWithdrawal } from '#lib/server/workflows/payouts/review-withdrawal.ts';
import { askAs } from '../../access/ask-as-for-tests.ts';
import type { Asker } from '../../access/owned-records-for-tests.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';

let test: TestApi;
let shop: ReturnType<typeof payoutsOf>;
beforeAll(async () => {
  test = await createTestApi();
  shop = payoutsOf(test);
  await updateSettings(test.ctx, { 'withdraw.payeeCoolingHours': 0, 'withdraw.perDay': 100 });
});
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

/** Everything that one of them may read of it, and what is refused, as text. */
async function readAll({ earner, store, nos }: Awaited<ReturnType<typeof newWithdrawals>>): Promise<string> {
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

it('says whole numbers in no list, file, message or refusal', async () => {
  const made = await newWithdrawals();
  const text = await readAll(made);
  for (const no of made.nos) expect(text).toContain(no);
  for (const secret of [card, testStoreAccount]) expect(text).not.toContain(secret);
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
