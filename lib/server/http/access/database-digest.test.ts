import { afterAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { digestDatabase } from './database-digest-for-tests.ts';

const test = await createTestContext();
afterAll(() => test.close());

const digest = () => digestDatabase(test.ctx.db);
const write = (text: string) => test.ctx.db.execute(sql.raw(text));
const now = `'2026-01-01'`;

it('tells the table of every kind of write, and when it is as it was before', async () => {
  const empty = await digest();
  expect(Object.keys(empty).length).toBeGreaterThan(50);
  await write(`insert into settings (key, value, updated_at) values ('a', '1', ${now})`);
  const one = await digest();
  expect(one).toEqual({ ...empty, settings: expect.stringMatching(/^1 /) });
  expect(await digest()).toEqual(one);
  await write(`update settings set value = '2'`);
  const changed = await digest();
  expect(changed.settings).toMatch(/^1 /);
  expect(changed.settings).not.toBe(one.settings);
  await write(`update settings set value = '1'`);
  expect(await digest()).toEqual(one);
  await write('delete from settings');
  expect(await digest()).toEqual(empty);
  await write(`insert into settings (key, value, updated_at) values ('a', '1', ${now})`);
  await digest();
  await write('truncate settings');
  expect(await digest()).toEqual(empty);
});

it('knows nothing of what was rolled back', async () => {
  const before = await digest();
  const undone = test.ctx.db.transaction(async (tx) => {
    await tx.execute(sql.raw(`insert into settings (key, value, updated_at) values ('b', '1', ${now})`));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await digest()).toEqual(before);
});
