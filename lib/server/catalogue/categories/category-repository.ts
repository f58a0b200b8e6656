import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import { foldedWords, isFoldedLike } from '../search/folded.ts';
import { categories } from '../tables.ts';
import { byPreference } from '../text-choice.ts';

export interface NamedCategory {
  id: number;
  parentId: number | null;
  slug: string;
  level: number;
  name: string;
  description: string;
  pictureFileId: number | null;
}

async function findCategories(db: Executor, locale: Locale, where: SQL, order: SQL): Promise<NamedCategory[]> {
  const { rows } = await db.execute<NamedCategory & Record<string, unknown>>(sql`
    select c.id, c.parent_id as "parentId", c.slug, cardinality(c.path) as level, t.name, t.description,
      c.picture_file_id as "pictureFileId"
    from categories c
    cross join lateral (
      select t.name, t.description from category_texts t where t.category_id = c.id
      order by ${byPreference('t', locale)} limit 1) t
    where ${where} order by ${order}`);
  return rows;
}

/** The whole tree, parents before their children. */
export function findAllCategories(db: Executor, locale: Locale): Promise<NamedCategory[]> {
  return findCategories(db, locale, sql`true`, sql`cardinality(c.path), c.sort, c.id`);
}

/** The category with this id or slug, be it one of before; or nothing. Slugs never consist of digits only. */
export async function findCategory(
  db: Executor,
  reference: string,
  locale: Locale,
): Promise<NamedCategory | undefined> {
  const isId = /^\d{1,15}$/.test(reference);
  const former = sql`select f.category_id from category_former_slugs f where f.slug = ${reference}`;
  const where = isId ? sql`c.id = ${Number(reference)}` : sql`(c.slug = ${reference} or c.id = (${former}))`;
  return (await findCategories(db, locale, where, sql`c.slug = ${reference} desc, c.id`))[0];
}

/** From the root to the category itself. */
export function findBreadcrumb(db: Executor, id: number, locale: Locale): Promise<NamedCategory[]> {
  const where = sql`c.id = any((select own.path from categories own where own.id = ${id})::bigint[])`;
  return findCategories(db, locale, where, sql`cardinality(c.path)`);
}

export function findChildren(db: Executor, id: number, locale: Locale): Promise<NamedCategory[]> {
  return findCategories(db, locale, sql`c.parent_id = ${id}`, sql`c.sort, c.id`);
}

/** Categories whose name in any language has all words of what was typed, with or without the blanks and marks between. */
export function findCategoriesNamed(
  db: Executor,
  typed: string,
  locale: Locale,
  limit: number,
): Promise<NamedCategory[]> {
  const patterns = foldedWords(typed);
  if (patterns.length === 0) return Promise.resolve([]);
  const isNamed = patterns.map((pattern) => isFoldedLike(sql`own.name`, pattern));
  const where = sql`exists (
    select 1 from category_texts own where own.category_id = c.id and ${sql.join(isNamed, sql` and `)})`;
  return findCategories(db, locale, where, sql`cardinality(c.path), c.sort limit ${limit}`);
}

/** Whether the shop has any category, shown or not. */
export async function hasCategories(db: Executor): Promise<boolean> {
  const rows = await db.select({ id: categories.id }).from(categories).limit(1);
  return rows.length > 0;
}
