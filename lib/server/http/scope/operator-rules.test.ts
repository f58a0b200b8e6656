import { afterAll, expect, it } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import type { MenuRule } from '#lib/contract/site/shop-index.ts';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { userGroupRules, userGroups, userRules, users } from '#lib/server/identity/tables.ts';
import { listRoutes } from '../serve.ts';
import { createTestApi } from '../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

function operatorNodes(): string[] {
  const guards = listRoutes(test.api.app).map(({ guard }) =>
    typeof guard === 'object' && 'node' in guard ? guard.node : '',
  );
  return guards.filter((node) => node.startsWith('operator/'));
}

async function menusOf(group: 'operator' | 'store'): Promise<MenuRule[]> {
  const { id } = await createTestUser(test.ctx, { group });
  return (await test.get('/api/index/index', await signIn(test.ctx, id))).data.menus;
}

const flatten = (rules: MenuRule[]): MenuRule[] => rules.flatMap((rule) => [rule, ...flatten(rule.children ?? [])]);

it('has a rule for everything that operators do, which operators see as a permission', async () => {
  const buttons = flatten(await menusOf('operator')).filter(({ type }) => type === 'button');
  expect(operatorNodes().length).toBeGreaterThan(8);
  expect(buttons.map(({ name }) => name)).toEqual(expect.arrayContaining(operatorNodes()));
});

it('lets a group that is granted one of them do that one, and nothing else', async () => {
  const granted = 'operator/ledger/check';
  const { db } = test.ctx;
  // With a second factor, which a group that may do anything at the desk has to have.
  const { id } = await createTestUser(test.ctx, { group: 'operator' });
  const [group] = await db.select().from(userGroups).where(eq(userGroups.key, 'store'));
  await db
    .update(users)
    .set({ groupId: group?.id ?? 0 })
    .where(eq(users.id, id));
  const [rule] = await db
    .select()
    .from(userRules)
    .where(inArray(userRules.name, [granted]));
  const caller = await signIn(test.ctx, id);
  const ask = async () => (await test.get('/api/operator/ledger/check', caller)).code;
  expect(await ask()).toBe(401);
  await db.insert(userGroupRules).values({ groupId: group?.id ?? 0, ruleId: rule?.id ?? 0 });
  expect(await ask()).toBe(1);
  expect((await test.get('/api/operator/recharge/list', caller)).code).toBe(401);
});
