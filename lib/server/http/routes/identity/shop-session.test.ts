import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { hasWork } from '#lib/server/messaging/captcha/text-rules.ts';
import { createTestApi, readSolution } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

const check = (id: string, info: string, rest: object = {}, ip?: string) =>
  test.post('/api/common/checkClickCaptcha', { id, info, ...rest }, ip ? { ip } : {});

describe('click captcha', () => {
  it('answers a picture, its size and what to click', async () => {
    const { code, data } = await test.get('/api/common/clickCaptcha?id=captcha-shape');
    expect(code).toBe(1);
    expect(data).toMatchObject({ id: 'captcha-shape', width: 350, height: 200, mode: 'click' });
    expect(data.base64).toMatch(/^data:image\/png;base64,/);
    expect(data.text).toHaveLength(2);
    for (const name of data.text) expect(name).toMatch(/^<[a-z ]+>$/);
  });

  it('names drawings in the language of the caller', async () => {
    const names = [];
    for (let count = 0; count < 4; count += 1) {
      names.push(...(await test.get('/api/common/clickCaptcha?id=captcha-words', { locale: 'zh-cn' })).data.text);
    }
    for (const name of names) expect(name).toMatch(/^(<\p{Script=Han}+>|\p{Script=Han})$/u);
  });

  it('passes right clicks again and again until they are spent, and then never', async () => {
    const { captchaId, captchaInfo } = await test.solveCaptcha();
    expect(await check(captchaId, captchaInfo)).toMatchObject({ code: 1, msg: '' });
    expect((await check(captchaId, captchaInfo, { unset: true })).code).toBe(1);
    expect(await check(captchaId, captchaInfo)).toMatchObject({ code: 0, data: { error: 'captcha_wrong' } });
  });

  it('refuses one click where two are asked for, and the wrong order', async () => {
    const { captchaId, captchaInfo } = await test.solveCaptcha();
    const [clicks = '', width, height] = captchaInfo.split(';');
    const [first, second] = clicks.split('-');
    expect((await check(captchaId, `${first};${width};${height}`)).code).toBe(0);
    expect((await check(captchaId, `${second}-${first};${width};${height}`)).code).toBe(0);
    expect((await check(captchaId, captchaInfo)).code).toBe(1);
  });

  it('destroys a challenge with the third wrong answer', async () => {
    const { captchaId, captchaInfo } = await test.solveCaptcha();
    for (let count = 0; count < 3; count += 1) expect((await check(captchaId, '1,1-2,2;350;200')).code).toBe(0);
    expect((await check(captchaId, captchaInfo)).code).toBe(0);
  });

  it('lets many at once try no more than three times', async () => {
    const { captchaId, captchaInfo } = await test.solveCaptcha();
    await Promise.all(Array.from({ length: 12 }, () => check(captchaId, '1,1-2,2;350;200')));
    expect((await check(captchaId, captchaInfo)).code).toBe(0);
  });

  it('spends one answer for one of two calls at once', async () => {
    const { captchaId, captchaInfo } = await test.solveCaptcha();
    const answers = await Promise.all([1, 2].map(() => check(captchaId, captchaInfo, { unset: true })));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
  });

  it('passes no answer from another address, and does not count it', async () => {
    const { captchaId, captchaInfo } = await test.solveCaptcha('192.0.2.50');
    for (let count = 0; count < 4; count += 1) expect((await check(captchaId, captchaInfo)).code).toBe(0);
    expect((await check(captchaId, captchaInfo, {}, '192.0.2.50')).code).toBe(1);
  });

  it('forgets a challenge after ten minutes, and replaces it when asked again', async () => {
    const { captchaId, captchaInfo } = await test.solveCaptcha();
    await test.get(`/api/common/clickCaptcha?id=${captchaId}`);
    const renewed = await readSolution(test, captchaId);
    expect((await check(captchaId, renewed)).code).toBe(1);
    test.ctx.clock.advance(601);
    expect((await check(captchaId, renewed)).code).toBe(0);
    expect((await check(captchaId, captchaInfo)).code).toBe(0);
  });

  it('needs an id', async () => {
    expect((await test.get('/api/common/clickCaptcha')).data).toMatchObject({ fields: { id: expect.any(String) } });
  });
});

describe('captcha without a pointer', () => {
  it('passes an answered question with its work, once spent never again', async () => {
    const { data } = await test.get('/api/common/clickCaptcha?id=captcha-text&mode=text', { locale: 'zh-cn' });
    expect(data.question).toMatch(/\p{Script=Han}/u);
    const { rows } = await test.ctx.db.execute(
      "select solution->>'answer' as answer from captcha_challenges where mode = 'text'",
    );
    const { salt, bits } = data.work;
    let nonce = 0;
    while (!hasWork(`${salt}:${nonce}`, bits)) nonce += 1;
    expect((await check('captcha-text', `text:${rows[0]?.answer};0`)).code).toBe(0);
    const info = `text:${rows[0]?.answer};${nonce}`;
    expect((await check('captcha-text', info, { unset: true })).code).toBe(1);
    expect((await check('captcha-text', info)).code).toBe(0);
  });
});

describe('refresh token', () => {
  const refresh = (body: object, token = '') => test.post('/api/common/refreshToken', body, { token });
  const isAlive = async (token: string) => (await test.get('/api/index/index?requiredLogin=1', { token })).code === 1;

  it.each(['refreshToken', 'refresh_token'])(
    'exchanges a pair named %s, even without an access token',
    async (name) => {
      const { id } = await createTestUser(test.ctx);
      const session = await signIn(test.ctx, id);
      const { code, data } = await refresh({ [name]: session.refreshToken });
      expect([code, data.type]).toEqual([1, 'user-refresh']);
      expect(data.refresh_token).not.toBe(session.refreshToken);
      expect(await isAlive(data.token)).toBe(true);
    },
  );

  it('refuses two tabs at once the same new pair, and keeps the session', async () => {
    const { id } = await createTestUser(test.ctx);
    const { refreshToken } = await signIn(test.ctx, id);
    const answers = await Promise.all([1, 2].map(() => refresh({ refreshToken })));
    const [good, refused] = answers.sort((left, right) => right.code - left.code);
    expect([good?.code, refused?.data]).toEqual([1, { error: 'refresh_raced', retry: true }]);
    expect((await refresh({ refreshToken: good?.data.refresh_token })).code).toBe(1);
  });

  it('ends the whole session when an old token comes back', async () => {
    const { id } = await createTestUser(test.ctx);
    const { refreshToken } = await signIn(test.ctx, id, true);
    const { data } = await refresh({ refreshToken });
    test.ctx.clock.advance(11);
    expect(await refresh({ refreshToken })).toMatchObject({ code: 0, data: { error: 'refresh_failed' } });
    expect((await refresh({ refreshToken: data.refresh_token })).code).toBe(0);
    expect(await isAlive(data.token)).toBe(false);
  });

  it.each([
    [true, 29, 1],
    [true, 31, 0],
    [false, 2, 0],
  ])('kept: %s, after %i days code %i', async (keep, days, code) => {
    const { id } = await createTestUser(test.ctx);
    const { refreshToken } = await signIn(test.ctx, id, keep);
    test.ctx.clock.advance(days * 86_400);
    expect((await refresh({ refreshToken })).code).toBe(code);
  });

  it('refuses nonsense and stores no token as it is', async () => {
    expect(await refresh({})).toMatchObject({ code: 0, data: { error: 'refresh_failed' } });
    const { id } = await createTestUser(test.ctx);
    const { refreshToken } = await signIn(test.ctx, id);
    const { rows } = await test.ctx.db.execute('select token_hash from refresh_tokens');
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
  });
});
