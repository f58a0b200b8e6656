import { afterAll, expect, it } from '@jest/globals';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import { ensureRules } from '#lib/server/setup/first-rules.ts';
import { checkSetup } from '#lib/server/workflows/opening/create-first-operator.ts';
import { offerSetupAddress } from './setup-address.ts';

const test = await createTestContext();
await ensureRules(test.ctx);
const before = { ...process.env };
Object.assign(process.env, {
  DATABASE_URL: test.ctx.env.DATABASE_URL,
  SECRET_KEY: test.ctx.env.SECRET_KEY,
  PUBLIC_URL: 'https://shop.example',
});
/** Not the end of the process: other test files run in it, and whatever they began would be ended at once. */
const ends: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
  process.env = before;
  await test.close();
});

it('is printed by one process of several, for as long as the shop has no operator', async () => {
  const offer = () => offerSetupAddress((end) => void ends.push(end));
  const [first, second] = [await offer(), await offer()];
  const [, token = ''] = /^https:\/\/shop\.example(?:\/\w+)?\/user\/setup#([\w-]{43})$/.exec(first ?? '') ?? [];
  expect(await checkSetup(test.ctx, token)).toBeInstanceOf(Date);
  expect(second).toBeUndefined();
  await createTestUser(test.ctx, { group: 'operator' });
  expect(await offer()).toBeUndefined();
});
