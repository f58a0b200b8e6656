import { describe, expect, it, jest } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { signIn, testPassword } from '#lib/server/factories/factories.ts';
import { publishLegalTexts } from '#lib/server/factories/legal-texts-factory.ts';
import { home, openGuessing, stranger, times } from './guessing-for-tests.ts';

/**
 * Guessing is stopped per account and per address, and never locks out the owner who is elsewhere: what strangers try
 * counts against strangers. Login and second factor at login have their tests beside their routes.
 */
const { test, member } = await openGuessing();
await publishLegalTexts(test.ctx);

type Me = Awaited<ReturnType<typeof member>>;

describe('codes of a password reset', () => {
  const event = 'user_retrieve_pwd';
  const send = async (email: string, ip: string) =>
    test.post('/api/Ems/send', { email, event, ...(await test.solveCaptcha(ip)) }, { ip });
  const reset = (email: string, captcha: string, ip: string) =>
    test.post(
      '/api/account/retrievePassword',
      { type: 'email', account: email, captcha, password: 'Fresh-1234' },
      { ip },
    );

  it('die for who tries five times, not for their owner', async () => {
    const { email } = await member();
    await send(email, home);
    const code = await test.readCode(email);
    await times(5, () => reset(email, '1111', stranger));
    expect((await reset(email, code, stranger)).data.error).toBe('code_wrong');
    expect((await reset(email, code, home)).code).toBe(1);
  });

  it('die for a crowd of callers together, not for who asked for them', async () => {
    const { email } = await member();
    await send(email, home);
    const code = await test.readCode(email);
    await times(25, (index) => reset(email, '1111', `198.51.100.${100 + index}`));
    expect((await reset(email, code, '198.51.100.250')).data.error).toBe('code_wrong');
    expect((await reset(email, code, home)).code).toBe(1);
  });

  it('cannot be outrun by many tries at once', async () => {
    const { email } = await member();
    await send(email, home);
    const code = await test.readCode(email);
    const guesses = Array.from({ length: 12 }, () => reset(email, '1111', stranger));
    await Promise.all(guesses);
    expect((await reset(email, code, stranger)).data.error).toBe('code_wrong');
  });

  it('stay good when a stranger asks for another', async () => {
    const { email } = await member();
    await send(email, home);
    const code = await test.readCode(email);
    test.ctx.clock.advance(61);
    expect((await send(email, stranger)).code).toBe(1);
    expect((await reset(email, code, home)).code).toBe(1);
  });

  it('reach the owner at a known address when strangers have used up the day', async () => {
    const { email } = await member();
    await times(10, async () => {
      await send(email, stranger);
      test.ctx.clock.advance(61);
    });
    expect((await send(email, '198.51.100.8')).data.error).toBe('code_daily_limit');
    expect((await send(email, home)).code).toBe(1);
    expect((await reset(email, await test.readCode(email), home)).code).toBe(1);
  });
});

describe('codes that prove an address', () => {
  const stopped = ['code_wrong', 'too_many_requests'];
  const sendAs = async (me: Me, email: string, extra: object) =>
    test.post('/api/Ems/send', { email, ...extra, ...(await test.solveCaptcha(home)) }, { token: me.token, ip: home });
  const verify = ({ token }: Me, captcha: string, ip: string) =>
    test.post('/api/account/verification', { type: 'email', captcha }, { token, ip });

  it('of the old address die for who tries them with a stolen session, not for the owner', async () => {
    const me = await member();
    await sendAs(me, me.email, { event: 'user_email_verify', password: testPassword });
    const code = await test.readCode(me.email);
    await times(5, () => verify(me, '1111', stranger));
    expect((await verify(me, code, stranger)).data.error).toBe('code_wrong');
    await times(30, () => verify(me, '1111', stranger));
    expect(stopped).toContain((await verify(me, code, stranger)).data.error);
    expect((await verify(me, code, home)).code).toBe(1);
  });

  it('of the new address too', async () => {
    const me = await member();
    await sendAs(me, me.email, { event: 'user_email_verify', password: testPassword });
    const { accountVerificationToken } = (await verify(me, await test.readCode(me.email), home)).data;
    const email = `next${me.user.id}@example.com`;
    await sendAs(me, email, { event: 'user_change_email' });
    const code = await test.readCode(email);
    const bind = (captcha: string, ip: string) =>
      test.post('/api/account/changeBind', { type: 'email', email, captcha, accountVerificationToken }, { ...me, ip });
    await times(30, () => bind('1111', stranger));
    expect(stopped).toContain((await bind(code, stranger)).data.error);
    expect((await bind(code, home)).code).toBe(1);
  });

  it('of a registration die after five tries, at whichever name, and are good for who asked', async () => {
    const email = `fresh${crypto.randomUUID().slice(0, 8)}@example.com`;
    await test.post(
      '/api/Ems/send',
      { email, event: 'user_register', ...(await test.solveCaptcha(home)) },
      { ip: home },
    );
    const code = await test.readCode(email);
    const register = (captcha: string, ip: string, username = `n${crypto.randomUUID().slice(0, 8)}`) => {
      const form = { tab: 'register', registerType: 'email', email, username, password: testPassword, captcha };
      return test.post('/api/user/checkIn', form, { ip });
    };
    await times(5, () => register('1111', stranger));
    expect((await register(code, stranger)).data.error).toBe('code_wrong');
    expect((await register(code, home)).code).toBe(1);
  });
});

describe('the password of who is logged in', () => {
  const guesses: [
    string,
    (me: Me, password: string, ip: string) => Promise<{ code: number; data: { error: string } }>,
  ][] = [
    [
      'changePassword',
      ({ token }, oldPassword, ip) =>
        test.post('/api/account/changePassword', { oldPassword, newPassword: 'Fresh-1234' }, { token, ip }),
    ],
    [
      'twoFactorSetup',
      ({ token }, password, ip) => test.post('/api/account/twoFactorSetup', { password }, { token, ip }),
    ],
    ['export', ({ token }, password, ip) => test.post('/api/account/export', { password }, { token, ip })],
    ['close', ({ token }, password, ip) => test.post('/api/account/close', { password }, { token, ip })],
    [
      'the code of a bound address',
      async ({ token, email }, password, ip) => {
        const body = { email, event: 'user_email_verify', password, ...(await test.solveCaptcha(ip)) };
        return test.post('/api/Ems/send', body, { token, ip });
      },
    ],
  ];

  it.each(guesses)('is not found by trying it at %s, and its owner elsewhere notices nothing', async (_, guess) => {
    const me = await member();
    await times(10, () => guess(me, 'Wrong-123', stranger));
    expect((await guess(me, testPassword, stranger)).data.error).toBe('login_locked');
    expect((await guess(me, testPassword, home)).code).toBe(1);
  });

  it.each(guesses.slice(0, 4))('can be used by its owner however often a thief tries at %s', async (_, guess) => {
    const me = await member();
    await times(25, () => guess(me, 'Wrong-123', stranger));
    const refused = (await guess(me, testPassword, stranger)).data.error;
    expect(['login_locked', 'too_many_requests']).toContain(refused);
    expect((await guess(me, testPassword, home)).code).toBe(1);
  });

  it('is tried a hundred times by a crowd, which its owner at home does not notice', async () => {
    const me = await member();
    await times(101, (index) => guesses[1]?.[1](me, 'Wrong-123', `198.51.100.${index}`) ?? Promise.resolve());
    expect((await guesses[1]?.[1](me, testPassword, '203.0.113.9'))?.data.error).toBe('login_locked');
    expect((await guesses[1]?.[1](me, testPassword, home))?.code).toBe(1);
  });

  it('is tried ten times in all, whichever call it is tried at', async () => {
    const me = await member();
    await times(10, (index) => (guesses[index % 4] ?? guesses[0])?.[1](me, 'Wrong-123', stranger) ?? Promise.resolve());
    for (const [, guess] of guesses) expect((await guess(me, testPassword, stranger)).data.error).toBe('login_locked');
  });

  it('can still be used to log in while somebody with a stolen session tries', async () => {
    const me = await member();
    await times(10, () => guesses[1]?.[1](me, 'Wrong-123', stranger) ?? Promise.resolve());
    const login = { tab: 'login', username: me.user.username, password: testPassword };
    expect((await test.post('/api/user/checkIn', { ...login, ...(await test.solveCaptcha()) })).code).toBe(1);
  });

  it('can be tried again after a day', async () => {
    const me = await member();
    await times(11, () => guesses[3]?.[1](me, 'Wrong-123', stranger) ?? Promise.resolve());
    test.ctx.clock.advance(86_401);
    const { token } = await signIn(test.ctx, me.user.id);
    expect((await guesses[3]?.[1]({ ...me, token }, testPassword, stranger))?.code).toBe(1);
  });
});

describe('the second factor of who is logged in', () => {
  async function protectedMember() {
    const me = await member();
    const { secret } = (await test.post('/api/account/twoFactorSetup', { password: testPassword }, me)).data;
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const now = () => totp.generate({ timestamp: test.ctx.clock.now().getTime() });
    const { data } = await test.post('/api/account/twoFactorEnable', { code: now() }, me);
    test.ctx.clock.advance(60);
    return { ...me, now, recoveryCodes: data.recovery_codes as string[] };
  }
  const renew = (token: string, code: string, ip: string) =>
    test.post('/api/account/twoFactorRecovery', { code }, { token, ip });

  it.each(['123456', 'AAAAA-AAAAA'])('is not found by trying codes like %s', async (wrong) => {
    const me = await protectedMember();
    await times(10, () => renew(me.token, wrong, stranger));
    expect((await renew(me.token, me.now(), stranger)).data.error).toBe('login_locked');
    expect((await renew(me.token, String(me.recoveryCodes[0]), stranger)).data.error).toBe('login_locked');
    expect((await renew(me.token, me.now(), home)).code).toBe(1);
  });
});

describe('the second step of a login', () => {
  it('is guessed by no crowd, with however many tickets, and open to its owner at home', async () => {
    const me = await member();
    const { secret } = (await test.post('/api/account/twoFactorSetup', { password: testPassword }, me)).data;
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const now = () => totp.generate({ timestamp: test.ctx.clock.now().getTime() });
    await test.post('/api/account/twoFactorEnable', { code: now() }, me);
    test.ctx.clock.advance(60);
    const login = { tab: 'login', username: me.user.username, password: testPassword };
    const first = async (ip: string) =>
      test.post('/api/user/checkIn', { ...login, ...(await test.solveCaptcha(ip)) }, { ip });
    const tickets = [(await first(stranger)).data.ticket, (await first(stranger)).data.ticket];
    const step = (ticket: string, code: string, ip: string) =>
      test.post('/api/user/checkIn', { tab: 'two_factor', ticket, code }, { ip });
    await times(101, (index) => step(tickets[index % 2], '000000', `198.51.100.${index}`));
    expect((await step(tickets[0], now(), '203.0.113.9')).data.error).toBe('login_locked');
    expect((await step((await first(home)).data.ticket, now(), home)).code).toBe(1);
  });
});

describe('a secret nobody can guess', () => {
  it.each<[string, string, object]>([
    ['a refresh token', '/api/common/refreshToken', { refreshToken: 'x'.repeat(43) }],
    ['a ticket', '/api/user/checkIn', { tab: 'two_factor', ticket: 'x'.repeat(43), code: '000000' }],
    [
      'the code of a reset',
      '/api/account/retrievePassword',
      { type: 'email', account: 'a@b.cc', captcha: '1', password: 'Abc-12345' },
    ],
    ['the answer of a captcha', '/api/common/checkClickCaptcha', { id: 'abcdefgh', info: '1,1;350;200' }],
  ])('is not even looked for after many tries from one address: %s', async (_, path, body) => {
    const ip = crypto.randomUUID();
    // The window of the limit passes by the clock of the process, which a slow machine must not cross.
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    await Promise.all(Array.from({ length: 120 }, () => test.post(path, body, { ip })));
    const { data } = await test.post(path, body, { ip }).finally(() => now.mockRestore());
    expect(data.error).toBe('too_many_requests');
    expect((await test.post(path, body, { ip: crypto.randomUUID() })).data.error).not.toBe('too_many_requests');
  });
});

describe('a captcha', () => {
  it('dies after three wrong answers', async () => {
    const captcha = await test.solveCaptcha();
    const check = (info: string) => test.post('/api/common/checkClickCaptcha', { id: captcha.captchaId, info });
    await times(3, () => check('1,1-2,2;350;200'));
    expect((await check(captcha.captchaInfo)).code).toBe(0);
  });
});
