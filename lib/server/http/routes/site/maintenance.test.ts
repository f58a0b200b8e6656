import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { listenForChanges } from '#lib/server/db/listen-for-changes.ts';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { learnMaintenance, secondsUntilOpen, shopTime, updateSettings } from '#lib/server/site/index.ts';
import { listRoutes } from '../../serve.ts';
import { createTestApi, testAddress } from '../../test-api.ts';

const heard: string[][] = [];
const test = await createTestApi();
const operator = await signIn(test.ctx, (await createTestUser(test.ctx, { group: 'operator' })).id);
const customer = await signIn(test.ctx, (await createTestUser(test.ctx)).id);
const listening = await listenForChanges(test.ctx, async (tags) => {
  await learnMaintenance(test.ctx);
  heard.push(tags);
});
afterEach(() => closed(false));
afterAll(async () => {
  await listening.stop();
  await test.close();
});

/** As the command does it; waits until the notice has gone round. */
async function closed(isOn: boolean, until = ''): Promise<void> {
  heard.length = 0;
  await updateSettings(test.ctx, { 'site.isInMaintenance': isOn, 'site.maintenanceUntil': until });
  while (heard.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
}

const ask = (path: string, { token = '', locale = 'en', method = 'GET' } = {}) =>
  test.api.fetch(
    new Request(`http://shop.test${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'think-lang': locale, 'ba-user-token': token },
      ...(method === 'POST' && { body: '{}' }),
    }),
    { remoteAddress: testAddress },
  );

/** What answers whoever it is: login, health, what providers tell, what processes of the shop ask each other. */
const open = [
  /^\/api\/health/,
  /^\/api\/user\/(?:checkIn|passkeyChallenge|providerLogin|logout)$/,
  /^\/api\/account\/retrievePassword$/,
  /^\/api\/common\/(?:clickCaptcha|checkClickCaptcha|refreshToken)$/,
  /^\/api\/(?:Ems|Sms)\/send$/,
  /^\/api\/site\/(?:addresses|changes|maintenance|preview|redirects|setup|setupOperator|words)$/,
  /^\/api\/index\/index$/,
  /\/(?:webhook|notice|push)$/,
];

describe('a shop that is closed for a while', () => {
  it('refuses every call of visitors and customers in words, and says when to come back', async () => {
    await closed(true);
    for (const { token } of [{ token: '' }, customer]) {
      const answer = await ask('/api/product/list', { token });
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('600');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toMatchObject({
        code: 0,
        data: { error: 'maintenance' },
        msg: expect.stringContaining('maintenance'),
      });
    }
    expect((await (await ask('/api/product/list', { locale: 'zh-cn' })).json()).msg).toContain('维护');
  });

  it('leaves no call out but those that have to answer', async () => {
    await closed(true);
    const paths: string[] = [];
    for (const { entry } of listRoutes(test.api.app)) {
      if (entry.path === '/api/site/changes') continue;
      const answer = await ask(entry.path, { method: entry.method.toUpperCase() });
      await answer.body?.cancel();
      if (answer.status !== 503) paths.push(entry.path);
    }
    expect(paths.filter((path) => !open.some((pattern) => pattern.test(path)))).toEqual([]);
    expect(paths.filter((path) => path.endsWith('/webhook')).length).toBeGreaterThan(0);
    for (const path of ['/api/health', '/api/health/ready', '/api/user/checkIn', '/api/site/maintenance'])
      expect(paths).toContain(path);
  });

  it('goes on for operators, and tells whoever asks whether they may', async () => {
    await closed(true);
    expect((await ask('/api/operator/settings/see', operator)).status).toBe(200);
    expect((await ask('/api/product/list', operator)).status).toBe(200);
    const mayPass = async (caller = {}) => (await (await ask('/api/site/maintenance', caller)).json()).data.may_pass;
    expect([await mayPass(operator), await mayPass(customer), await mayPass()]).toEqual([true, false, false]);
  });

  it('is open again at once, and no page is told to be made anew', async () => {
    await ask('/api/product/list');
    await closed(true);
    expect((await ask('/api/product/list')).status).toBe(503);
    await closed(false);
    expect((await ask('/api/product/list')).status).toBe(200);
    expect(heard).toEqual([['maintenance']]);
  });
});

it.each([
  ['nobody has said when', undefined, 600],
  ['in two hours', '2026-11-27 12:00', 7200],
  ['long ago', '2026-11-26 12:00', 60],
  ['next week', '2026-12-06 12:00', 86_400],
])('%s: when to ask again', (_when, until, seconds) => {
  const closing = { until: until ? shopTime(until) : undefined };
  expect(secondsUntilOpen(closing, new Date('2026-11-27T10:00:00+08:00'))).toBe(seconds);
});

it.each(['2026-02-30 10:00', '2026-11-27 25:00', '2026-11-27', 'tomorrow', '2026-11-27T10:00'])(
  '%s is no time',
  (text) => {
    expect(shopTime(text)).toBeUndefined();
  },
);
