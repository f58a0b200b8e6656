import { asc, eq, inArray, sql } from 'drizzle-orm';
import { locales } from '#lib/i18n/locales.ts';
import { announceChange } from '../../db/announce-change.ts';
import type { Executor } from '../../db/connection.ts';
import { textsObject } from '../../db/texts-object.ts';
import {
  attributes,
  attributeTexts,
  attributeValues,
  attributeValueTexts,
  productAttributeValues,
} from '../attribute-tables.ts';
import { refreshListing } from '../listing/refresh-listing.ts';
import type { Names } from '../specification/template-owner-repository.ts';

interface EditedAttribute {
  id: number;
  key: string;
  names: Names;
  isCardFact: boolean;
  version: number;
  values: { id: number; key: string; names: Names; productCount: number }[];
}

const named = (table: string, column: string, id: string) =>
  textsObject(
    (locale) =>
      sql`(select t.name from ${sql.identifier(table)} t where t.${sql.identifier(column)} = ${sql.raw(id)} and t.locale = ${locale})`,
  );

/** All attributes with their values in every language, in their order, and how many products carry each value. */
export async function listEditedAttributes(db: Executor): Promise<EditedAttribute[]> {
  const { rows } = await db.execute<EditedAttribute & Record<string, unknown>>(sql`
    select a.id, a.key, a.is_card_fact as "isCardFact", a.version,
      ${named('attribute_texts', 'attribute_id', 'a.id')} as names,
      coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'key', v.key,
          'names', ${named('attribute_value_texts', 'value_id', 'v.id')},
          'productCount', (select count(*) from product_attribute_values p where p.value_id = v.id))
        order by v.sort, v.id) from attribute_values v where v.attribute_id = a.id), '[]') as values
    from attributes a order by a.sort, a.id`);
  return rows;
}

/**
 * Locks an attribute and its values: no product can be given one of them until the transaction ends. The products that
 * carry one are locked before, as every change of a product takes them first.
 */
export async function lockAttribute(tx: Executor, id: number) {
  await tx.execute(sql`
    select p.id from products p where p.id in (
      select c.product_id from product_attribute_values c join attribute_values v on v.id = c.value_id
      where v.attribute_id = ${id})
    order by p.id for update`);
  const [attribute] = await tx.select().from(attributes).where(eq(attributes.id, id)).for('update');
  if (!attribute) return undefined;
  const values = await tx
    .select()
    .from(attributeValues)
    .where(eq(attributeValues.attributeId, id))
    .orderBy(asc(attributeValues.id))
    .for('update');
  return { ...attribute, values };
}

/** Of these values, those that products carry. */
export async function findCarried(tx: Executor, valueIds: number[]): Promise<Set<number>> {
  if (valueIds.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ id: productAttributeValues.valueId })
    .from(productAttributeValues)
    .where(inArray(productAttributeValues.valueId, valueIds));
  return new Set(rows.map(({ id }) => id));
}

/** Names as given; a language without one has no row, and another one shows. */
export async function replaceAttributeNames(tx: Executor, attributeId: number, names: Names): Promise<void> {
  await tx.delete(attributeTexts).where(eq(attributeTexts.attributeId, attributeId));
  await tx.insert(attributeTexts).values(namesToRows(names).map((row) => ({ ...row, attributeId })));
}

export async function replaceValueNames(tx: Executor, values: { id: number; names: Names }[]): Promise<void> {
  if (values.length === 0) return;
  const ids = values.map(({ id }) => id);
  await tx.delete(attributeValueTexts).where(inArray(attributeValueTexts.valueId, ids));
  const rows = values.flatMap(({ id, names }) => namesToRows(names).map((row) => ({ ...row, valueId: id })));
  await tx.insert(attributeValueTexts).values(rows);
}

function namesToRows(names: Names) {
  return locales.flatMap((locale) => (names[locale] === '' ? [] : [{ locale, name: names[locale] }]));
}

/** Lists find products by the names of what they carry, and cards show it. */
export async function refreshCarriers(tx: Executor, valueIds: number[]): Promise<void> {
  if (valueIds.length > 0) {
    const rows = await tx
      .selectDistinct({ id: productAttributeValues.productId })
      .from(productAttributeValues)
      .where(inArray(productAttributeValues.valueId, valueIds));
    await refreshListing(tx, ...rows.map(({ id }) => id).sort((left, right) => left - right));
  }
  await announceChange(tx, ['catalogue']);
}
