import { afterAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { createTestUser } from '../../factories/factories.ts';
import { createApi } from '../app.ts';
import { createTestApi } from '../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

describe('an address that the caller makes up', () => {
  it('is not believed, with a proxy before the shop or without', async () => {
    const user = await createTestUser(test.ctx);
    for (const isProxyTrusted of [false, true]) {
      const env = { ...test.ctx.env, TRUST_PROXY: isProxyTrusted };
      const behind = createApi({ ...test.ctx, env }, pino({ level: 'silent' }));
      const attacker = isProxyTrusted ? '203.0.113.80' : '203.0.113.81';
      const guess = async (index: number) => {
        const ends = isProxyTrusted ? `, ${attacker}` : '';
        const headers = { 'x-forwarded-for': `198.51.100.${index}${ends}`, 'x-real-ip': `198.51.100.${index}` };
        const captcha = await test.solveCaptcha(attacker);
        const login = { tab: 'login', username: user.username, password: 'Wrong-123', ...captcha };
        const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
        const request = new Request('http://shop.test/api/user/checkIn', { ...init, body: JSON.stringify(login) });
        const answer = await behind.fetch(request, { remoteAddress: isProxyTrusted ? '10.0.0.1' : attacker });
        return ((await answer.json()) as { data: { error: string } }).data.error;
      };
      for (let index = 0; index < 10; index += 1) await guess(index);
      expect(await guess(99)).toBe('login_locked');
      await behind.close();
    }
  });
});
