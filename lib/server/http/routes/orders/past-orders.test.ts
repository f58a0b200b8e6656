import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestUser, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { publishLegalTexts } from '#lib/server/factories/legal-texts-factory.ts';
import { makePastOrders } from '#lib/server/factories/past-order-factories.ts';
import { toMember } from '#lib/server/factories/store-factories.ts';
import { beginClosing } from '#lib/server/identity/index.ts';
import { users } from '#lib/server/identity/tables.ts';
import { attachPastOrders } from '#lib/server/orders/index.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { finishClosings } from '#lib/server/workflows/account/finish-closings.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const { ctx } = test;
await publishLegalTexts(ctx);
await updateSettings(ctx, { 'member.isLoginCaptchaOn': false });
afterAll(() => test.close());

let count = 0;
const newAddress = () => {
  count += 1;
  return { email: `past${count}@example.com`, mobile: `1370000${String(1000 + count)}` };
};

const numbersOf = async (caller: { token: string }, query = ''): Promise<string[]> =>
  (await test.get(`/api/order/pastList${query}`, caller)).data.list.map(({ no }: AnyData) => no);

async function register(channel: 'email' | 'mobile', address: string): Promise<{ token: string }> {
  const captcha = await test.solveCaptcha();
  const call = channel === 'email' ? 'Ems' : 'Sms';
  await test.post(`/api/${call}/send`, { [channel]: address, event: 'user_register', ...captcha });
  const code = await test.readCode(address);
  count += 1;
  const form = { tab: 'register', registerType: channel, [channel]: address, captcha: code };
  const body = { ...form, username: `past_user_${count}`, password: 'Fresh-1234' };
  const answer = await test.post('/api/user/checkIn', body);
  if (answer.code !== 1) throw new Error(JSON.stringify(answer));
  return { token: answer.data.userInfo.token };
}

/** An account as an import makes it: its addresses are what its system before said. */
async function bring(address: Partial<ReturnType<typeof newAddress>>) {
  const user = await createTestUser(ctx, address);
  await ctx.db.update(users).set({ isEmailProven: false, isMobileProven: false }).where(eq(users.id, user.id));
  return user;
}

describe('whose an earlier order is', () => {
  it('is whoever registers with its email address, which a code has proven', async () => {
    const { email } = newAddress();
    const [order] = await makePastOrders(ctx, [{ email }, { email: 'somebody.else@example.com' }]);
    const me = await register('email', email);
    expect(await numbersOf(me)).toEqual([order?.no]);
    expect((await test.get('/api/order/counts', me)).data.past).toBe(1);
  });

  it('is whoever registers with its mobile number, where no other account has its email address', async () => {
    const [one, two] = [newAddress(), newAddress()];
    await createTestUser(ctx, { email: two.email });
    const [own] = await makePastOrders(ctx, [
      { mobile: one.mobile, email: 'nobody.has.it@example.com' },
      { mobile: one.mobile, email: two.email },
    ]);
    expect(await numbersOf(await register('mobile', one.mobile))).toEqual([own?.no]);
  });

  it('is nobody who was brought by an import, until they have read a code', async () => {
    const { email } = newAddress();
    const user = await bring({ email });
    const [order] = await makePastOrders(ctx, [{ email }]);
    await ctx.db.transaction((tx) => attachPastOrders(tx, { userId: user.id }));
    expect(await numbersOf(await signIn(ctx, user.id))).toEqual([]);
    await test.post('/api/Ems/send', { email, event: 'user_retrieve_pwd', ...(await test.solveCaptcha()) });
    const body = { type: 'email', account: email, captcha: await test.readCode(email), password: 'Fresh-1234' };
    expect((await test.post('/api/account/retrievePassword', body)).code).toBe(1);
    expect(await numbersOf(await signIn(ctx, user.id))).toEqual([order?.no]);
  });

  it('is whoever binds its address later, and stays with them when they leave it', async () => {
    const [before, after] = [newAddress(), newAddress()];
    const user = await createTestUser(ctx, { email: before.email });
    const { token } = await signIn(ctx, user.id);
    const [order] = await makePastOrders(ctx, [{ email: after.email }]);
    const prove = async (email: string, event: string) => {
      const proof = { email, event, password: testPassword, ...(await test.solveCaptcha()) };
      await test.post('/api/Ems/send', proof, { token });
      return test.readCode(email);
    };
    const bind = async (from: string, to: string) => {
      const captcha = await prove(from, 'user_email_verify');
      const { data } = await test.post('/api/account/verification', { type: 'email', captcha }, { token });
      const code = await prove(to, 'user_change_email');
      const body = { type: 'email', email: to, mobile: '', captcha: code, ...data };
      expect((await test.post('/api/account/changeBind', body, { token })).code).toBe(1);
    };
    await bind(before.email, after.email);
    expect(await numbersOf({ token })).toEqual([order?.no]);
    await bind(after.email, newAddress().email);
    expect(await numbersOf({ token })).toEqual([order?.no]);
    // Whoever gets the address then does not get the order.
    expect(await numbersOf(await register('email', after.email))).toEqual([]);
  });

  it('stays with an account that is closed, whoever registers with its address afterwards', async () => {
    const { email } = newAddress();
    const [order] = await makePastOrders(ctx, [{ email }]);
    const me = await createTestUser(ctx, { email });
    await ctx.db.transaction((tx) => attachPastOrders(tx, { userId: me.id }));
    const now = ctx.clock.now();
    await ctx.db.transaction((tx) =>
      beginClosing(tx, { userId: me.id, reason: '', effectiveAt: now, now, actor: toMember(me.id) }),
    );
    expect(await finishClosings(ctx)).toBe(1);
    expect(order).toBeDefined();
    expect(await numbersOf(await register('email', email))).toEqual([]);
  });
});

describe('earlier orders of a member', () => {
  it('are found by number and by product, newest first, and shown as they were', async () => {
    const user = await createTestUser(ctx);
    const me = await signIn(ctx, user.id);
    const [old, young] = await makePastOrders(ctx, [
      { userId: user.id, orderedAt: new Date('2020-01-01T00:00:00Z') },
      { userId: user.id, orderedAt: new Date('2023-01-01T00:00:00Z') },
    ]);
    expect(await numbersOf(me)).toEqual([young?.no, old?.no]);
    expect(await numbersOf(me, `?q=${encodeURIComponent(old?.no.slice(1) ?? '')}`)).toEqual([old?.no]);
    expect((await numbersOf(me, '?q=rye')).length).toBe(2);
    expect(await numbersOf(me, '?q=%25')).toEqual([]);
    expect((await test.get(`/api/order/pastInfo?id=${old?.id}`, me)).data).toMatchObject({
      no: old?.no,
      currency: 'CNY',
      total: '12.50',
      lines: [{ name: 'Rye loaf', qty: '1', amount: '12.50' }],
    });
  });

  it('of somebody else are not found, nor by guests', async () => {
    const [owner, other] = [await createTestUser(ctx), await createTestUser(ctx)];
    const [order, nobodys] = await makePastOrders(ctx, [{ userId: owner.id }, {}]);
    const stranger = await signIn(ctx, other.id);
    for (const id of [order?.id, nobodys?.id, 999_999_999]) {
      const { time: _, ...answer } = await test.get(`/api/order/pastInfo?id=${id}`, stranger);
      expect(answer).toMatchObject({ code: 0, data: { error: 'not_found' } });
    }
    expect(await numbersOf(stranger)).toEqual([]);
    expect(await test.get('/api/order/pastList')).toMatchObject({ code: 303 });
    expect(await test.get(`/api/order/pastInfo?id=${order?.id}`)).toMatchObject({ code: 303 });
  });
});
