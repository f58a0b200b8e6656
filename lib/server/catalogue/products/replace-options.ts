import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
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
 * choice by `option/value`. However many there are, the questions to the database are as many.
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
  if (options.length === 0) return new Map();
  const rows = await tx
    .insert(productOptions)
    .values(keys.map((key, sort) => ({ productId, key, sort })))
    .onConflictDoUpdate({
      target: [productOptions.productId, productOptions.key],
      set: { sort: sql`excluded.sort` },
    })
    .returning({ id: productOptions.id, key: productOptions.key });
  const idOf = new Map(rows.map(({ id, key }) => [key, id]));
  const own = options.map((option) => ({ ...option, optionId: idOf.get(option.key) ?? 0 }));
  const ids = own.map(({ optionId }) => optionId);
  await tx.delete(productOptionTexts).where(inArray(productOptionTexts.optionId, ids));
  await tx
    .insert(productOptionTexts)
    .values(own.flatMap((option) => namesOf(option).map((text) => ({ ...text, optionId: option.optionId }))));
  return replaceValues(tx, own);
}

async function replaceValues(
  tx: Executor,
  options: (Option & { optionId: number })[],
): Promise<Map<string, ChosenIds>> {
  const { id, optionId: ofOption, key: keyOf } = productOptionValues;
  const gone = options.map(({ optionId, values }) =>
    and(
      eq(ofOption, optionId),
      notInArray(
        keyOf,
        values.map(({ key }) => key),
      ),
    ),
  );
  await tx.delete(productOptionValues).where(or(...gone));
  const rows = await tx
    .insert(productOptionValues)
    .values(options.flatMap(({ optionId, values }) => values.map(({ key }, sort) => ({ optionId, key, sort }))))
    .onConflictDoUpdate({ target: [ofOption, keyOf], set: { sort: sql`excluded.sort` } })
    .returning({ id, optionId: ofOption, key: keyOf });
  const idOf = new Map(rows.map((row) => [`${row.optionId}/${row.key}`, row.id]));
  const own = options.flatMap(({ key, optionId, values }) =>
    values.map((value) => ({
      value,
      optionId,
      choice: `${key}/${value.key}`,
      valueId: idOf.get(`${optionId}/${value.key}`) ?? 0,
    })),
  );
  await tx.delete(productOptionValueTexts).where(inArray(productOptionValueTexts.valueId, [...idOf.values()]));
  await tx
    .insert(productOptionValueTexts)
    .values(own.flatMap(({ value, valueId }) => namesOf(value).map((text) => ({ ...text, valueId }))));
  return new Map(own.map(({ choice, optionId, valueId }) => [choice, { optionId, valueId }]));
}
