import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { ProductForm } from '#lib/contract/catalogue/product-fields.ts';
import { locales } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import { productOptions, productOptionTexts, productOptionValues, productOptionValueTexts } from '../option-tables.ts';

type Option = ProductForm['options'][number];
type Named = Pick<Option, 'key' | 'name'>;

interface ChosenIds {
  optionId: number;
  valueId: number;
}

/** A row for each language that has a name. */
function namesOf({ name }: Pick<Named, 'name'>) {
  return locales.flatMap((locale) => (name[locale] === '' ? [] : [{ locale, name: name[locale] }]));
}

/**
 * Makes the options of a product those given. One keeps its id for as long as it keeps its key. Answers the ids of each
 * choice by `option/value`.
 */
export async function replaceOptions(
  tx: Executor,
  productId: number,
  options: Option[],
): Promise<Map<string, ChosenIds>> {
  const ofProduct = eq(productOptions.productId, productId);
  const keys = options.map(({ key }) => key);
  await tx
    .delete(productOptions)
    .where(keys.length > 0 ? and(ofProduct, notInArray(productOptions.key, keys)) : ofProduct);
  const chosen = new Map<string, ChosenIds>();
  for (const [sort, option] of options.entries()) {
    const [row] = await tx
      .insert(productOptions)
      .values({ productId, key: option.key, sort })
      .onConflictDoUpdate({ target: [productOptions.productId, productOptions.key], set: { sort } })
      .returning({ id: productOptions.id });
    if (!row) throw new Error(`option ${option.key} was not stored`);
    await tx.delete(productOptionTexts).where(eq(productOptionTexts.optionId, row.id));
    await tx.insert(productOptionTexts).values(namesOf(option).map((text) => ({ ...text, optionId: row.id })));
    const values = await replaceValues(tx, row.id, option.values);
    for (const [key, valueId] of values) chosen.set(`${option.key}/${key}`, { optionId: row.id, valueId });
  }
  return chosen;
}

async function replaceValues(tx: Executor, optionId: number, values: Named[]): Promise<Map<string, number>> {
  const keys = values.map(({ key }) => key);
  await tx
    .delete(productOptionValues)
    .where(and(eq(productOptionValues.optionId, optionId), notInArray(productOptionValues.key, keys)));
  const ids = new Map<string, number>();
  for (const [sort, { key }] of values.entries()) {
    const [row] = await tx
      .insert(productOptionValues)
      .values({ optionId, key, sort })
      .onConflictDoUpdate({ target: [productOptionValues.optionId, productOptionValues.key], set: { sort } })
      .returning({ id: productOptionValues.id });
    if (row) ids.set(key, row.id);
  }
  await tx.delete(productOptionValueTexts).where(inArray(productOptionValueTexts.valueId, [...ids.values()]));
  const texts = values.flatMap((value) =>
    namesOf(value).map((text) => ({ ...text, valueId: ids.get(value.key) ?? 0 })),
  );
  await tx.insert(productOptionValueTexts).values(texts);
  return ids;
}
