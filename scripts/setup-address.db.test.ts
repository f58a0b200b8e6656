import { afterAll, expect, it } from '@jest/globals';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import { ensureRules } from '#lib/server/setup/first-rules.ts';
import { checkSetup } from '#lib/server/workflows/opening/create-first-operator.ts';
import { offerSetupAddress } from './setup-address.ts';
import { stopAll } from './shutdown.ts';

const test = await createTestContext();
await ensureRules(test.ctx);
const before = { ...process.env };
Object.assign(process.env, {
  DATABASE_URL: test.ctx.env.DATABASE_URL,
  SECRET_KEY: test.ctx.env.SECRET_KEY,
  PUBLIC_URL: 'https://shop.example',
});
afterAll(async () => {
  await stopAll();
  process.env = before;
  await test.close();
});

it('is printed by one process of several, for as long as the shop has no operator', async () => {
  const [first, second] = [await offerSetupAddress(), await offerSetupAddress()];
  const [, token = ''] = /^https:\/\/shop\.example(?:\/\w+)?\/user\/setup#([\w-]{43})$/.exec(first ?? '') ?? [];
  expect(await checkSetup(test.ctx, token)).toBeInstanceOf(Date);
  expect(second).toBeUndefined();
  await createTestUser(test.ctx, { group: 'operator' });
  expect(await offerSetupAddress()).toBeUndefined();
});
