import { afterAll, beforeEach } from '@jest/globals';
import { rateLimits } from '#lib/server/db/tables.ts';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { createTestApi } from '../../test-api.ts';

/** Where `signIn` logs in: the owner's own address. */
export const home = '127.0.0.1';
export const stranger = '198.51.100.7';

export async function times(count: number, ask: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index += 1) await ask(index);
}

/** A shop at which strangers guess. Each test begins a day later, with no guesses on record. */
export async function openGuessing() {
  const test = await createTestApi();
  afterAll(() => test.close());
  beforeEach(async () => {
    test.ctx.clock.advance(86_401);
    // These count by the database's own clock.
    await test.ctx.db.delete(rateLimits);
  });

  async function member() {
    const user = await createTestUser(test.ctx);
    return { user, email: String(user.email), token: (await signIn(test.ctx, user.id)).token };
  }

  return { test, member };
}
