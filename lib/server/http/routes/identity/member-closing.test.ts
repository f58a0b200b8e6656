import { afterAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { createSignedIn, createTestUser, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { moveMoney } from '#lib/server/factories/money-factory.ts';
import { getUser } from '#lib/server/identity/index.ts';
import { users } from '#lib/server/identity/tables.ts';
import { accounts, placeHold } from '#lib/server/wallet/index.ts';
import { finishClosings } from '#lib/server/workflows/account/finish-closings.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

const days = (count: number) => test.ctx.clock.advance(count * 86_400);

const member = (group: 'customer' | 'store' | 'operator' = 'customer') => createSignedIn(test.ctx, { group });
type Me = Awaited<ReturnType<typeof member>>;

const close = (me: Me, body: object = {}) => test.post('/api/account/close', { password: testPassword, ...body }, me);
const state = async (me: Me) => (await test.get('/api/account/closing', me)).data;
const kinds = (list: { kind: string }[]) => list.map(({ kind }) => kind);
const record = async (me: Me) => (await test.get('/api/index/index', me)).data.userInfo;

async function pay(me: Me, unit: 'CNY' | 'PT', amount: number) {
  const { id } = me.user;
  const [from, to] =
    unit === 'CNY' ? [accounts.adjustment, accounts.userBalance(id)] : [accounts.pointsIssued, accounts.points(id)];
  await moveMoney(test.ctx, { from, to, amount });
}

describe('the request to close an account', () => {
  it('takes the password and begins a cool-off, which every login shows', async () => {
    const me = await member();
    expect(await state(me)).toEqual({
      state: 'open',
      blockers: [],
      warnings: [],
      cool_off_days: 15,
      request_time: null,
      effective_time: null,
      needs_code: false,
    });
    expect((await close(me, { password: 'Wrong-123' })).data.fields).toHaveProperty('password');
    const { code, data } = await close(me, { reason: 'moving' });
    expect([code, data.state, data.effective_time - data.request_time]).toEqual([1, 'cooling', 15 * 86_400]);
    expect((await close(me)).data.error).toBe('status_changed');
    const again = await signIn(test.ctx, me.user.id);
    expect((await record({ ...me, ...again })).closing_time).toBe(data.effective_time);
    const [message] = (await test.get('/api/message/list', me)).data.list;
    expect(message).toMatchObject({ event_key: 'closingRequested', title: 'Your account will be closed' });
  });

  it('asks for a code where a second factor is on', async () => {
    const me = await member();
    const { secret } = (await test.post('/api/account/twoFactorSetup', { password: testPassword }, me)).data;
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const now = () => totp.generate({ timestamp: test.ctx.clock.now().getTime() });
    await test.post('/api/account/twoFactorEnable', { code: now() }, me);
    test.ctx.clock.advance(60);
    expect((await state(me)).needs_code).toBe(true);
    expect((await close(me)).data.fields).toHaveProperty('code');
    expect((await close(me, { code: '000000' })).data.error).toBe('two_factor_wrong');
    expect((await state(me)).state).toBe('open');
    expect((await close(me, { code: now() })).code).toBe(1);
  });

  it('can be called off, and come again', async () => {
    const me = await member();
    const keep = () => test.post('/api/account/keep', {}, me);
    expect((await keep()).data.error).toBe('status_changed');
    await close(me);
    const answers = await Promise.all([keep(), keep()]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect([(await state(me)).state, (await record(me)).closing_time]).toEqual(['open', null]);
    days(16);
    await finishClosings(test.ctx);
    expect((await getUser(test.ctx.db, me.user.id)).status).toBe('enable');
    expect((await close({ ...me, ...(await signIn(test.ctx, me.user.id)) })).code).toBe(1);
  });

  it('comes once when it is sent many times', async () => {
    const me = await member();
    const answers = await Promise.all([close(me), close(me), close(me)]);
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
  });

  it('is limited in its tries without locking the owner out elsewhere', async () => {
    const me = await member();
    const thief = (password: string) =>
      test.post('/api/account/close', { password }, { token: me.token, ip: '198.51.100.66' });
    for (let count = 0; count < 10; count += 1) await thief('Wrong-123');
    expect((await thief(testPassword)).data.error).toBe('login_locked');
    expect((await close(me)).code).toBe(1);
  });

  it.each([
    ['balance', (me: Me) => pay(me, 'CNY', 1250)],
    ['recharges', (me: Me) => openRecharge(me)],
    ['held', (me: Me) => hold(me)],
  ])('is refused while there is %s', async (kind, prepare) => {
    const me = await member();
    await prepare(me);
    const { blockers } = await state(me);
    expect(kinds(blockers)).toContain(kind);
    expect(blockers[0]).toMatchObject({ text: expect.any(String), link: expect.stringMatching(/^\/user\//) });
    expect(await close(me)).toMatchObject({ code: 0, data: { error: 'closing_blocked', blockers: kinds(blockers) } });
  });

  it.each(['store', 'operator'] as const)('is refused to members of a %s', async (group) => {
    const me = await member(group);
    expect(kinds((await state(me)).blockers)).toEqual([group]);
    expect((await close(me)).data.error).toBe('closing_blocked');
  });

  it('warns of points that will lapse, in words', async () => {
    const me = await member();
    await pay(me, 'PT', 300);
    const { blockers, warnings } = await state(me);
    expect([blockers, warnings]).toEqual([
      [],
      [
        {
          kind: 'points',
          text: 'Your 300 points will expire and can’t be restored',
          link: '/user/account/integral',
        },
      ],
    ]);
  });

  it('is closed to guests', async () => {
    expect((await test.get('/api/account/closing')).code).toBe(303);
    for (const path of ['close', 'keep']) expect((await test.post(`/api/account/${path}`, {})).code).toBe(303);
  });
});

async function openRecharge(me: Me) {
  const no = `RC${crypto.randomUUID().slice(0, 10)}`;
  await test.ctx.db.execute(sql`insert into payments (no, user_id, purpose, purpose_no, channel, paid_amount, status, expires_at)
    values (${`PY${no}`}, ${me.user.id}, 'recharge', ${no}, 'bank', 100, 'pending', now() + interval '1 year')`);
}

async function hold(me: Me) {
  await pay(me, 'CNY', 500);
  await test.ctx.db.transaction((tx) =>
    placeHold(tx, {
      userId: me.user.id,
      unit: 'CNY',
      amount: 500,
      ref: { type: 'test', no: 'T2' },
      at: test.ctx.clock.now(),
    }),
  );
}

describe('the end of an account', () => {
  it('takes away who it was and keeps the ledger; its names are free again', async () => {
    const me = await member();
    const { id, username } = me.user;
    const email = String(me.user.email);
    await pay(me, 'PT', 7);
    await test.post('/api/account/realName', { name: '张三', id_number: '11010519491231002X' }, me);
    await test.post('/api/message/preferences', { quiet: { start: '22:00', end: '08:00' } }, me);
    await test.post('/api/account/viewSave', { list: 'store-orders', name: 'mine', search: 'tab=all' }, me);
    await test.ctx.db.execute(sql`insert into passkeys (user_id, credential_id, public_key, counter, transports, is_synced,
      aaguid, name, user_agent) values (${id}, ${username}, 'k', 0, '', true, '', 'mine', '')`);
    await test.ctx.db.execute(sql`insert into linked_logins (user_id, provider, issuer, subject)
      values (${id}, 'wechat', 'wechat', ${username})`);
    await close(me, { reason: 'a reason' });
    days(14);
    expect(await finishClosings(test.ctx)).toBe(0);
    days(2);
    const before = (await signIn(test.ctx, id)).token;
    await Promise.all([finishClosings(test.ctx), finishClosings(test.ctx)]);
    const [row] = await test.ctx.db.select().from(users).where(eq(users.id, id));
    expect(row).toMatchObject({
      username: `closed_${id}`,
      email: null,
      mobile: null,
      status: 'disable',
      motto: '',
      qq: '',
    });
    expect(JSON.stringify(row)).not.toContain(username);
    expect((await test.get('/api/account/closing', { token: before })).code).toBe(303);
    const proofs = 'sessions login_events two_factors passkeys linked_logins'.split(' ');
    const tables = [...proofs, ...'addresses messages message_preferences real_names work_views'.split(' ')];
    for (const table of tables) {
      const { rows } = await test.ctx.db.execute(sql.raw(`select 1 from ${table} where user_id = ${id}`));
      expect([table, rows.length]).toEqual([table, 0]);
    }
    const { rows: kept } = await test.ctx.db.execute(
      sql`select 1 from wallet_entries where account_id = ${`points:${id}`}`,
    );
    expect(kept).toHaveLength(1);
    const { rows: mails } = await test.ctx.db.execute(
      sql`select template from outbox_messages where recipient = ${email}`,
    );
    expect(mails.filter(({ template }) => template === 'AccountClosed')).toHaveLength(1);
    expect((await createTestUser(test.ctx, { username, email })).username).toBe(username);
  });

  it('waits while something has come in, says so once, and goes on the day after it is settled', async () => {
    const me = await member();
    await close(me);
    await pay(me, 'CNY', 100);
    days(16);
    await finishClosings(test.ctx);
    days(1);
    await finishClosings(test.ctx);
    const token = (await signIn(test.ctx, me.user.id)).token;
    const { list } = (await test.get('/api/message/list', { token })).data;
    const events = list.map((row: { event_key: string }) => row.event_key);
    expect(events.filter((event: string) => event === 'closingBlocked')).toHaveLength(1);
    await pay(me, 'CNY', -100);
    days(1);
    expect(await finishClosings(test.ctx)).toBe(1);
  });

  it('leaves no way to log in, and nobody takes its name', async () => {
    const me = await member();
    await close(me);
    days(16);
    await finishClosings(test.ctx);
    const name = `closed_${me.user.id}`;
    const login = { tab: 'login', username: name, password: testPassword, ...(await test.solveCaptcha()) };
    expect((await test.post('/api/user/checkIn', login)).data.error).toBe('login_failed');
    const other = await member();
    const body = { username: 'Closed_12', nickname: 'n' };
    expect((await test.post('/api/account/profile', body, other)).data.fields).toHaveProperty('username');
    await expect(createTestUser(test.ctx, { username: 'closed_77' })).rejects.toMatchObject({
      code: 'username_occupied',
    });
  });
});
