import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { sql } from 'drizzle-orm';
import pino from 'pino';
import { listenForChanges } from '#lib/server/db/listen-for-changes.ts';
import { createTestContext, type TestContext } from '#lib/server/db/test-context.ts';
import { AddressLimit } from './address-limit.ts';
import { limitChannel, shareLimits } from './share-limits.ts';

const log = pino({ level: 'silent' });
const visitor = '203.0.113.5';
let test: TestContext;
const ends: (() => unknown)[] = [];

beforeEach(async () => {
  test = await createTestContext();
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await test.close();
});

/** One of several processes, with limits of its own. */
async function startProcess() {
  const limits = new Map([
    ['calls', new AddressLimit(100)],
    ['pages', new AddressLimit(100)],
  ]);
  const shared = shareLimits(test.ctx, log, limits);
  const listening = await listenForChanges(test.ctx, () => undefined, { [limitChannel]: shared.hear });
  ends.push(shared.stop, () => listening.stop());
  return { ask: (limit: string) => limits.get(limit)?.take(visitor) === 0, hear: shared.hear };
}

/** Waits as long as the test may take: how soon it is told is the machine's affair. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

it('what an address asks of one process is counted by all, limit by limit', async () => {
  const [first, second] = [await startProcess(), await startProcess()];
  for (let asked = 0; asked < 100; asked += 1) expect(first.ask('calls')).toBe(true);
  expect(first.ask('calls')).toBe(false);
  // It begins anew with the minute: then once more.
  await until(() => {
    first.ask('calls');
    return !second.ask('calls');
  });
  expect(second.ask('pages')).toBe(true);
});

it('nothing is told while nobody asks for much', async () => {
  const { db } = test.ctx;
  const asked: string[] = [];
  const { execute } = db;
  db.execute = ((query: ReturnType<typeof sql>) => {
    asked.push('told');
    return execute.call(db, query);
  }) as typeof execute;
  const { ask } = await startProcess();
  for (let count = 0; count < 5; count += 1) ask('calls');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(asked).toEqual([]);
});

it.each([
  'x',
  '{}',
  'null',
  JSON.stringify({ from: 'a', limit: '__proto__', window: 1, counts: [] }),
  JSON.stringify({ from: 'a', limit: 'calls', window: 1, counts: [['b', -5]] }),
  JSON.stringify({ from: 'a', limit: 'calls', window: 'b', counts: 'c' }),
])('passes over %s, which anybody with access to the database can send', async (payload) => {
  const { ask, hear } = await startProcess();
  expect(() => hear(payload)).not.toThrow();
  expect(ask('calls')).toBe(true);
});
