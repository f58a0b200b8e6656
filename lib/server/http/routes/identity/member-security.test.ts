import { afterAll, describe, expect, it } from '@jest/globals';
import { createSignedIn, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

const listed = async (token: string) => (await test.get('/api/account/sessions', { token })).data;
const isAlive = async (token: string) => (await test.get('/api/account/sessions', { token })).code === 1;

const member = () => createSignedIn(test.ctx);

describe('sessions', () => {
  it('lists the devices of the caller, the last used first, and says which one asks', async () => {
    const { user, token } = await member();
    test.ctx.clock.advance(5);
    await signIn(test.ctx, user.id, true);
    expect(await listed(token)).toMatchObject({
      list: [
        { is_current: false, is_kept: true },
        { is_current: true, is_kept: false, ip: '127.0.0.1', user_agent: 'test' },
      ],
      total: 2,
    });
  });

  it('signs one device out at once', async () => {
    const { user, token } = await member();
    test.ctx.clock.advance(5);
    const other = await signIn(test.ctx, user.id);
    const { id } = (await listed(token)).list[0];
    expect((await test.post('/api/account/sessionRevoke', { id }, { token })).code).toBe(1);
    expect([await isAlive(token), await isAlive(other.token)]).toEqual([true, false]);
    expect((await test.post('/api/common/refreshToken', { refreshToken: other.refreshToken })).code).toBe(0);
    expect((await test.post('/api/account/sessionRevoke', { id }, { token })).data.error).toBe('not_found');
  });

  it.each([
    [false, 0.9, 7],
    [true, 29, 180],
  ])('ends for good however often it is refreshed (kept: %s)', async (isKept, everyDays, lifeDays) => {
    const { user } = await member();
    const began = test.ctx.clock.now().getTime();
    const daysIn = () => (test.ctx.clock.now().getTime() - began) / 86_400_000;
    let refreshToken = (await signIn(test.ctx, user.id, isKept)).refreshToken;
    let last = 0;
    for (;;) {
      test.ctx.clock.advance(everyDays * 86_400);
      const { code, data } = await test.post('/api/common/refreshToken', { refreshToken });
      if (code !== 1) break;
      refreshToken = data.refresh_token;
      last = daysIn();
    }
    expect([last < lifeDays, last + everyDays >= lifeDays]).toEqual([true, true]);
  });

  it('answers a device of somebody else like one that does not exist', async () => {
    const [me, other] = [await member(), await member()];
    const { id } = (await listed(other.token)).list[0];
    const revoke = async (target: string) => {
      const { time: _, ...answer } = await test.post('/api/account/sessionRevoke', { id: target }, me);
      return answer;
    };
    expect(await revoke(id)).toEqual(await revoke(crypto.randomUUID()));
    expect((await revoke(id)).data.error).toBe('not_found');
    expect(await isAlive(other.token)).toBe(true);
    expect((await revoke('nonsense')).data.fields).toHaveProperty('id');
  });

  it('signs out all but the device that asks', async () => {
    const { user, token } = await member();
    const others = [await signIn(test.ctx, user.id), await signIn(test.ctx, user.id)];
    const stranger = await member();
    expect((await test.post('/api/account/sessionRevokeAll', {}, { token })).data).toEqual({ ended: 2 });
    for (const other of others) expect(await isAlive(other.token)).toBe(false);
    expect([await isAlive(token), await isAlive(stranger.token)]).toEqual([true, true]);
  });
});

describe('login history', () => {
  it('shows logins and wrong passwords of the own account only, page by page', async () => {
    const [{ user, token }, other] = [await member(), await member()];
    for (const password of ['Wrong-123', testPassword]) {
      test.ctx.clock.advance(1);
      const login = { tab: 'login', username: user.username, password };
      await test.post('/api/user/checkIn', { ...login, ...(await test.solveCaptcha()) });
    }
    const { data } = await test.get('/api/account/loginHistory?page=1&limit=10', { token });
    expect(data.total).toBe(3);
    expect(data.list.map((row: { outcome: string }) => row.outcome)).toEqual(['success', 'wrong_password', 'success']);
    expect(data.list[0]).toMatchObject({ ip: '192.0.2.1', create_time: expect.any(Number) });
    expect((await test.get('/api/account/loginHistory?page=2', { token })).data).toEqual({ list: [], total: 3 });
    expect((await test.get('/api/account/loginHistory', other)).data.total).toBe(1);
  });
});

it('says where an address is, in the reader’s language', async () => {
  const { user, token } = await member();
  const login = { tab: 'login', username: user.username, password: testPassword };
  await test.post('/api/user/checkIn', { ...login, ...(await test.solveCaptcha('8.8.8.8')) }, { ip: '8.8.8.8' });
  const places = async (path: string, locale: 'zh-cn' | 'en') =>
    (await test.get(`/api/account/${path}`, { token, locale })).data.list.map(({ place }: { place: string }) => place);
  expect((await places('sessions', 'en')).sort()).toEqual(['Local network', 'United States']);
  expect((await places('loginHistory', 'zh-cn')).sort()).toEqual(['局域网', '美国']);
});

it.each(['/api/account/sessions', '/api/account/loginHistory'])('%s is closed to guests', async (path) => {
  expect((await test.get(path)).code).toBe(303);
});
