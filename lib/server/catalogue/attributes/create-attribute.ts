import { eq } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import { attributes, attributeTexts, attributeValues, attributeValueTexts } from '../attribute-tables.ts';

interface NamedTexts {
  key: string;
  texts: { locale: Locale; name: string }[];
}

interface NewAttribute extends NamedTexts {
  sort: number;
  isCardFact: boolean;
  values: NamedTexts[];
}

/** Makes an attribute with its values; what exists under the same key is left as it is. Answers value ids by key. */
export async function createAttribute(tx: Executor, attribute: NewAttribute): Promise<Map<string, number>> {
  const { key, sort, isCardFact } = attribute;
  await tx.insert(attributes).values({ key, sort, isCardFact }).onConflictDoNothing();
  const [row] = await tx.select({ id: attributes.id }).from(attributes).where(eq(attributes.key, key));
  if (!row) throw new Error(`attribute ${key} was not stored`);
  const texts = attribute.texts.map((text) => ({ ...text, attributeId: row.id }));
  await tx.insert(attributeTexts).values(texts).onConflictDoNothing();
  await tx
    .insert(attributeValues)
    .values(attribute.values.map((value, index) => ({ attributeId: row.id, key: value.key, sort: index })))
    .onConflictDoNothing();
  const stored = await tx
    .select({ id: attributeValues.id, key: attributeValues.key })
    .from(attributeValues)
    .where(eq(attributeValues.attributeId, row.id));
  const ids = new Map(stored.map((value) => [value.key, value.id]));
  const valueTexts = attribute.values.flatMap((value) =>
    value.texts.map((text) => ({ ...text, valueId: ids.get(value.key) ?? 0 })),
  );
  await tx.insert(attributeValueTexts).values(valueTexts).onConflictDoNothing();
  return ids;
}
