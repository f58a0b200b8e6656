import { afterAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { closeContext, createContext } from '#lib/server/db/context.ts';
import { fileTurns } from '#lib/server/db/tables.ts';
import { createSignedInOperator } from '#lib/server/factories/factories.ts';
import { makeCategory, makeProduct } from '#lib/server/factories/product-factory.ts';
import { createApi } from '../../app.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const categoryId = await makeCategory(test.ctx.db, 'exported');
const besideContext = createContext({ env: test.ctx.env, clock: test.ctx.clock });
/** Another process on the same database. */
const beside = createApi(besideContext, pino({ level: 'silent' }));
for (const slug of ['a', 'b', 'c']) await makeProduct(test.ctx.db, { slug: `exported-${slug}`, categoryId });
afterAll(async () => {
  await beside.close();
  await closeContext(besideContext);
  await test.close();
});

const ask = (token: string, api = test.api) => {
  const headers = { 'ba-user-token': token };
  const request = new Request('http://shop.test/api/operator/product/export?format=csv', { headers });
  return api.fetch(request, { remoteAddress: '192.0.2.1' });
};
const errorOf = async (answer: Response) => ((await answer.json()) as { data: { error: string } }).data.error;

it('writes an account one product file at a time', async () => {
  const { token } = await createSignedInOperator(test.ctx);
  const first = await ask(token);
  expect(first.headers.get('content-type')).toContain('text/csv');
  expect(await errorOf(await ask(token))).toBe('export_running');
  const other = await ask((await createSignedInOperator(test.ctx)).token);
  expect(await other.text()).toContain('exported-a');
  expect(await first.text()).toContain('exported-b');
  expect(await (await ask(token)).text()).toContain('exported-c');
});

it('lets who has left a file ask for it again', async () => {
  const { token } = await createSignedInOperator(test.ctx);
  await (await ask(token)).body?.cancel();
  expect(await (await ask(token)).text()).toContain('exported-a');
});

it('holds over two processes, until the file is read', async () => {
  const { token } = await createSignedInOperator(test.ctx);
  const first = await ask(token);
  expect(await errorOf(await ask(token, beside))).toBe('export_running');
  await first.text();
  const second = await ask(token, beside);
  expect(await errorOf(await ask(token))).toBe('export_running');
  expect(await second.text()).toContain('exported-a');
});

it('passes on the turn of a process that died, half a minute after its last beat', async () => {
  const { token, id: userId } = await createSignedInOperator(test.ctx);
  const left = await ask(token);
  const [turn] = await test.ctx.db.select().from(fileTurns).where(eq(fileTurns.userId, userId));
  const lifeInMs = (turn?.expiresAt.getTime() ?? 0) - Date.now();
  expect(lifeInMs).toBeGreaterThan(15_000);
  expect(lifeInMs).toBeLessThanOrEqual(31_000);
  await test.ctx.db
    .update(fileTurns)
    .set({ expiresAt: new Date(0) })
    .where(eq(fileTurns.userId, userId));
  const next = await ask(token, beside);
  expect(next.headers.get('content-type')).toContain('text/csv');
  // The one thought dead ends after all: the turn is not its own any more.
  await left.text();
  expect(await errorOf(await ask(token))).toBe('export_running');
  expect(await next.text()).toContain('exported-a');
});
