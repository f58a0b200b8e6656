import { inArray, sql } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import { createBriefCache } from '#lib/server/db/reading/brief-cache.ts';
import type { Executor } from '../../db/connection.ts';
import { attributes, attributeValues } from '../attribute-tables.ts';
import { byPreference } from '../text-choice.ts';

/** A value of an attribute with the names of both in one language. */
export interface NamedValue {
  id: number;
  key: string;
  name: string;
  attributeId: number;
  attributeKey: string;
  attributeName: string;
  isCardFact: boolean;
}

const cache = createBriefCache<NamedValue[]>({ life: 0, staleBy: ['catalogue'] });

/** The named values with these ids, in the order of attributes and values. */
export async function findNamedValues(db: Executor, ids: number[], locale: Locale): Promise<NamedValue[]> {
  if (ids.length === 0) return [];
  const requested = new Set(ids);
  return (await cache.get(db, locale, () => readNamedValues(db, locale))).filter(({ id }) => requested.has(id));
}

/** A shop has some hundred of them, and nearly every page of the catalogue names a few. */
async function readNamedValues(db: Executor, locale: Locale): Promise<NamedValue[]> {
  const { rows } = await db.execute<NamedValue & Record<string, unknown>>(sql`
    select v.id, v.key, vt.name, a.id as "attributeId", a.key as "attributeKey", at.name as "attributeName",
      a.is_card_fact as "isCardFact"
    from attribute_values v
    join attributes a on a.id = v.attribute_id
    cross join lateral (
      select t.name from attribute_value_texts t where t.value_id = v.id order by ${byPreference('t', locale)} limit 1) vt
    cross join lateral (
      select t.name from attribute_texts t where t.attribute_id = a.id order by ${byPreference('t', locale)} limit 1) at
    order by a.sort, a.id, v.sort, v.id`);
  return rows;
}

/** Turns attribute and value keys from an address into ids; what does not exist is left out. */
export async function resolveFacets(
  db: Executor,
  chosen: Record<string, string[]>,
): Promise<{ attributeId: number; valueIds: number[] }[]> {
  const keys = Object.keys(chosen);
  if (keys.length === 0) return [];
  const rows = await db
    .select({
      id: attributeValues.id,
      key: attributeValues.key,
      attributeId: attributes.id,
      attributeKey: attributes.key,
    })
    .from(attributeValues)
    .innerJoin(attributes, sql`${attributes.id} = ${attributeValues.attributeId}`)
    .where(inArray(attributes.key, keys));
  const matching = rows.filter(({ attributeKey, key }) => chosen[attributeKey]?.includes(key));
  return [...Map.groupBy(matching, ({ attributeId }) => attributeId)].map(([attributeId, values]) => ({
    attributeId,
    valueIds: values.map(({ id }) => id),
  }));
}
