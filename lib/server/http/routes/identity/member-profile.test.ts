import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestUser, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { fileUses } from '#lib/server/files/tables.ts';
import { giveFolder, type Sending, upload } from '#lib/server/http/uploads/uploads-for-tests.ts';
import { defaultAvatar } from '#lib/server/identity/index.ts';
import { users } from '#lib/server/identity/tables.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

async function member(overrides: Parameters<typeof createTestUser>[1] = {}) {
  const user = await createTestUser(test.ctx, overrides);
  const { token } = await signIn(test.ctx, user.id);
  return { user, token, record: async () => (await test.get('/api/index/index', { token })).data.userInfo };
}

describe('the avatar', () => {
  beforeAll(() => giveFolder(test));

  async function save(of: Awaited<ReturnType<typeof member>>, avatar: string) {
    const { username, nickname } = of.user;
    return test.post('/api/account/profile', { username, nickname, avatar }, { token: of.token });
  }

  const usesOf = async (id: number) => {
    const rows = await test.ctx.db
      .select()
      .from(fileUses)
      .where(eq(fileUses.subject, `avatar:${id}`));
    return rows.length;
  };

  it('can be an own picture, whatever it was uploaded for; the one before is let go', async () => {
    const me = await member();
    for (const topic of ['default', 'avatar']) {
      const { url } = (await upload(test, { ...me, path: `/api/ajax/upload?topic=${topic}` })).data.file;
      expect((await save(me, url)).code).toBe(1);
      expect([(await me.record()).avatar, await usesOf(me.user.id)]).toEqual([url, 1]);
      expect(await test.post('/api/account/profile', await me.record(), { token: me.token })).toMatchObject({
        code: 1,
      });
    }
    expect((await save(me, '')).code).toBe(1);
    expect([(await me.record()).avatar, await usesOf(me.user.id)]).toEqual([defaultAvatar, 0]);
    expect((await save(me, defaultAvatar)).code).toBe(1);
  });

  it('cannot be anything else, and stays what it was', async () => {
    const [me, other] = [await member(), await member()];
    const address = async (sending: Sending) => (await upload(test, sending)).data.file.url as string;
    const refused = [
      await address(other),
      await address({ ...me, path: '/api/ajax/upload?topic=identity' }),
      await address({ ...me, bytes: Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex'), name: 'a.zip', type: '' }),
      '/storage/avatar/20260304/abcdefghijklmnop.png',
      '/user/logout',
      '/static/images/other.png',
    ];
    for (const avatar of refused) {
      const fields = { avatar: 'Please upload the file again' };
      expect(await save(me, avatar)).toMatchObject({ code: 0, data: { error: 'invalid_input', fields } });
    }
    expect([(await me.record()).avatar, await usesOf(me.user.id)]).toEqual([defaultAvatar, 0]);
  });

  it('of two changes at once is one of them, and only that one is used', async () => {
    const me = await member();
    const urls: string[] = await Promise.all([1, 2, 3].map(async () => (await upload(test, me)).data.file.url));
    const answers = await Promise.all(urls.map((url) => save(me, url)));
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1]);
    expect(urls).toContain((await me.record()).avatar);
    expect(await usesOf(me.user.id)).toBe(1);
  });
});

describe('profile', () => {
  it('tells the ways to prove an address', async () => {
    const { token } = await member();
    const answer = await test.get('/api/account/profile', { token });
    expect(answer).toMatchObject({ code: 1, data: { accountVerificationType: ['email', 'mobile'] } });
  });

  it('takes the whole user record back and changes only what is listed', async () => {
    const [{ user, token, record }, other] = [await member(), await member()];
    const before = await record();
    const posted = {
      ...before,
      id: other.user.id,
      nickname: '小明-1',
      gender: '2',
      birthday: '1990-02-28',
      motto: '<b>hi</b>',
      qq: '10001',
      money: '999999.00',
      score: 99,
      is_auth: true,
      group_id: 3,
      email: 'thief@example.com',
    };
    expect(await test.post('/api/account/profile', posted, { token })).toMatchObject({
      code: 1,
      msg: 'Profile saved',
      data: null,
    });
    const changed = { nickname: '小明-1', gender: 2, birthday: '1990-02-28', motto: '<b>hi</b>', qq: '10001' };
    expect(await record()).toEqual({ ...before, ...changed });
    expect(await other.record()).toMatchObject({ nickname: other.user.nickname, gender: 0, motto: '' });
    const [row] = await test.ctx.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.avatar).toBe('');
  });

  it('clears a birthday that is missing or empty, and keeps the rest that is missing', async () => {
    const { user, token, record } = await member();
    const base = { username: user.username, nickname: 'kept' };
    await test.post('/api/account/profile', { ...base, gender: 1, birthday: '1990-01-01', motto: 'm' }, { token });
    await test.post('/api/account/profile', { ...base, birthday: '' }, { token });
    expect(await record()).toMatchObject({ gender: 1, birthday: null, motto: 'm' });
  });

  it.each([
    ['username', { username: '1abc' }],
    ['username', { username: undefined }],
    ['nickname', { nickname: '' }],
    ['nickname', { nickname: 'a@b' }],
    ['gender', { gender: '3' }],
    ['gender', { gender: null }],
    ['birthday', { birthday: '2001-02-30' }],
    ['birthday', { birthday: '2999-01-01' }],
    ['motto', { motto: 'x'.repeat(256) }],
    ['motto', { motto: 'a\u0007b' }],
    ['qq', { qq: 'abc' }],
    ['avatar', { avatar: 'https://elsewhere.example/a.png' }],
    ['avatar', { avatar: '//elsewhere.example/a.png' }],
  ])('shows at %s what is wrong with %j', async (field, change) => {
    const { user, token } = await member();
    const body = { username: user.username, nickname: 'fine', ...change };
    const answer = await test.post('/api/account/profile', body, { token });
    expect(answer.code).toBe(0);
    expect(Object.keys(answer.data.fields)).toEqual([field]);
  });

  it('takes the own name again, in other letters too, but not the name of somebody else', async () => {
    const [{ user, token }, other] = [await member(), await member()];
    const save = (username: string) => test.post('/api/account/profile', { username, nickname: 'n' }, { token });
    expect((await save(user.username.toUpperCase())).code).toBe(1);
    expect(await save(other.user.username.toUpperCase())).toMatchObject({
      code: 0,
      data: { error: 'username_occupied', fields: { username: expect.any(String) } },
    });
  });

  it('is closed to guests and to dead tokens', async () => {
    expect(await test.get('/api/account/profile')).toMatchObject({ code: 303, data: { type: 'need login' } });
    expect((await test.post('/api/account/profile', {}, { token: 'nonsense' })).code).toBe(303);
  });
});

async function sendCode(token: string, kind: 'email' | 'mobile', address: string, event: string, password = '') {
  const captcha = await test.solveCaptcha();
  const path = kind === 'email' ? '/api/Ems/send' : '/api/Sms/send';
  const answer = await test.post(path, { [kind]: address, event, password, ...captcha }, { token });
  expect(answer.code).toBe(1);
  return test.readCode(address);
}

async function getPass({ user, token }: Awaited<ReturnType<typeof member>>): Promise<string> {
  const captcha = await sendCode(token, 'email', String(user.email), 'user_email_verify', testPassword);
  const { data } = await test.post('/api/account/verification', { type: 'email', captcha }, { token });
  return data.accountVerificationToken;
}

describe('verification and change of a bound address', () => {
  it('proves the old address, then binds the new one; pass and code work once', async () => {
    const me = await member();
    const accountVerificationToken = await getPass(me);
    const captcha = await sendCode(me.token, 'email', 'fresh@example.com', 'user_change_email');
    const body = { type: 'email', email: 'Fresh@Example.com', mobile: '', captcha, accountVerificationToken };
    expect(await test.post('/api/account/changeBind', body, { token: me.token })).toMatchObject({
      code: 1,
      msg: '',
      data: null,
    });
    expect((await me.record()).email).toBe('fresh@example.com');
    const again = await sendCode(me.token, 'mobile', '13999990001', 'user_change_mobile');
    const reuse = { type: 'mobile', mobile: '13999990001', captcha: again, accountVerificationToken };
    expect(await test.post('/api/account/changeBind', reuse, { token: me.token })).toMatchObject({
      code: 0,
      data: { error: 'verification_needed' },
      msg: 'Please verify your account before changing your contact details',
    });
  });

  it('refuses a wrong code, a pass of somebody else, and one older than ten minutes', async () => {
    const [me, other] = [await member(), await member()];
    expect(
      (await test.post('/api/account/verification', { type: 'email', captcha: '1111' }, { token: me.token })).data
        .error,
    ).toBe('code_wrong');
    const foreign = await getPass(other);
    const captcha = await sendCode(me.token, 'email', 'late@example.com', 'user_change_email');
    const change = (accountVerificationToken?: string) =>
      test.post(
        '/api/account/changeBind',
        { type: 'email', email: 'late@example.com', captcha, accountVerificationToken, password: testPassword },
        { token: me.token },
      );
    expect((await change(foreign)).data.error).toBe('verification_needed');
    expect((await change()).data.error).toBe('verification_needed');
    const own = await getPass(me);
    test.ctx.clock.advance(601);
    expect((await change(own)).code).toBe(0);
  });

  it('asks for the password where nothing is bound yet', async () => {
    const user = await createTestUser(test.ctx);
    await test.ctx.db.update(users).set({ mobile: null }).where(eq(users.id, user.id));
    const { token } = await signIn(test.ctx, user.id);
    const mobile = '13999990002';
    const captcha = await sendCode(token, 'mobile', mobile, 'user_change_mobile');
    const bind = (password: string) =>
      test.post('/api/account/changeBind', { type: 'mobile', mobile, captcha, password }, { token });
    expect(await bind('Wrong-123')).toMatchObject({ code: 0, msg: 'Incorrect password' });
    expect((await bind(testPassword)).code).toBe(1);
  });

  it('names the field when somebody else was faster', async () => {
    const [me, other] = [await member(), await member()];
    const captcha = await sendCode(me.token, 'email', 'wanted@example.com', 'user_change_email');
    const accountVerificationToken = await getPass(me);
    await test.ctx.db.update(users).set({ email: 'wanted@example.com' }).where(eq(users.id, other.user.id));
    const body = { type: 'email', email: 'wanted@example.com', captcha, accountVerificationToken };
    expect(await test.post('/api/account/changeBind', body, { token: me.token })).toMatchObject({
      code: 0,
      data: { error: 'email_occupied', fields: { email: expect.any(String) } },
    });
  });
});

describe('change of password', () => {
  it('ends every session, this one too, and the new password counts', async () => {
    const { user, token } = await member();
    const elsewhere = await signIn(test.ctx, user.id, true);
    const change = (oldPassword: string) =>
      test.post('/api/account/changePassword', { oldPassword, newPassword: 'Fresh-1234' }, { token });
    expect(await change('Wrong-123')).toMatchObject({ code: 0, msg: 'Incorrect current password' });
    expect(await change(testPassword)).toMatchObject({
      code: 1,
      msg: 'Password changed. Please log in again.',
    });
    for (const dead of [token, elsewhere.token]) {
      expect((await test.get('/api/account/profile', { token: dead })).code).toBe(303);
    }
    expect((await test.post('/api/common/refreshToken', { refreshToken: elsewhere.refreshToken })).code).toBe(0);
    expect((await test.post('/api/user/logout', {}, { token })).code).toBe(1);
    const login = { tab: 'login', username: user.username, password: 'Fresh-1234' };
    expect((await test.post('/api/user/checkIn', { ...login, ...(await test.solveCaptcha()) })).code).toBe(1);
  });

  it('is one, of many at once that know the old password: what it ends proves nothing any more', async () => {
    const { user, token } = await member();
    const words = ['Kettle-83', 'Lantern-47', 'Otter-2-lamp', 'Pebble-96'];
    const answers = await Promise.all(
      words.map((newPassword) =>
        test.post('/api/account/changePassword', { oldPassword: testPassword, newPassword }, { token }),
      ),
    );
    const done = words.filter((_, index) => answers[index]?.code === 1);
    expect(done).toHaveLength(1);
    const login = { tab: 'login', username: user.username, password: done[0] };
    expect((await test.post('/api/user/checkIn', { ...login, ...(await test.solveCaptcha()) })).code).toBe(1);
  });

  it('takes passwords as they are typed: blanks at their ends and what nobody sees are part of them everywhere', async () => {
    const { user, token } = await member();
    const odd = ' lamp\u200b-otter-83 ';
    const change = { oldPassword: testPassword, newPassword: odd };
    expect((await test.post('/api/account/changePassword', change, { token })).code).toBe(1);
    const login = { tab: 'login', username: user.username, password: odd };
    const { data } = await test.post('/api/user/checkIn', { ...login, ...(await test.solveCaptcha()) });
    const again = { token: data.userInfo.token };
    expect((await test.post('/api/account/twoFactorSetup', { password: odd }, again)).code).toBe(1);
    expect((await test.post('/api/account/twoFactorSetup', { password: odd.trim() }, again)).code).toBe(0);
    expect((await test.post('/api/account/export', { password: odd }, again)).code).toBe(1);
    const back = { oldPassword: odd, newPassword: 'Kettle-83' };
    expect((await test.post('/api/account/changePassword', back, again)).code).toBe(1);
  });

  it('refuses a new password outside the rule at its field, and one that is the account’s name', async () => {
    const { user, token } = await member();
    for (const newPassword of ['a<b', `${user.username}2026`, 'qwer1234']) {
      const body = { oldPassword: testPassword, newPassword };
      const { data } = await test.post('/api/account/changePassword', body, { token });
      expect(data.fields).toHaveProperty('newPassword');
    }
  });
});
