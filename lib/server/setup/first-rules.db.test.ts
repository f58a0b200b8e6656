import { afterAll, expect, it } from '@jest/globals';
import type { MenuRule } from '#lib/contract/site/shop-index.ts';
import { matchRoute } from '#lib/routes/match-route.ts';
import { createTestContext } from '../db/test-context.ts';
import { findUserByName, listGuestRules, listMemberRules } from '../identity/index.ts';
import { demoLogins } from '../seed/demo-logins.ts';
import { seedIdentity } from '../seed/seed-identity.ts';
import { getSettings, updateSettings } from '../site/index.ts';
import { ensureRules } from './first-rules.ts';

const test = await createTestContext();
afterAll(() => test.close());

const flatten = (rules: MenuRule[]): MenuRule[] => rules.flatMap((rule) => [rule, ...flatten(rule.children ?? [])]);

it('writes the first rules once, however many processes start together', async () => {
  await Promise.all([1, 2, 3, 4].map(() => ensureRules(test.ctx)));
  const { rules } = await listGuestRules(test.ctx, 'en');
  expect(rules.map(({ title }) => title)).toEqual(['Products', 'Services', 'Work with us', 'About']);
});

it('gives each role a login, and keeps what the operator changed when it runs again', async () => {
  await seedIdentity(test.ctx);
  await updateSettings(test.ctx, { 'site.tel': '12345' });
  await seedIdentity(test.ctx);
  expect((await getSettings(test.ctx))['site.tel']).toBe('12345');
  for (const { username } of demoLogins) expect(await findUserByName(test.ctx.db, username)).toBeDefined();
});

it('leads every entry to a route of the specification', async () => {
  const operator = await findUserByName(test.ctx.db, 'demo_operator');
  const { rules, menus } = await listMemberRules(test.ctx, { userId: operator?.id ?? 0 }, 'zh-cn');
  for (const { type, path } of [...flatten(rules), ...flatten(menus)]) {
    // Directories and calls of the API are no pages.
    if (type === 'menu_dir' || type === 'button') continue;
    const address = type === 'menu' ? `/user/${path}` : `/${path}`;
    expect([address, matchRoute(address)?.route.name]).toEqual([address, expect.not.stringMatching(/^slug$|catch/)]);
  }
});
