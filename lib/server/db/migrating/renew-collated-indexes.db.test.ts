import { afterAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestContext } from '../test-context.ts';
import { renewCollatedIndexes } from './renew-collated-indexes.ts';

const test = await createTestContext();
afterAll(() => test.close());

/** The file that holds an index, which is another one once the index is built anew; and what it says built it. */
async function indexes() {
  const { rows } = await test.ctx.db.execute(sql`
    select relname as name, relfilenode as file, obj_description(oid, 'pg_class') as version
    from pg_class where relname in ('product_list_keys_name_zh', 'product_list_keys_name_en') order by relname desc`);
  return rows as { name: string; file: number; version: string }[];
}

it('builds indexes of names anew where another version of ICU has built them, and no others', async () => {
  const before = await indexes();
  expect(before.map(({ version }) => version)).toEqual([expect.stringMatching(/^[\d.]+$/), expect.any(String)]);
  await test.ctx.db.execute(sql`comment on index product_list_keys_name_zh is '1.0'`);
  await renewCollatedIndexes(test.ctx.db);
  const after = await indexes();
  expect(after.map(({ version }) => version)).toEqual(before.map(({ version }) => version));
  expect(after.map(({ file }, index) => file !== before[index]?.file)).toEqual([true, false]);
});
