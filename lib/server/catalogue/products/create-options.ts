import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import { productOptions, productOptionTexts, productOptionValues, productOptionValueTexts } from '../option-tables.ts';

interface NamedTexts {
  key: string;
  texts: { locale: Locale; name: string }[];
}

export interface NewOption extends NamedTexts {
  values: NamedTexts[];
}

interface ChosenIds {
  optionId: number;
  valueId: number;
}

/** Makes the options of a product in order; answers the ids of each choice by `option/value`. */
export async function createOptions(
  tx: Executor,
  productId: number,
  options: NewOption[],
): Promise<Map<string, ChosenIds>> {
  const chosen = new Map<string, ChosenIds>();
  for (const [sort, option] of options.entries()) {
    const [row] = await tx
      .insert(productOptions)
      .values({ productId, key: option.key, sort })
      .returning({ id: productOptions.id });
    if (!row) throw new Error(`option ${option.key} was not stored`);
    await tx.insert(productOptionTexts).values(option.texts.map((text) => ({ ...text, optionId: row.id })));
    const values = await tx
      .insert(productOptionValues)
      .values(option.values.map((value, index) => ({ optionId: row.id, key: value.key, sort: index })))
      .returning({ id: productOptionValues.id, key: productOptionValues.key });
    const idOf = new Map(values.map(({ id, key }) => [key, id]));
    for (const [key, valueId] of idOf) chosen.set(`${option.key}/${key}`, { optionId: row.id, valueId });
    const texts = option.values.flatMap((value) =>
      value.texts.map((text) => ({ ...text, valueId: idOf.get(value.key) ?? 0 })),
    );
    await tx.insert(productOptionValueTexts).values(texts);
  }
  return chosen;
}
