import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { asc, gt, sql } from 'drizzle-orm';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { rateLimits, rowFailures } from '../tables.ts';
import { createTestContext } from '../test-context.ts';
import { claimEach } from './claim-each.ts';
import { batchSize, forEachDue, forEachPage } from './for-each-due.ts';

const test = await createTestContext();
await test.ctx.db.execute(sql`create function poison() returns trigger language plpgsql as $$
  begin raise exception 'poisoned'; end $$`);
await test.ctx.db.execute(sql`create trigger poison before update on rate_limits for each row
  when (old.key like 'bad%') execute function poison()`);
afterAll(() => test.close());
beforeEach(async () => {
  await test.ctx.db.delete(rateLimits);
  await test.ctx.db.delete(rowFailures);
});

/** Rows with points are due; whoever does one takes its points. */
const fill = (...keys: string[]) => test.ctx.db.insert(rateLimits).values(keys.map((key) => ({ key, points: 1 })));
const due = async (limit: number) =>
  test.ctx.db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(gt(rateLimits.points, 0))
    .orderBy(asc(rateLimits.key))
    .limit(limit);
const run = () =>
  forEachDue(test.ctx, 'refunds', {
    find: due,
    keyOf: ({ key }) => key,
    work: async (tx, { key }) => {
      await tx.update(rateLimits).set({ points: 0 }).where(sql`${rateLimits.key} = ${key}`);
      return true;
    },
  });
const failing = () => expect(run()).rejects.toBeDefined();
const failures = () => test.ctx.db.select().from(rowFailures).orderBy(asc(rowFailures.rowKey));

describe('a row that cannot be done', () => {
  it('holds up none of those after it, is counted, and comes back after a while', async () => {
    await fill('bad1', 'good1', 'good2');
    await expect(run()).rejects.toMatchObject({ cause: { message: 'poisoned' } });
    expect(await due(10)).toEqual([{ key: 'bad1' }]);
    expect(await failures()).toMatchObject([{ step: 'refunds', rowKey: 'bad1', failures: 1 }]);
    expect(await run()).toBe(0);
    expect(await failures()).toMatchObject([{ failures: 1 }]);
    test.ctx.clock.advance(61);
    await failing();
    expect(await failures()).toMatchObject([{ failures: 2, error: expect.stringContaining('poisoned') }]);
    test.ctx.clock.advance(61);
    expect(await run()).toBe(0);
    expect(await failures()).toMatchObject([{ failures: 2 }]);
  });

  it('takes no place of others, were there more of them than a round takes', async () => {
    await fill(...Array.from({ length: batchSize + 20 }, (_, index) => `bad${index}`), 'good1', 'good2');
    await failing();
    await failing();
    const left = (await due(500)).map(({ key }) => key);
    expect(left.filter((key) => key.startsWith('good'))).toEqual([]);
  });

  it('is forgotten once it is done, or somebody has done it in another way', async () => {
    await fill('bad1', 'bad2');
    await failing();
    await test.ctx.db.execute(sql`delete from rate_limits where key = 'bad2'`);
    await test.ctx.db.execute(sql`alter table rate_limits disable trigger poison`);
    test.ctx.clock.advance(61);
    expect(await run()).toBe(1);
    await test.ctx.db.execute(sql`alter table rate_limits enable trigger poison`);
    expect(await failures()).toEqual([]);
  });

  it('waits for a person where one has put it aside', async () => {
    await fill('bad1');
    await failing();
    await test.ctx.db.update(rowFailures).set({ asideAt: test.ctx.clock.now(), asideBy: 1, asideReason: 'r' });
    test.ctx.clock.advance(7200);
    expect(await run()).toBe(0);
    expect(await failures()).toMatchObject([{ failures: 1 }]);
  });
});

it('passes over what somebody else did, and counts it as no failure', async () => {
  await fill('good1');
  const work = async () => {
    throw new DomainError('status_changed');
  };
  expect(await forEachDue(test.ctx, 'refunds', { find: due, keyOf: ({ key }) => key, work })).toBe(0);
  expect(await failures()).toEqual([]);
});

it('throws where the database is away, and blames no row for it', async () => {
  await fill('good1', 'good2', 'good3', 'good4', 'good5');
  let tried = 0;
  const workOutside = async () => {
    tried += 1;
    throw Object.assign(new Error('terminating connection'), { code: '57P01' });
  };
  const round = forEachDue(test.ctx, 'refunds', { find: due, keyOf: ({ key }) => key, workOutside });
  await expect(round).rejects.toMatchObject({ code: '57P01' });
  expect(tried).toBe(3);
  expect(await failures()).toEqual([]);
});

it('claims the rows that can be written, whatever stands before them', async () => {
  await fill('bad1', 'good1');
  const claim = () =>
    claimEach(test.ctx, 'refunds', {
      lock: (_tx, limit) => due(limit),
      keyOf: ({ key }: { key: string }) => key,
      plan: async (tx, { key }) => {
        await tx.update(rateLimits).set({ points: 0 }).where(sql`${rateLimits.key} = ${key}`);
        return key;
      },
    });
  expect(await claim()).toEqual(['good1']);
  expect(await failures()).toMatchObject([{ rowKey: 'bad1' }]);
  await fill('good2');
  expect(await claim()).toEqual(['good2']);
  expect(await failures()).toMatchObject([{ rowKey: 'bad1', failures: 1 }]);
});

it('walks all pages, whatever fails on the first, and says so at the end', async () => {
  await fill('bad1', ...Array.from({ length: batchSize + 10 }, (_, index) => `good${String(index).padStart(4, '0')}`));
  const walk = forEachPage(test.ctx, 'refunds', {
    page: (after) =>
      test.ctx.db
        .select({ key: rateLimits.key })
        .from(rateLimits)
        .where(gt(rateLimits.key, after?.key ?? ''))
        .orderBy(asc(rateLimits.key))
        .limit(batchSize),
    keyOf: ({ key }: { key: string }) => key,
    workOutside: async ({ key }) => {
      await test.ctx.db.update(rateLimits).set({ points: 0 }).where(sql`${rateLimits.key} = ${key}`);
      return true;
    },
  });
  await expect(walk).rejects.toMatchObject({ cause: { message: 'poisoned' } });
  expect(await due(10)).toEqual([{ key: 'bad1' }]);
});
