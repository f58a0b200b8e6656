import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { createTestUser, testPassword } from '#lib/server/factories/factories.ts';
import { hasOperator } from '#lib/server/identity/index.ts';
import { users } from '#lib/server/identity/tables.ts';
import { learnMaintenance, newSetupAddress, updateSettings } from '#lib/server/site/index.ts';
import { setupAddresses } from '#lib/server/site/opening-tables.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

let count = 0;
/** Each test has callers of its own: the limit counts by address. */
let ip = '';
beforeEach(async () => {
  count += 1;
  ip = `198.51.100.${count}`;
  await test.ctx.db.execute(sql`update users set group_id = (select id from user_groups where key = 'customer')`);
});

const owner = (token: string, change: object = {}) => ({
  token,
  username: `owner_${count}`,
  email: `owner${count}@example.com`,
  password: testPassword,
  ...change,
});
const check = (token: string) => test.post('/api/site/setup', { token }, { ip });
const make = (body: object) => test.post('/api/site/setupOperator', body, { ip });

it('leads on in a shop that is closed: its owner sets up the second factor, and can do nothing else', async () => {
  await updateSettings(test.ctx, { 'site.isOpen': false });
  await learnMaintenance(test.ctx);
  const { data } = await make(owner(await newSetupAddress(test.ctx)));
  const { token } = data.userInfo;
  expect((await test.post('/api/account/twoFactorSetup', { password: testPassword }, { token })).code).toBe(1);
  expect((await test.get('/api/operator/settings/see', { token })).data.error).toBe('two_factor_required');
  expect((await test.get('/api/site/maintenance', { token })).data.may_pass).toBe(true);
  await updateSettings(test.ctx, { 'site.isOpen': true });
  await learnMaintenance(test.ctx);
});

describe('the setup address of an empty shop', () => {
  it('is looked at as often as one likes, and makes the first operator, who is logged in, once', async () => {
    const token = await newSetupAddress(test.ctx);
    expect((await check(token)).data.expires).toBeGreaterThan(test.ctx.clock.now().getTime() / 1000 + 3500);
    expect((await check(token)).code).toBe(1);
    const made = await make(owner(token));
    expect(made).toMatchObject({ code: 1, data: { userInfo: { username: `owner_${count}` } } });
    const index = await test.get('/api/index/index?requiredLogin=1', { token: made.data.userInfo.token });
    expect(index.data.userInfo.username).toBe(`owner_${count}`);
    expect(await hasOperator(test.ctx.db)).toBe(true);

    const again = owner(token, { username: 'second_one', email: 'second@example.com' });
    expect((await make(again)).data.error).toBe('setup_done');
    expect((await check(token)).data.error).toBe('setup_done');
  });

  it('has its owner set up a second factor before anything else, as every operator', async () => {
    const { data } = await make(owner(await newSetupAddress(test.ctx)));
    const refused = await test.get('/api/operator/settings/see', { token: data.userInfo.token });
    expect(refused.data).toMatchObject({ error: 'two_factor_required', setup: true });
  });

  it('makes one operator of two who come at once', async () => {
    const token = await newSetupAddress(test.ctx);
    const both = ['left', 'right'].map((side) =>
      make(owner(token, { username: `${side}_${count}`, email: `${side}${count}@example.com` })),
    );
    const codes = (await Promise.all(both)).map(({ code }) => code).sort();
    expect(codes).toEqual([0, 1]);
    const found = await test.ctx.db
      .select({ id: users.id })
      .from(users)
      .where(sql`${users.groupId} = (select id from user_groups where key = 'operator')`);
    expect(found).toHaveLength(1);
  });

  it('is over after an hour', async () => {
    const token = await newSetupAddress(test.ctx);
    test.ctx.clock.advance(3599);
    expect((await check(token)).code).toBe(1);
    test.ctx.clock.advance(1);
    expect((await check(token)).data.error).toBe('setup_invalid');
    expect((await make(owner(token))).data.error).toBe('setup_invalid');
  });

  it('is void once a later start has printed another one', async () => {
    const [earlier, later] = [await newSetupAddress(test.ctx), await newSetupAddress(test.ctx)];
    expect((await make(owner(earlier))).data.error).toBe('setup_invalid');
    expect((await check(later)).code).toBe(1);
  });

  it.each(['forged', '', ' ', 'x'.repeat(101), "' or 1=1 --", '\u0000'])('is not %j', async (token) => {
    await newSetupAddress(test.ctx);
    expect((await check(token)).code).toBe(0);
    expect((await make(owner(token))).code).toBe(0);
    expect(await hasOperator(test.ctx.db)).toBe(false);
  });

  it('is good for nothing where an operator was made by the command, or was disabled since', async () => {
    const token = await newSetupAddress(test.ctx);
    const operator = await createTestUser(test.ctx, { group: 'operator' });
    await test.ctx.db.update(users).set({ status: 'disable' }).where(eq(users.id, operator.id));
    expect((await make(owner(token))).data.error).toBe('setup_done');
  });

  it('stays good where a name or a password is refused, and says so at the field', async () => {
    await createTestUser(test.ctx, { username: `taken_${count}` });
    const token = await newSetupAddress(test.ctx);
    const taken = await make(owner(token, { username: `taken_${count}` }));
    expect(taken.data).toMatchObject({ error: 'username_occupied', fields: { username: expect.any(String) } });
    const weak = await make(owner(token, { password: 'password1' }));
    expect(weak.data).toMatchObject({ error: 'invalid_input', fields: { password: expect.any(String) } });
    const wrong = await make(owner(token, { username: '1', email: 'x', password: 'a' }));
    expect(Object.keys(wrong.data.fields).sort()).toEqual(['email', 'password', 'username']);
    expect((await make(owner(token))).code).toBe(1);
  });

  it('is tried thirty times by one caller, no more', async () => {
    const answers = [];
    for (let tried = 0; tried < 31; tried += 1) answers.push(await check(`guess-${tried}`));
    expect(answers.at(-2)?.data.error).toBe('setup_invalid');
    expect(answers.at(-1)?.data.error).toBe('too_many_requests');
  });

  it('is kept as a hash that nobody can use', async () => {
    const token = await newSetupAddress(test.ctx);
    const [row] = await test.ctx.db.select().from(setupAddresses);
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await check(row?.tokenHash ?? '')).data.error).toBe('setup_invalid');
  });
});
