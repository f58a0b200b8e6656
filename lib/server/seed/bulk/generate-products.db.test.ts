import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { ListingSort } from '#lib/contract/catalogue/shop-products.ts';
import { listProducts, refreshListing } from '../../catalogue/index.ts';
import type { ListingFilter } from '../../catalogue/listing/listing-filter.ts';
import { readPageIds } from '../../catalogue/listing/read-listing.ts';
import type { Survey } from '../../catalogue/listing/survey-listing.ts';
import { toSearchWords } from '../../catalogue/search/search-words.ts';
import { createTestContext } from '../../db/test-context.ts';
import { insertFiles } from '../../files/index.ts';
import { seedCatalogue } from '../seed-catalogue.ts';
import { generateProducts } from './generate-products.ts';

const made = 3000;

const test = await createTestContext();
const { db, clock } = test.ctx;
const picture = {
  topic: 'demo',
  url: '/storage/demo/tile-tile.webp',
  name: 'tile',
  mime: 'image/webp',
  size: 1,
  sha256: 'x',
};
const [fileId = 0] = await insertFiles(db, [{ ...picture, path: 'demo/tile-tile.webp' }]);
await seedCatalogue(db, { products: [], specs: [], fileOf: () => fileId, now: clock.now() });
await generateProducts(test.ctx, made);
afterAll(() => test.close());

const rowsOf = async (ids: number[]) =>
  (
    await test.ctx.db.execute(sql`select * from product_listing where product_id = any(${sql.param(ids)}::bigint[])
    order by product_id`)
  ).rows.map(({ search_text, name_text, facet_value_ids, ...row }) => ({
    ...(row as { product_id: number; price_amount: number | null; sold: number; published_at: string }),
    facets: [...(facet_value_ids as number[])].sort((left, right) => left - right),
    name: [...new Set(String(name_text).split(/\s+/))].sort(),
    words: [...new Set(String(search_text).split(/\s+/))].sort(),
  }));

const keysOf = async (ids: number[]) =>
  (
    await test.ctx.db.execute(sql`select * from product_list_keys where product_id = any(${sql.param(ids)}::bigint[])
    order by product_id`)
  ).rows;

describe('generated products', () => {
  it('are listed as if they had been entered manually', async () => {
    const { rows } = await test.ctx.db.execute<{ id: number }>(
      sql`select product_id as id from product_listing order by md5(product_id::text) limit 40`,
    );
    const ids = rows.map(({ id }) => id);
    const generated = [await rowsOf(ids), await keysOf(ids)];
    await refreshListing(test.ctx.db, ...ids);
    expect([await rowsOf(ids), await keysOf(ids)]).toEqual(generated);
  });

  it('are of both kinds, in every category, and counted', async () => {
    const all = await listProducts(test.ctx, { locale: 'en' });
    expect(all).toMatchObject({ total: made, last_page: 100, is_total_bounded: false });
    const services = await listProducts(test.ctx, { locale: 'en', kind: 'service' });
    expect(services.total).toBeGreaterThan(0);
    expect(all.list[0]?.name).toMatch(/^[A-Z][a-z]+ .+ G\d+$/);
  });
});

describe('a search that matches a great deal', () => {
  const filter = { words: toSearchWords('office'), facets: [] };
  const share = 16;
  const all = { limit: made, offset: 0 };
  type Way = 'whole' | 'popular' | 'walked' | 'by steps';
  interface Asked {
    offset?: number;
    words?: ListingFilter['words'];
  }

  /** What a sample would tell of a shop where they lie so thick that they are walked to, or so thin that they are not. */
  async function surveyOf(sort: ListingSort, words: ListingFilter['words'], around: number) {
    const ids = await readPageIds(test.ctx.db, { ...filter, words }, { way: 'matches', sort, ...all });
    const rows = new Map((await rowsOf(ids)).map((row) => [row.product_id, row]));
    const hits = ids.filter((id) => id % share === 0).flatMap((id) => rows.get(id) ?? []);
    const isNamed = ({ name }: { name: string[] }) =>
      sort !== 'popular' || name.includes('office') || words.length === 0;
    const standing = (row: (typeof hits)[number]) =>
      sort === 'popular'
        ? row.sold
        : sort === 'newest'
          ? new Date(row.published_at).getTime() / 1000
          : row.price_amount;
    const survey: Survey = {
      share,
      total: hits.length,
      named: 0,
      isBounded: false,
      counts: new Map(),
      priceMin: null,
      priceMax: null,
      around,
      ids: [],
      standing: {
        named: hits.filter(isNamed).map(standing) as number[],
        mentioned: hits.filter((row) => !isNamed(row)).map(standing) as number[],
      },
    };
    return survey;
  }

  async function read(way: Way, sort: ListingSort, { offset = 0, words = filter.words }: Asked = {}) {
    const around = way === 'by steps' ? made * 1000 : made;
    const survey = way === 'whole' ? undefined : await surveyOf(way === 'popular' ? 'popular' : sort, words, around);
    const page = { sort, limit: 24, offset, survey };
    return readPageIds(test.ctx.db, { ...filter, words }, { way: way === 'popular' ? 'popular' : 'matches', ...page });
  }

  it('shows the same products in the same order as one read in full', async () => {
    expect(await read('popular', 'popular')).toEqual(await read('whole', 'popular'));
    expect(await read('popular', 'popular', { offset: 96 })).toEqual(await read('whole', 'popular', { offset: 96 }));
  });

  it.each(['newest', 'price_asc', 'price_desc'] as const)(
    'puts the most popular matches in order: %s',
    async (sort) => {
      const most = new Set(
        (await Promise.all([0, 24, 48, 72, 96].map((offset) => read('popular', 'popular', { offset })))).flat(),
      );
      const pages = (await Promise.all([0, 24, 48, 72, 96].map((offset) => read('popular', sort, { offset })))).flat();
      expect(new Set(pages)).toEqual(most);
      const rows = new Map((await rowsOf(pages)).map((row) => [row.product_id, row]));
      const priced = pages.map((id) => rows.get(id)?.price_amount).filter((price) => price !== null);
      if (sort !== 'newest') {
        const direction = sort === 'price_asc' ? 1 : -1;
        expect(priced).toEqual([...priced].sort((left, right) => direction * (Number(left) - Number(right))));
      }
    },
  );

  it.each(['popular', 'newest', 'price_asc', 'price_desc'] as const)(
    'shows the same pages walked to, found by steps, and read in full: %s',
    async (sort) => {
      const several = toSearchWords('office', new Map([['office', ['office', '名片', 'printers']]]));
      for (const words of [filter.words, several, toSearchWords('no such thing'), []]) {
        for (const offset of [0, 24, 240]) {
          const whole = await read('whole', sort, { offset, words });
          expect(await read('walked', sort, { offset, words })).toEqual(whole);
          expect(await read('by steps', sort, { offset, words })).toEqual(whole);
        }
      }
    },
  );

  it('is counted or estimated, and says which', async () => {
    const [{ total: counted } = { total: 0 }] = (
      await test.ctx.db.execute<{ total: number }>(sql`
        select count(*)::integer as total from product_listing where search_text like '%office%'`)
    ).rows;
    const found = await listProducts(test.ctx, { locale: 'en', search: 'office' });
    if (found.is_total_bounded) expect(Math.abs(found.total - counted)).toBeLessThan(counted / 5);
    else expect(found.total).toBe(counted);
  });
});
