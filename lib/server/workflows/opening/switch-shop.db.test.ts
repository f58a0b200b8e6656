import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { chooseShop } from '../../db/embedded/chosen-shop.ts';
import { createTestContext } from '../../db/test-context.ts';
import { createTestUser } from '../../factories/factories.ts';
import { ensureRules } from '../../setup/first-rules.ts';
import { describeShops, switchShop } from './switch-shop.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'switch-shop-'));
fs.mkdirSync(path.join(home, 'postgres'));
const test = await createTestContext({ SHOP: 'demo', DATA_DIR: home });
await ensureRules(test.ctx);
const { id: userId } = await createTestUser(test.ctx, { group: 'operator' });
const operator = { kind: 'member', userId, sessionId: '', nodes: new Set<string>() } as const;
afterAll(async () => {
  await test.close();
  fs.rmSync(home, { recursive: true, force: true });
});

it('the demo is left at the next start, and can be come back to; nothing of it is touched', async () => {
  expect(describeShops(test.ctx.env)).toEqual({
    current: 'demo',
    next: 'demo',
    is_chosen: false,
    list: [{ kind: 'demo', folder: home }],
  });
  await expect(switchShop(test.ctx, operator, 'demo')).rejects.toMatchObject({ code: 'status_changed' });
  await switchShop(test.ctx, operator, 'empty');
  expect(describeShops(test.ctx.env)).toMatchObject({ current: 'demo', next: 'empty', is_chosen: true });
  const { folder } = chooseShop(home);
  expect(folder).toBe(path.join(home, 'own-shop'));
  expect(fs.readdirSync(home).sort()).toEqual(['postgres', 'shop.json']);

  // As the next start finds it.
  fs.mkdirSync(path.join(folder, 'postgres'), { recursive: true });
  const own = { ...test.ctx, env: { ...test.ctx.env, SHOP: 'empty' as const, DATA_DIR: folder } };
  expect(describeShops(own.env)).toMatchObject({
    current: 'empty',
    next: 'empty',
    list: [{ folder: home }, { folder }],
  });
  await switchShop(own, operator, 'demo');
  expect(chooseShop(home)).toEqual({ kind: 'demo', folder: home });
});

it('a shop with a database of its own has no other beside it', async () => {
  const { SHOP: _, ...env } = test.ctx.env;
  expect(describeShops(env)).toBeNull();
  await expect(switchShop({ ...test.ctx, env }, operator, 'demo')).rejects.toMatchObject({ code: 'not_found' });
});
