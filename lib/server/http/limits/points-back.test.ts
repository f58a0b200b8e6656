import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { runOnce } from '#lib/server/db/idempotency.ts';
import { withPointsBack } from '#lib/server/db/spent-points.ts';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { RequestScope } from '../scope/request-scope.ts';
import { type RequestLimit, takeFromLimit } from './rate-limit.ts';
import { takeUnlessReplay } from './replay-limit.ts';

let lastUser = 0;
let scope: RequestScope;
const limit: RequestLimit = { points: 3, seconds: 600, by: 'account' };
const path = '/api/test/write';

const test = await createTestContext();
afterAll(() => test.close());
beforeEach(() => {
  lastUser += 1;
  const actor = { kind: 'member', userId: lastUser, nodes: new Set() };
  scope = { server: test.ctx, actor, ip: '203.0.113.1' } as unknown as RequestScope;
});

/** A call with that limit, and what it comes to. */
const call = (run: () => unknown) =>
  withPointsBack(async () => {
    await takeFromLimit(scope, path, limit);
    return run();
  }).then(
    () => 'ok',
    (error: unknown) => (error instanceof DomainError ? error.code : 'fault'),
  );

const diskIsFull = () => {
  throw Object.assign(new Error('could not extend file'), { code: '53100' });
};

describe('a point of a limit', () => {
  it('comes back however often the database is away, so that nobody is locked out afterwards', async () => {
    for (let round = 0; round < 20; round += 1) expect(await call(diskIsFull)).toBe('fault');
    expect([await call(() => 1), await call(() => 1), await call(() => 1)]).toEqual(['ok', 'ok', 'ok']);
    expect(await call(() => 1)).toBe('too_many_requests');
  });

  it('comes back where the shop fails, no more than one limit’s worth of it', async () => {
    const break_ = () => {
      throw new TypeError('a fault of the shop');
    };
    const outcomes: string[] = [];
    for (let round = 0; round < 8; round += 1) outcomes.push(await call(break_));
    expect(outcomes).toEqual([...Array(6).fill('fault'), 'too_many_requests', 'too_many_requests']);
  });

  it('stays spent by what is refused for a reason of the caller’s', async () => {
    const refuse = () => {
      throw new DomainError('login_failed');
    };
    for (let round = 0; round < 3; round += 1) expect(await call(refuse)).toBe('login_failed');
    expect(await call(refuse)).toBe('too_many_requests');
  });

  it('that cannot be given back at once is given back later', async () => {
    await test.ctx.db.execute(sql`alter table rate_limits add constraint full_disk check (points > 0) not valid`);
    expect(await call(diskIsFull)).toBe('fault');
    await test.ctx.db.execute(sql`alter table rate_limits drop constraint full_disk`);
    expect([await call(() => 1), await call(() => 1), await call(() => 1)]).toEqual(['ok', 'ok', 'ok']);
  });
});

describe('asking again under one key', () => {
  const write = (key: string, body: unknown) => {
    const request = new Request(`http://shop.test${path}`, { headers: { 'idempotency-key': key } });
    const { ctx } = test;
    return withPointsBack(async () => {
      await takeUnlessReplay(scope, { path, request, limit });
      const about = { userId: lastUser, key, route: 'test/write', request: body };
      return ctx.db.transaction((tx) => runOnce(tx, ctx.clock, about, async () => 'written'));
    }).catch((error: DomainError) => error.code);
  };

  it('costs nothing, also once the limit is used up', async () => {
    const key = randomUUID();
    for (let round = 0; round < 6; round += 1) expect(await write(key, { a: 1 })).toBe('written');
    expect([await write(randomUUID(), 1), await write(randomUUID(), 1)]).toEqual(['written', 'written']);
    expect(await write(randomUUID(), 1)).toBe('too_many_requests');
    expect(await write(key, { a: 1 })).toBe('written');
  });

  it('is counted with another body, and lets nobody past the limit', async () => {
    const key = randomUUID();
    expect(await write(key, { a: 1 })).toBe('written');
    expect([await write(key, { a: 2 }), await write(key, { a: 3 })]).toEqual(Array(2).fill('idempotency_conflict'));
    expect(await write(randomUUID(), 1)).toBe('too_many_requests');
    const outcomes: unknown[] = [];
    for (let round = 0; round < 12; round += 1) outcomes.push(await write(key, { a: round + 5 }));
    expect(outcomes.filter((outcome) => outcome === 'idempotency_conflict').length).toBeLessThanOrEqual(10);
    expect(outcomes.at(-1)).toBe('too_many_requests');
  });
});
