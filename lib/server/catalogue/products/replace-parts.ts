import { eq } from 'drizzle-orm';
import type { ProductForm } from '#lib/contract/catalogue/product-fields.ts';
import { locales } from '#lib/i18n/locales.ts';
import { textIn } from '#lib/i18n/texts.ts';
import type { ShownChoices } from '#lib/specification/picture-for.ts';
import type { Executor } from '../../db/connection.ts';
import { takePicture } from '../../files/index.ts';
import { DomainError } from '../../kernel/errors.ts';
import { parseFen } from '../../kernel/money.ts';
import { cleanHtml } from '../../site/index.ts';
import { productAttributeValues } from '../attribute-tables.ts';
import { productMedia, productMediaTexts } from '../media-tables.ts';
import { pictureTopic } from '../nodes.ts';
import { productPriceTiers, productSpecifications, productTexts } from '../tables.ts';

/** Texts in each language that has a name; HTML is cleaned on the way in. */
export async function replaceTexts(tx: Executor, productId: number, { texts }: ProductForm): Promise<void> {
  await tx.delete(productTexts).where(eq(productTexts.productId, productId));
  const rows = locales.flatMap((locale) => {
    const { name, summary, description, keywords } = texts[locale];
    return name === '' ? [] : [{ productId, locale, name, summary, description: cleanHtml(description), keywords }];
  });
  if (rows.length > 0) await tx.insert(productTexts).values(rows);
}

export async function replaceTiers(tx: Executor, productId: number, { tiers }: ProductForm): Promise<void> {
  await tx.delete(productPriceTiers).where(eq(productPriceTiers.productId, productId));
  const rows = tiers.map(({ from_quantity, price }) => ({
    productId,
    fromQuantity: from_quantity,
    priceAmount: parseFen(price),
  }));
  if (rows.length > 0) await tx.insert(productPriceTiers).values(rows);
}

export async function replaceFacts(tx: Executor, productId: number, form: ProductForm): Promise<void> {
  await tx.delete(productAttributeValues).where(eq(productAttributeValues.productId, productId));
  const valueIds = [...new Set(form.attribute_value_ids)];
  if (valueIds.length > 0) {
    await tx.insert(productAttributeValues).values(valueIds.map((valueId) => ({ productId, valueId })));
  }
  await tx.delete(productSpecifications).where(eq(productSpecifications.productId, productId));
  const rows = locales.flatMap((locale) =>
    inLanguage(form, locale).map((row, sort) => ({ ...row, productId, locale, sort })),
  );
  if (rows.length > 0) await tx.insert(productSpecifications).values(rows);
}

/** A page shows the table of one language whole: a language with any line has them all, as the shop's own says them. */
function inLanguage({ specifications }: ProductForm, locale: (typeof locales)[number]) {
  if (!specifications.some(({ label, value }) => label[locale] !== '' || value[locale] !== '')) return [];
  return specifications.map(({ label, value }) => ({
    label: textIn(label, locale),
    value: textIn(value, locale),
  }));
}

/**
 * Makes the pictures those of the form; new ones become the shop's. Throws `invalid_input` at a picture that is gone or of
 * somebody else.
 */
export async function replaceMedia(
  tx: Executor,
  { productId, form, userId }: { productId: number; form: ProductForm; userId: number },
): Promise<void> {
  const before = await tx
    .delete(productMedia)
    .where(eq(productMedia.productId, productId))
    .returning({ fileId: productMedia.fileId });
  const known = new Set(before.map(({ fileId }) => fileId));
  for (const [sort, { file_id: fileId, alt, shows }] of form.pictures.entries()) {
    const isOurs = known.has(fileId) || (await takePicture(tx, { fileId, userId, topic: pictureTopic }));
    if (!isOurs) {
      throw new DomainError('invalid_input', { fields: { [`product.pictures.${sort}.file_id`]: { key: 'file' } } });
    }
    const [row] = await tx
      .insert(productMedia)
      .values({ productId, sort, fileId, shows: keepOffered(shows, form) })
      .returning({ id: productMedia.id });
    const alts = locales.flatMap((locale) =>
      alt[locale] === '' ? [] : [{ mediaId: row?.id ?? 0, locale, alt: alt[locale] }],
    );
    if (alts.length > 0) await tx.insert(productMediaTexts).values(alts);
  }
}

/** A picture no longer says that it shows a value which the product does not have; answers to its specification stay. */
function keepOffered(shows: ShownChoices, { options }: ProductForm): ShownChoices {
  const isOffered = ([key, value]: [string, string]) => {
    const option = options.find((each) => each.key === key);
    return !option || option.values.some((each) => each.key === value);
  };
  return Object.fromEntries(Object.entries(shows).filter(isOffered));
}
