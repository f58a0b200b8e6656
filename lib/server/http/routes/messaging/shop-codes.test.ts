import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestUser, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { publishLegalTexts } from '#lib/server/factories/legal-texts-factory.ts';
import { type Caller, createTestApi } from '../../test-api.ts';

const test = await createTestApi();
await publishLegalTexts(test.ctx);
afterAll(() => test.close());

async function send(body: object, caller: Caller = {}) {
  const captcha = await test.solveCaptcha(caller.ip);
  return test.post('mobile' in body ? '/api/Sms/send' : '/api/Ems/send', { ...captcha, ...body }, caller);
}

async function countMessages(recipient: string): Promise<number> {
  const { rows } = await test.ctx.db.execute('select recipient from outbox_messages');
  return rows.filter((row) => row.recipient === recipient).length;
}

describe('sending codes', () => {
  it.each([
    [{ email: 'Fresh@Example.com', event: 'user_register' }, 'fresh@example.com', 'Verification code sent by email'],
    [
      { mobile: '13700000001', template_code: 'user_register' },
      '13700000001',
      'Verification code sent by text message',
    ],
    [
      { email: 'swap@example.com', template_code: 'user_register' },
      'swap@example.com',
      'Verification code sent by email',
    ],
  ])('queues one for %j and says so without showing it', async (body, address, msg) => {
    const answer = await send(body);
    expect(answer).toMatchObject({ code: 1, msg, data: null });
    const code = await test.readCode(address);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}$/);
    expect(JSON.stringify(answer)).not.toContain(code);
  });

  it('keeps a code as a hash only', async () => {
    await send({ email: 'hash@example.com', event: 'user_register' });
    const code = await test.readCode('hash@example.com');
    const { rows } = await test.ctx.db.execute('select * from verification_codes');
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
  });

  it('spends the captcha', async () => {
    const captcha = await test.solveCaptcha();
    const body = { email: 'captcha@example.com', event: 'user_register', ...captcha };
    expect((await test.post('/api/Ems/send', body)).code).toBe(1);
    test.ctx.clock.advance(61);
    expect((await test.post('/api/Ems/send', body)).data.error).toBe('captcha_wrong');
  });

  it('waits sixty seconds between two, even two at once', async () => {
    const body = { email: 'pause@example.com', event: 'user_register' };
    const answers = await Promise.all([send(body), send(body)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect((await send(body)).msg).toBe('Please wait 60 seconds before requesting another code');
    test.ctx.clock.advance(60);
    expect((await send(body)).code).toBe(1);
  });

  it.each([
    [{ email: 'x@example.com', event: 'nonsense' }, 'event_invalid'],
    [{ email: 'x@example.com', event: 'user_change_mobile' }, 'event_invalid'],
    [{ email: 'x@example.com' }, 'event_invalid'],
    [{ email: 'not an address', event: 'user_register' }, 'invalid_input'],
    [{ mobile: '123', event: 'user_register' }, 'invalid_input'],
    [{ email: 'x@example.com', event: 'user_email_verify' }, 'need_login'],
  ])('refuses %j with %s', async (body, error) => {
    expect((await send(body)).data.error).toBe(error);
  });

  it('says that an address is taken where the family does', async () => {
    const user = await createTestUser(test.ctx);
    const [email, mobile] = [String(user.email), String(user.mobile)];
    expect((await send({ email, event: 'user_register' })).data.error).toBe('email_registered');
    expect((await send({ mobile, event: 'user_register' })).data.error).toBe('mobile_registered');
    expect((await send({ email, event: 'user_change_email' })).data.error).toBe('email_occupied');
  });

  it('answers recovery alike for known and unknown accounts, limits included, and writes only to the known', async () => {
    const known = String((await createTestUser(test.ctx)).email);
    const unknown = 'nobody@example.com';
    for (const code of [1, 0]) {
      const answers = [];
      for (const email of [known, unknown]) {
        const { time: _, ...answer } = await send({ email, event: 'user_retrieve_pwd' });
        answers.push(answer);
      }
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]?.code).toBe(code);
    }
    expect([await countMessages(known), await countMessages(unknown)]).toEqual([1, 0]);
  });

  it('proves a bound address only to its owner who knows the password', async () => {
    const [user, other] = [await createTestUser(test.ctx), await createTestUser(test.ctx)];
    const { token } = await signIn(test.ctx, user.id);
    const body = { email: user.email, event: 'user_email_verify', password: testPassword };
    expect((await send({ ...body, email: other.email }, { token })).data.error).toBe('email_not_own');
    expect((await send({ ...body, password: 'Wrong-1234' }, { token })).data.error).toBe('password_wrong');
    expect((await send(body, { token })).code).toBe(1);
  });

  it('stops an address after ten codes a day', async () => {
    const body = { mobile: '13700000099', event: 'user_register' };
    for (let count = 0; count < 10; count += 1) {
      expect((await send(body, { ip: '192.0.2.30' })).code).toBe(1);
      test.ctx.clock.advance(3600);
    }
    expect((await send(body, { ip: '192.0.2.31' })).data.error).toBe('code_daily_limit');
  });
});
