import { type SQL, sql } from 'drizzle-orm';
import { listingWording, nameKeyLength, noNumber } from '../../catalogue/index.ts';
import type { Executor } from '../../db/connection.ts';

interface Range {
  from: number;
  to: number;
  now: Date;
}

/** A number from 0 up to (not including) 1 that depends on the product and the purpose only: every run is the same. */
const chance = (purpose: number): SQL => sql.raw(`((hashint8extended(id, ${purpose}) & 1048575)::float8 / 1048576)`);
/** A place in a word table; `skew` 2 makes the first words much more common than the last, as in life. */
const place = (table: string, purpose: number, skew = 1): SQL =>
  sql`floor(power(${chance(purpose)}, ${sql.raw(String(skew))}) * (select count(*) from ${sql.raw(`word_${table}`)}))::integer`;

/** Writes the products of one range of ids with everything that belongs to them. */
export async function insertGeneratedRows(tx: Executor, range: Range): Promise<void> {
  await tx.execute(sql`drop table if exists generated`);
  await createBatch(tx, range);
  await insertProducts(tx);
  await insertListing(tx);
  await insertListingTerms(tx);
  await insertListKeys(tx);
}

/** What each product of the batch is: words, prices, facts. */
async function createBatch(tx: Executor, { from, to, now }: Range): Promise<void> {
  await tx.execute(sql`
    create temporary table generated on commit drop as
    with picked as (
      select id, ${place('good', 1, 1.6)} as g, ${place('material', 2)} as m, ${place('quality', 3)} as q,
        ${place('maker', 4, 2)} as k, ${chance(5)} as price_chance, ${chance(6)} as pricing_chance,
        ${chance(7)} as sold_chance, ${chance(8)} as lead_chance, ${chance(9)} as stock_chance
      from generate_series(${from}::bigint, ${to}::bigint) as id
    )
    select p.id, 'G' || p.id as model, g.word as good, m.word as material, q.word as quality, k.word as maker,
      c.id as category_id, c.path, c.words as category_words,
      c.terms as category_terms,
      case when p.pricing_chance < 0.7 then 'fixed' when p.pricing_chance < 0.92 then 'configured' else 'quote' end
        as pricing,
      greatest(1, round((g.word->>'amount')::float8 * (0.5 + 2.5 * p.price_chance * p.price_chance) / 10) * 10)::bigint
        as amount,
      floor(12 / (p.sold_chance + 0.0004) - 11)::integer as sold,
      floor(p.lead_chance * 14)::smallint as lead_days,
      case when p.stock_chance < 0.6 then floor(p.stock_chance * 900)::integer end as stock,
      ' ' || lower((k.word->>'search') || (q.word->>'search') || (m.word->>'search') || (g.word->>'search') || ' G'
        || p.id || ' ' || p.id || (k.word->>'search_en') || (q.word->>'search_en') || (m.word->>'search_en')
        || (g.word->>'search_en')) as name_text,
      ${now.toISOString()}::timestamptz - (p.id % 40000000) * interval '7 seconds' as published_at,
      array[
        f.ids->('material/' || (m.word->>'value')),
        f.ids->('lead-time/' || case when p.lead_chance < 0.2 then '48h' when p.lead_chance < 0.4 then '3-5d'
          when p.lead_chance < 0.75 then '1-2w' else '2w-plus' end),
        f.ids->('customisable/' || case when p.pricing_chance < 0.7 then 'no' else 'yes' end),
        f.ids->('size-class/' || (array['small', 'medium', 'large'])[1 + floor(p.sold_chance * 3)::integer]),
        f.ids->('brand-origin/' || case when p.stock_chance < 0.85 then 'domestic' else 'imported' end),
        f.ids->('colour/' || (array['white', 'black', 'grey', 'silver', 'natural', 'brown', 'red', 'yellow', 'green',
          'blue'])[1 + floor(p.price_chance * 10)::integer])
      ]::integer[] as facets
    from picked p
    join word_good g on g.place = p.g join word_material m on m.place = p.m
    join word_quality q on q.place = p.q join word_maker k on k.place = p.k
    join word_category c on c.slug = g.word->>'category'
    cross join word_facets f`);
}

async function insertProducts(tx: Executor): Promise<void> {
  await tx.execute(sql`
    insert into products (id, slug, kind, category_id, status, pricing, unit, fulfilment, lead_days_min, lead_days_max,
      sold, published_at, created_at, updated_at)
    overriding system value
    select id, 'generated-' || id, good->>'kind', category_id, 'published', pricing, good->>'unit',
      case good->>'kind' when 'service' then 'service' else 'ship' end, lead_days, lead_days + 2, sold, published_at,
      published_at, published_at
    from generated`);
  await tx.execute(sql`
    insert into product_texts (product_id, locale, name, summary, description, keywords)
    select id, 'zh-cn', (maker->>'zh') || (quality->>'zh') || (material->>'zh') || (good->>'zh') || ' ' || model,
      (quality->>'zh') || (good->>'zh') || '，' || (material->>'zh'), '', good->>'keywords' from generated
    union all
    select id, 'en', (maker->>'en') || ' ' || (quality->>'en') || ' ' || (material->>'en') || ' ' || (good->>'en') || ' '
      || model, initcap(quality->>'en') || ' ' || (good->>'en') || ', ' || (material->>'en'), '', good->>'keywords'
    from generated`);
  await tx.execute(sql`
    insert into product_variants (product_id, sku, price_amount, list_amount, stock_on_hand)
    select id, model, amount, case when id % 5 = 0 then amount + amount / 4 end, stock from generated
    where pricing <> 'quote'`);
  await tx.execute(sql`
    insert into product_attribute_values (product_id, value_id) select id, unnest(facets) from generated`);
  await tx.execute(sql`
    insert into product_media (product_id, sort, file_id)
    select g.id, 0, c.picture_file_id from generated g join categories c on c.id = g.category_id
    where c.picture_file_id is not null`);
}

/** What the desk's list orders them by, as `writeListKeys` would write it. */
async function insertListKeys(tx: Executor): Promise<void> {
  const name = (locale: string) => sql`
    (select left(lower(t.name), ${sql.raw(String(nameKeyLength))}) from product_texts t
    where t.product_id = g.id and t.locale = ${locale})`;
  await tx.execute(sql`
    insert into product_list_keys (product_id, name_zh, name_en, price, stock)
    select g.id, ${name('zh-cn')}, ${name('en')}, case when pricing <> 'quote' then amount else ${noNumber}::bigint end,
      case when pricing <> 'quote' then coalesce(stock::bigint, ${noNumber}) else ${noNumber}::bigint end
    from generated g`);
}

/** The rows `refreshListing` would write, put together from words whose search text is known already. */
async function insertListing(tx: Executor): Promise<void> {
  await tx.execute(sql`
    insert into product_listing (product_id, kind, category_1_id, category_2_id, category_3_id, facet_value_ids,
      price_amount, list_amount, is_price_from, is_available, is_featured, sort_weight, sold, published_at,
      lead_days_max, wording, name_text, search_text)
    select id, good->>'kind', path[1], path[2], path[3], facets,
      case when pricing <> 'quote' then amount end,
      case when pricing <> 'quote' and id % 5 = 0 then amount + amount / 4 end,
      pricing = 'configured', stock is null or stock > 0, false, 0, sold, published_at, lead_days + 2, ${listingWording},
      name_text,
      name_text || lower((good->>'words') || (quality->>'search') || (good->>'search') || ' '
        || (material->>'search') || ' ') || category_words
        || (select string_agg(v.words, '') from word_value v where v.id = any(facets))
    from generated`);
}

/** The words of a product are those of its parts; the runs across them, which nobody types, are left out. */
async function insertListingTerms(tx: Executor): Promise<void> {
  await tx.execute(sql`
    insert into listing_terms (product_id, terms)
    select g.id, array(select distinct jsonb_array_elements_text((good->'terms') || (material->'terms')
      || (quality->'terms') || (maker->'terms') || category_terms || coalesce(
        (select jsonb_agg(term) from word_value v, jsonb_array_elements(v.terms) term where v.id = any(g.facets)), '[]'))
      order by 1)
    from generated g`);
}
