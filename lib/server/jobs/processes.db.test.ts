import { afterAll, expect, it } from '@jest/globals';
import pino from 'pino';
import { createTestContext } from '../db/test-context.ts';
import { announceProcess, listProcesses, ownProcessId, removeGoneProcesses } from './processes.ts';
import { serverProcesses } from './tables.ts';

const test = await createTestContext();
afterAll(() => test.close());

const silent = pino({ level: 'silent' });
const ids = async () => (await listProcesses(test.ctx)).map(({ id }) => id);

it('is listed with what it does from its start to its end', async () => {
  const { stop } = await announceProcess(test.ctx, silent);
  expect(await listProcesses(test.ctx)).toMatchObject([
    {
      id: ownProcessId,
      pid: process.pid,
      node: process.version,
      roles: 'api,pages,worker',
      version: expect.any(String),
    },
  ]);
  await stop();
  expect(await ids()).toEqual([]);
});

it('vanishes when it says nothing any more, and is forgotten later', async () => {
  const now = test.ctx.clock.now();
  const facts = { host: 'one', pid: 1, roles: 'worker', version: '1', node: 'v24', startedAt: now };
  await test.ctx.db.insert(serverProcesses).values({ ...facts, id: 'killed', seenAt: now });
  test.ctx.clock.advance(149);
  expect(await ids()).toEqual(['killed']);
  test.ctx.clock.advance(2);
  expect(await ids()).toEqual([]);
  await removeGoneProcesses(test.ctx.db, test.ctx.clock.now());
  expect(await test.ctx.db.select().from(serverProcesses)).toHaveLength(1);
  test.ctx.clock.advance(3600);
  await removeGoneProcesses(test.ctx.db, test.ctx.clock.now());
  expect(await test.ctx.db.select().from(serverProcesses)).toEqual([]);
});
