import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestUser, testPassword } from '#lib/server/factories/factories.ts';
import { publishLegalTexts } from '#lib/server/factories/legal-texts-factory.ts';
import { referralRelations } from '#lib/server/referral/tables.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
await publishLegalTexts(test.ctx);
afterAll(() => test.close());

async function login(username: string, password: string, rest: object = {}, ip?: string) {
  const captcha = await test.solveCaptcha(ip);
  return test.post('/api/user/checkIn', { tab: 'login', username, password, ...captcha, ...rest }, ip ? { ip } : {});
}

describe('registration', () => {
  const register = async (body: object, locale: 'zh-cn' | 'en' = 'en') =>
    test.post(
      '/api/user/checkIn',
      { tab: 'register', password: testPassword, email: '', mobile: '', ...body },
      { locale },
    );

  async function sendCode(kind: 'email' | 'mobile', address: string): Promise<string> {
    const captcha = await test.solveCaptcha();
    const path = kind === 'email' ? '/api/Ems/send' : '/api/Sms/send';
    const answer = await test.post(path, { [kind]: address, event: 'user_register', ...captcha });
    expect(answer.code).toBe(1);
    return test.readCode(address);
  }

  it.each([
    ['email', 'New.Person@example.com', 'new.person@example.com'],
    ['mobile', '13900000001', '13900000001'],
  ] as const)('by %s makes an account and logs in', async (kind, address, stored) => {
    const captcha = await sendCode(kind, stored);
    const username = `new_${kind}`;
    const answer = await register({ registerType: kind, username, [kind]: address, captcha: captcha.toLowerCase() });
    expect(answer).toMatchObject({ code: 1, data: { routePath: '/user' } });
    expect(answer.data.userInfo).toMatchObject({
      username,
      nickname: username,
      [kind]: stored,
      money: '0.00',
      score: 0,
    });
    expect(answer.data.userInfo.recommend_code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect((await login(username, testPassword)).code).toBe(1);
  });

  it('names the field of a taken name and leaves the code good', async () => {
    const taken = await createTestUser(test.ctx);
    const captcha = await sendCode('email', 'second@example.com');
    const body = { registerType: 'email', email: 'second@example.com', captcha };
    expect(await register({ ...body, username: taken.username.toUpperCase() })).toMatchObject({
      code: 0,
      data: { error: 'username_occupied', fields: { username: 'This username is already in use' } },
    });
    expect((await register({ ...body, username: 'second_try' })).code).toBe(1);
    expect((await register({ ...body, username: 'third_try' })).data.error).toBe('code_wrong');
  });

  it('lets one code make one account, of two at once', async () => {
    const captcha = await sendCode('email', 'race@example.com');
    const body = { registerType: 'email', email: 'race@example.com', captcha };
    const answers = await Promise.all(['race_one', 'race_two'].map((username) => register({ ...body, username })));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
  });

  it('refuses a wrong code at its field, in both languages', async () => {
    await sendCode('email', 'wrong@example.com');
    const body = { registerType: 'email', username: 'wrong_code', email: 'wrong@example.com', captcha: '1111' };
    const expected = { 'zh-cn': '请输入正确的验证码', en: 'Please enter the correct verification code' };
    for (const locale of ['zh-cn', 'en'] as const) {
      const answer = await register(body, locale);
      expect(answer).toMatchObject({ code: 0, msg: expected[locale], data: { fields: { captcha: expected[locale] } } });
    }
  });

  it('kills a code after five wrong tries', async () => {
    const captcha = await sendCode('email', 'tries@example.com');
    const body = { registerType: 'email', username: 'five_tries', email: 'tries@example.com' };
    for (let count = 0; count < 5; count += 1) await register({ ...body, captcha: '1111' });
    expect((await register({ ...body, captcha })).data.error).toBe('code_wrong');
  });

  it.each([
    [{ registerType: 'email', username: 'a', email: 'no', captcha: 'AAAA' }, ['username', 'email']],
    [{ registerType: 'mobile', username: 'a_name', mobile: '12345678901', captcha: '' }, ['captcha', 'mobile']],
    [{ registerType: 'fax', username: 'a_name' }, ['registerType']],
    [{ registerType: 'email', username: 'sixteen_letters_', email: 'a@b.cn', captcha: 'A' }, ['username']],
  ])('shows what is wrong with %j', async (body, fields) => {
    const { data } = await register(body);
    expect(Object.keys(data.fields).sort()).toEqual([...fields].sort());
  });

  it('ties the newcomer to who recommended the shop, and minds no wrong code', async () => {
    const parent = await createTestUser(test.ctx);
    for (const [address, recommend_code, count] of [
      ['brought@example.com', parent.recommendCode, 1],
      ['alone@example.com', 'NOTACODE', 0],
    ] as const) {
      const captcha = await sendCode('email', address);
      const username = address.split('@')[0];
      const { data } = await register({ registerType: 'email', username, email: address, captcha, recommend_code });
      const { id } = data.userInfo;
      const rows = await test.ctx.db.select().from(referralRelations).where(eq(referralRelations.userId, id));
      expect(rows).toHaveLength(count);
    }
  });
});
