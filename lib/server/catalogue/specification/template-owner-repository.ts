import { type SQL, sql } from 'drizzle-orm';
import type { Unit } from '#lib/contract/catalogue/shop-records.ts';
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import { textsObject } from '../../db/texts-object.ts';
import type { specVersionStatuses } from '../specification-tables.ts';
import type { TemplateOwner } from './specification-repository.ts';

/** Texts of the shop by language; what is missing is empty. */
export type Names = Record<Locale, string>;

export interface OwnerRow {
  names: Names;
  /** Of a product. */
  unit: Unit | null;
  isListed: boolean;
  /** Of a category: products that take its specification. */
  productCount: number;
}

export interface VersionRow {
  id: number;
  number: number;
  status: (typeof specVersionStatuses)[number];
  revision: number;
  nodeCount: number;
  publishedAt: Date | null;
  updatedAt: Date;
}

export interface SourceRow {
  versionId: number;
  number: number;
  productId: number | null;
  categoryId: number | null;
  names: Names;
  nodeCount: number;
}

const namesOf = (table: SQL, column: SQL, id: SQL) =>
  textsObject(
    (locale) => sql`(select words.name from ${table} words where ${column} = ${id} and words.locale = ${locale})`,
  );

const productNames = (id: SQL) => namesOf(sql`product_texts`, sql`words.product_id`, id);
const categoryNames = (id: SQL) => namesOf(sql`category_texts`, sql`words.category_id`, id);

/** Whom a specification is edited for; undefined when there is no such product or category. */
export async function findOwner(db: Executor, owner: TemplateOwner): Promise<OwnerRow | undefined> {
  const { rows } = await db.execute<OwnerRow & Record<string, unknown>>(
    'productId' in owner
      ? sql`select ${productNames(sql`p.id`)} as names, p.unit, p.status = 'published' as "isListed",
          0 as "productCount" from products p where p.id = ${owner.productId}`
      : sql`select ${categoryNames(sql`c.id`)} as names, null as unit, true as "isListed",
          (select count(*)::int from products p join categories own on own.id = p.category_id
            where c.id = any(own.path) and p.status <> 'archived' and not exists (
              select 1 from spec_templates t join spec_template_versions v on v.template_id = t.id
              where t.product_id = p.id and v.status = 'published')) as "productCount"
        from categories c where c.id = ${owner.categoryId}`,
  );
  return rows[0];
}

/** All versions of an owner's template, newest first. */
export async function listVersions(db: Executor, owner: TemplateOwner): Promise<VersionRow[]> {
  const isOwner =
    'productId' in owner ? sql`t.product_id = ${owner.productId}` : sql`t.category_id = ${owner.categoryId}`;
  return findVersionRows(
    db,
    sql`join spec_templates t on t.id = v.template_id where ${isOwner} order by v.number desc`,
  );
}

/** One version of any template. */
export async function findVersionRow(db: Executor, id: number): Promise<VersionRow | undefined> {
  return (await findVersionRows(db, sql`where v.id = ${id}`))[0];
}

async function findVersionRows(db: Executor, rest: SQL): Promise<VersionRow[]> {
  const { rows } = await db.execute<VersionRow & Record<string, unknown>>(sql`
    select v.id, v.number, v.status, v.revision,
      (select count(*)::int from spec_nodes n where n.version_id = v.id) as "nodeCount",
      v.published_at as "publishedAt", v.updated_at as "updatedAt"
    from spec_template_versions v ${rest}`);
  return rows.map((row) => ({
    ...row,
    publishedAt: row.publishedAt && new Date(row.publishedAt),
    updatedAt: new Date(row.updatedAt),
  }));
}

const sourceColumns = sql`v.id as "versionId", v.number, t.product_id as "productId", t.category_id as "categoryId",
  case when t.product_id is null then ${categoryNames(sql`t.category_id`)} else ${productNames(sql`t.product_id`)} end as names,
  (select count(*)::int from spec_nodes n where n.version_id = v.id) as "nodeCount"`;

/** The published template that the owner takes while it has none of its own: that of the nearest category above. */
export async function findInherited(db: Executor, owner: TemplateOwner): Promise<SourceRow | undefined> {
  const path =
    'productId' in owner
      ? sql`select c.path from products p join categories c on c.id = p.category_id where p.id = ${owner.productId}`
      : sql`select array_remove(c.path, c.id) as path from categories c where c.id = ${owner.categoryId}`;
  const { rows } = await db.execute<SourceRow & Record<string, unknown>>(sql`
    select ${sourceColumns} from (${path}) own
    join spec_templates t on t.category_id = any(own.path)
    join spec_template_versions v on v.template_id = t.id and v.status = 'published'
    order by array_position(own.path, t.category_id) desc limit 1`);
  return rows[0];
}

export interface SourceSearch {
  locale: Locale;
  /** Whose own template is not wanted. */
  except?: TemplateOwner | undefined;
  quickSearch: string;
  /** Versions to name; they come instead of a search. */
  ids: number[] | undefined;
  limit: number;
  offset: number;
}

/**
 * Published templates by their owner, a product below its category (名片 › 经典名片), a category with the way to it, the
 * latest first: found by any part of that, or by the owner's name in any language.
 */
export async function findSources(
  db: Executor,
  { locale, except, quickSearch, ids, limit, offset }: SourceSearch,
): Promise<{ options: { id: number; name: string }[]; total: number }> {
  const pattern = `%${quickSearch.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const isRequested = ids
    ? sql`found.id = any(${sql.param(ids)}::bigint[])`
    : sql`(lower(found.name) like ${pattern}
        or exists (select 1 from product_texts x where x.product_id = found.product_id and lower(x.name) like ${pattern})
        or exists (select 1 from category_texts x where x.category_id = found.category_id and lower(x.name) like ${pattern}))
        and not ${isOwn(except)}`;
  const { rows } = await db.execute<{ id: number; name: string; total: number }>(sql`
    select found.id, found.name, count(*) over ()::int as total from (
      select v.id, v.published_at, t.product_id, t.category_id, concat_ws(' › ',
        (select string_agg(${nameIn(locale, sql`category_texts`, sql`category_id = step.id`)}, ' › ' order by step.n)
          from unnest(c.path) with ordinality step(id, n)
          where t.product_id is null or step.n = cardinality(c.path)),
        ${nameIn(locale, sql`product_texts`, sql`product_id = p.id`)}) as name
      from spec_templates t
      join spec_template_versions v on v.template_id = t.id and v.status = 'published'
      left join products p on p.id = t.product_id
      join categories c on c.id = coalesce(p.category_id, t.category_id)) found
    where ${isRequested} order by found.published_at desc, found.id desc limit ${limit} offset ${offset}`);
  return { options: rows.map(({ id, name }) => ({ id, name })), total: rows[0]?.total ?? 0 };
}

/** In the reader's language, else in the shop's own. */
const nameIn = (locale: Locale, table: SQL, isIts: SQL) => sql`(select words.name from ${table} words
  where words.${isIts} and words.name <> '' and words.locale in (${locale}, ${defaultLocale})
  order by words.locale = ${locale} desc limit 1)`;

function isOwn(owner: TemplateOwner | undefined): SQL {
  if (!owner) return sql`false`;
  return 'productId' in owner
    ? sql`(found.product_id is not distinct from ${owner.productId}::bigint)`
    : sql`(found.category_id is not distinct from ${owner.categoryId}::bigint)`;
}

/** The products that a template of this owner may be offered for. */
export async function listOwned(db: Executor, owner: TemplateOwner): Promise<number[]> {
  if ('productId' in owner) return [owner.productId];
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from products p join categories c on c.id = p.category_id
    where ${owner.categoryId} = any(c.path) order by p.id`);
  return rows.map(({ id }) => id);
}
