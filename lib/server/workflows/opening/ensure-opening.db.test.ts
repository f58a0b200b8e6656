import { afterEach, expect, it } from '@jest/globals';
import { createTestContext, type TestContext } from '../../db/test-context.ts';
import { createTestUser } from '../../factories/factories.ts';
import { ensureRules } from '../../setup/first-rules.ts';
import { getSettings, switchOpening, updateSettings } from '../../site/index.ts';
import { ensureOpening } from './ensure-opening.ts';

let test: TestContext | undefined;
afterEach(() => test?.close());

async function begin(): Promise<TestContext> {
  test = await createTestContext();
  await ensureRules(test.ctx);
  return test;
}

const isOpen = async ({ ctx }: TestContext) => (await getSettings(ctx))['site.isOpen'];

it('a new shop is not open, and stays so at each start until somebody opens it', async () => {
  const shop = await begin();
  await ensureOpening(shop.ctx);
  const owner = await createTestUser(shop.ctx, { group: 'operator' });
  await ensureOpening(shop.ctx);
  expect(await isOpen(shop)).toBe(false);
  const member = { kind: 'member', userId: owner.id, sessionId: '', nodes: new Set<string>() } as const;
  await switchOpening(shop.ctx, member, { isOpen: true });
  await ensureOpening(shop.ctx);
  expect(await isOpen(shop)).toBe(true);
});

it('a shop of before, which has an operator, goes on as it was', async () => {
  const shop = await begin();
  await createTestUser(shop.ctx, { group: 'operator' });
  await ensureOpening(shop.ctx);
  expect(await isOpen(shop)).toBe(true);
  await updateSettings(shop.ctx, { 'site.isOpen': false });
  await ensureOpening(shop.ctx);
  expect(await isOpen(shop)).toBe(false);
});

it('two processes that start together decide once', async () => {
  const shop = await begin();
  await Promise.all([ensureOpening(shop.ctx), ensureOpening(shop.ctx), ensureOpening(shop.ctx)]);
  expect(await isOpen(shop)).toBe(false);
});
