import { asc, sql } from 'drizzle-orm';
import type { ProductChoices } from '#lib/contract/catalogue/desk-products.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../../db/context.ts';
import { attributeValues } from '../attribute-tables.ts';
import { findNamedValues } from '../attributes/attribute-repository.ts';
import { findAllCategories } from '../categories/category-repository.ts';

/** Categories and attribute values that a product can have, named in one language. */
export async function listProductChoices({ db }: ServerContext, locale: Locale): Promise<ProductChoices> {
  const [tree, offered, ids] = await Promise.all([
    findAllCategories(db, locale),
    db.execute<{ id: number }>(sql`
      select c.id from categories c where exists (
        select 1 from spec_templates t join spec_template_versions v on v.template_id = t.id and v.status = 'published'
        where t.category_id = any(c.path))`),
    db.select({ id: attributeValues.id }).from(attributeValues).orderBy(asc(attributeValues.id)),
  ]);
  const specified = new Set(offered.rows.map(({ id }) => Number(id)));
  const values = await findNamedValues(
    db,
    ids.map(({ id }) => id),
    locale,
  );
  return {
    categories: tree.map(({ id, name, parentId }) => ({
      id,
      name,
      parent_id: parentId,
      has_specification: specified.has(id),
    })),
    attributes: [...Map.groupBy(values, ({ attributeId }) => attributeId)].map(([id, group]) => ({
      id,
      name: group[0]?.attributeName ?? '',
      values: group.map((value) => ({ id: value.id, name: value.name })),
    })),
  };
}
