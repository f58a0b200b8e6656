import { asc, eq, sql } from 'drizzle-orm';
import { locales } from '#lib/i18n/locales.ts';
import { announceChange } from '../../db/announce-change.ts';
import type { Executor } from '../../db/connection.ts';
import { textsObject } from '../../db/texts-object.ts';
import { DomainError } from '../../kernel/errors.ts';
import { refreshListing } from '../listing/refresh-listing.ts';
import type { Names } from '../specification/template-owner-repository.ts';
import { categories, categoryTexts } from '../tables.ts';

export type CategoryRow = typeof categories.$inferSelect;

/** A category with its texts in every language and what hangs on it. */
interface EditedCategory {
  id: number;
  parentId: number | null;
  slug: string;
  version: number;
  names: Names;
  descriptions: Names;
  pictureFileId: number | null;
  productCount: number;
  hasSpecification: boolean;
}

const textOf = (column: 'name' | 'description') =>
  textsObject((locale) => sql`max(t.${sql.identifier(column)}) filter (where t.locale = ${locale})`);

/** The whole tree, parents before their children, siblings in their order. */
export async function findEditedCategories(db: Executor): Promise<EditedCategory[]> {
  const { rows } = await db.execute<EditedCategory & Record<string, unknown>>(sql`
    select c.id, c.parent_id as "parentId", c.slug, c.version, c.picture_file_id as "pictureFileId",
      ${textOf('name')} as names, ${textOf('description')} as descriptions,
      (select count(*)::int from products p where p.category_id = c.id) as "productCount",
      exists (select 1 from spec_templates s join spec_template_versions v on v.template_id = s.id
        where s.category_id = c.id and v.status = 'published') as "hasSpecification"
    from categories c left join category_texts t on t.category_id = c.id
    group by c.id order by cardinality(c.path), c.sort, c.id`);
  return rows;
}

/** Locks every category: the tree is small, and whoever changes its shape must see the whole of it. */
export function lockTree(tx: Executor): Promise<CategoryRow[]> {
  return tx.select().from(categories).orderBy(asc(categories.id)).for('update');
}

/** The category as the editor has seen it. Throws `not_found`, and `status_changed` where it was changed since. */
export function requireSeenCategory(tree: CategoryRow[], id: number, version: number | undefined): CategoryRow {
  const found = tree.find((each) => each.id === id);
  if (!found) throw new DomainError('not_found');
  if (found.version !== version) throw new DomainError('status_changed');
  return found;
}

/** Ids of products in these categories and below them, listed or not. */
export async function findProductIds(tx: Executor, categoryId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select p.id from products p join categories c on c.id = p.category_id
    where ${categoryId} = any(c.path) order by p.id`);
  return rows.map(({ id }) => id);
}

/**
 * Locks the products of a branch before its categories are locked, as every change of a product takes them: who lists a
 * product meanwhile waits, and finds the tree as it is then.
 */
export async function lockProducts(tx: Executor, categoryId: number): Promise<void> {
  await tx.execute(sql`
    select p.id from products p where p.category_id in (select c.id from categories c where ${categoryId} = any(c.path))
    order by p.id for update`);
}

/** Lists of the branch show and find its products by the names and the path of their categories. */
export async function refreshBranch(tx: Executor, categoryId: number): Promise<void> {
  await refreshListing(tx, ...(await findProductIds(tx, categoryId)));
  await announceChange(tx, ['catalogue']);
}

/** The texts of a category as given; a language without a name has no row, and another one shows. */
export async function replaceCategoryTexts(
  tx: Executor,
  categoryId: number,
  texts: Record<keyof Names, { name: string; description: string }>,
): Promise<void> {
  await tx.delete(categoryTexts).where(eq(categoryTexts.categoryId, categoryId));
  const rows = locales.flatMap((locale) =>
    texts[locale].name === '' ? [] : [{ categoryId, locale, ...texts[locale] }],
  );
  await tx.insert(categoryTexts).values(rows);
}

/** Numbers siblings anew, in this order. */
export async function orderSiblings(tx: Executor, ids: number[]): Promise<void> {
  const order = JSON.stringify(ids.map((id, sort) => ({ id, sort })));
  await tx.execute(sql`
    update categories c set sort = given.sort
    from jsonb_to_recordset(${order}::jsonb) as given(id bigint, sort int)
    where c.id = given.id and c.sort <> given.sort`);
}
