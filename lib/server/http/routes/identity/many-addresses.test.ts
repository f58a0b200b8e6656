import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { rateLimits } from '#lib/server/db/tables.ts';
import { testPassword } from '#lib/server/factories/factories.ts';
import { publishLegalTexts } from '#lib/server/factories/legal-texts-factory.ts';
import { home, openGuessing, stranger, times } from './guessing-for-tests.ts';

const { test, member } = await openGuessing();
await publishLegalTexts(test.ctx);

describe('names that nobody has', () => {
  it('fill nothing once an address has tried too many', async () => {
    const login = async (username: string) => {
      const body = { tab: 'login', username, password: 'Wrong-123', ...(await test.solveCaptcha(stranger)) };
      return (await test.post('/api/user/checkIn', body, { ip: stranger })).data.error;
    };
    const at = test.ctx.clock.now().toISOString();
    await test.ctx.db.execute(sql`insert into login_failures (account_key, address, failures, last_at)
      select 'name:' || n, ${stranger}, 1, ${at} from generate_series(1, 99) n`);
    const answers = [
      await login('nobody_a'),
      await login('nobody_b'),
      await login('nobody_c'),
      await login('nobody_d'),
    ];
    expect(answers).toEqual(['login_failed', 'login_locked', 'login_locked', 'login_locked']);
    const { rows } = await test.ctx.db.execute(
      sql`select count(*)::int as kept from login_failures where address = ${stranger}`,
    );
    expect(rows).toEqual([{ kept: 101 }]);
  });
});

describe('whoever has a whole network of IPv6', () => {
  /** Another address of one line at each try, as any subscriber has them. */
  const elsewhere = (index: number) => `2001:db8:7:7::${(index + 1).toString(16)}`;

  it('guesses at a password as often as who has one address', async () => {
    const { user } = await member();
    const login = async (password: string, ip: string) => {
      const body = { tab: 'login', username: user.username, password, ...(await test.solveCaptcha(ip)) };
      return test.post('/api/user/checkIn', body, { ip });
    };
    await times(10, (index) => login('Wrong-123', elsewhere(index)));
    expect((await login(testPassword, elsewhere(10))).data.error).toBe('login_locked');
    expect((await login(testPassword, '2001:db8:7:8::1')).code).toBe(1);
  });

  it('is known at all of its addresses once it was at one', async () => {
    const { user, token } = await member();
    await test.ctx.db.execute(sql`update sessions set ip = ${elsewhere(0)} where user_id = ${user.id}`);
    const setUp = (password: string, ip: string) =>
      test.post('/api/account/twoFactorSetup', { password }, { token, ip });
    const at = test.ctx.clock.now().toISOString();
    await test.ctx.db.execute(sql`insert into login_failures (account_key, address, failures, last_at)
      values (${`password:${user.id}`}, 'a crowd', 101, ${at})`);
    expect((await setUp(testPassword, '203.0.113.9')).data.error).toBe('login_locked');
    expect((await setUp(testPassword, elsewhere(1))).code).toBe(1);
  });

  it('asks for no more codes', async () => {
    const send = async (index: number) => {
      const ip = elsewhere(index);
      const body = { email: `flood${index}@example.com`, event: 'user_register', ...(await test.solveCaptcha(ip)) };
      return test.post('/api/Ems/send', body, { ip });
    };
    await times(20, send);
    await test.ctx.db.delete(rateLimits);
    expect((await send(20)).data.error).toBe('code_too_soon');
  });

  it('has five tries at a code that somebody else was sent', async () => {
    const { email } = await member();
    const body = { email, event: 'user_retrieve_pwd', ...(await test.solveCaptcha(home)) };
    await test.post('/api/Ems/send', body, { ip: home });
    const captcha = await test.readCode(email);
    const reset = (code: string, ip: string) =>
      test.post(
        '/api/account/retrievePassword',
        { type: 'email', account: email, captcha: code, password: 'Fresh-1234' },
        { ip },
      );
    await times(5, (index) => reset('1111', elsewhere(index)));
    expect((await reset(captcha, elsewhere(5))).data.error).toBe('code_wrong');
    expect((await reset(captcha, home)).code).toBe(1);
  });
});
