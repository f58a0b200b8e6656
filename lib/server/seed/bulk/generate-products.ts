import { type SQL, sql } from 'drizzle-orm';
import { addTerms, termsOf, toSearchText } from '../../catalogue/index.ts';
import { announceChange } from '../../db/announce-change.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { prepareBulkLoad } from './bulk-load.ts';
import { insertGeneratedRows } from './generated-rows.ts';
import { generatedGoods, generatedMakers, generatedMaterials, generatedQualities } from './generated-words.ts';

const batchSize = 50_000;

interface GenerateOptions {
  onProgress?: (done: number, total: number) => void;
}

/**
 * Adds so many varied, plausible products, for measurements. Works in the database, set by set, with indexes
 * and foreign keys taken away meanwhile: a million takes minutes. All or nothing; other readers wait.
 * Throws a RangeError where there are no categories yet: seed the demo shop first.
 */
export async function generateProducts(
  ctx: ServerContext,
  count: number,
  { onProgress = () => {} }: GenerateOptions = {},
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    await tx.execute(sql`set local work_mem = '64MB'`);
    await createWordTables(tx);
    const firstId = await reserveIds(tx, count);
    const restore = await prepareBulkLoad(tx);
    for (let done = 0; done < count; done += batchSize) {
      const size = Math.min(batchSize, count - done);
      await insertGeneratedRows(tx, { from: firstId + done, to: firstId + done + size - 1, now: ctx.clock.now() });
      onProgress(done + size, count);
    }
    await restore();
    await announceChange(tx, ['shop']);
  });
  // The planner chooses between walking an order and the word index by what it knows of the words; vacuum makes the
  // ordered walks index-only. Neither can run inside the transaction.
  await ctx.db.execute(sql`vacuum analyze product_listing`);
  await ctx.db.execute(sql`analyze products, product_texts, product_variants, product_media`);
}

/** The words as tables, numbered from 0, search text ready: the rows are then put together by joins. */
async function createWordTables(tx: Executor): Promise<void> {
  const goods = generatedGoods.map((good) => ({ ...withWords(good), words: toSearchText([good.keywords]) }));
  const ofPair = ([zh, en]: [zh: string, en: string]) => withWords({ zh, en });
  await createWordTable(tx, 'good', goods);
  await createWordTable(tx, 'material', generatedMaterials.map(withWords));
  await createWordTable(tx, 'quality', generatedQualities.map(ofPair));
  await createWordTable(tx, 'maker', generatedMakers.map(ofPair));
  await createNameTable(
    tx,
    'category',
    sql`
    select c.id, c.slug, c.path, string_agg(t.name, ' ') as names
    from categories c join category_texts t on t.category_id = any(c.path) group by c.id`,
  );
  await createNameTable(
    tx,
    'value',
    sql`
    select v.id, v.key as slug, null::bigint[] as path, string_agg(t.name, ' ') as names
    from attribute_values v join attribute_value_texts t on t.value_id = v.id group by v.id`,
  );
  await tx.execute(sql`
    create temporary table word_facets on commit drop as
    select jsonb_object_agg(a.key || '/' || v.key, v.id) as ids
    from attribute_values v join attributes a on a.id = v.attribute_id`);
  const { rows } = await tx.execute<{ missing: string }>(sql`
    select g.word->>'category' as missing from word_good g
    where not exists (select 1 from word_category c where c.slug = g.word->>'category') limit 1`);
  if (rows[0]) throw new RangeError(`there is no category ${rows[0].missing}`);
}

/** What the shop calls its categories and facet values, as search text. */
async function createNameTable(tx: Executor, name: string, query: SQL): Promise<void> {
  const { rows } = await tx.execute<{ id: number; slug: string; path: string[] | null; names: string }>(query);
  const table = sql.raw(`word_${name}`);
  const words = rows.map((row) => ({ ...row, words: toSearchText([row.names]), terms: termsOf([row.names]) }));
  await addTerms(
    tx,
    words.flatMap(({ terms }) => terms),
  );
  await tx.execute(sql`
    create temporary table ${table} (id bigint primary key, slug text, path bigint[], words text, terms jsonb)
    on commit drop`);
  await tx.execute(sql`
    insert into ${table} select * from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
      as given (id bigint, slug text, path bigint[], words text, terms jsonb)`);
  await tx.execute(sql`analyze ${table}`);
}

/** With what it is found by: search text of the Chinese, and the words of the vocabulary. */
function withWords<T extends { zh: string; en: string; keywords?: string }>(word: T) {
  const { zh, en, keywords = '' } = word;
  return {
    ...word,
    search: toSearchText([zh]).trim(),
    search_en: toSearchText([en]),
    terms: termsOf([zh, en, keywords]),
  };
}

async function createWordTable(tx: Executor, name: string, words: { terms: string[] }[]): Promise<void> {
  await addTerms(
    tx,
    words.flatMap(({ terms }) => terms),
  );
  const table: SQL = sql.raw(`word_${name}`);
  await tx.execute(sql`create temporary table ${table} (place integer primary key, word jsonb) on commit drop`);
  await tx.execute(sql`
    insert into ${table} select place - 1, word
    from jsonb_array_elements(${JSON.stringify(words)}::jsonb) with ordinality as given (word, place)`);
  await tx.execute(sql`analyze ${table}`);
}

/** Takes a run of product ids out of the sequence, so that every table can be filled from the numbers alone. */
async function reserveIds(tx: Executor, count: number): Promise<number> {
  const { rows } = await tx.execute<{ first: number }>(sql`
    select nextval(pg_get_serial_sequence('products', 'id')) as first`);
  const first = rows[0]?.first ?? 1;
  await tx.execute(sql`select setval(pg_get_serial_sequence('products', 'id'), ${first + count})`);
  return first;
}
