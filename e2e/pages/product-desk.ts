import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import { deskWords, filledIn } from './words.ts';

/** A text as an operator writes it: in both languages. */
export type BothTexts = Record<Locale, string>;

export interface NewProduct {
  slug: string;
  category: string;
  name: BothTexts;
  summary: BothTexts;
  description: BothTexts;
  sku: string;
  startPrice: string;
  picture: Buffer;
}

/** The fields of one language, beside those of the other. */
const textsIn = (page: Page, language: Locale, texts: Locale) =>
  page.getByRole('group', { name: deskWords[language].deskCatalogue.product.language[texts], exact: true });

/** Makes a product whose price is that of a specification, out of the list of products; it is a draft then. */
export async function createConfiguredProduct(page: Page, language: Locale, product: NewProduct): Promise<number> {
  const { products, product: words } = deskWords[language].deskCatalogue;
  await page.goto('/user/desk/products');
  await page.getByRole('link', { name: products.create }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: words.newTitle })).toBeVisible();
  const category = page.getByLabel(words.category, { exact: true });
  await category.fill(product.category);
  await page.getByRole('option', { name: product.category }).first().click();
  await page.getByLabel(words.pricing, { exact: true }).selectOption('configured');
  await page.getByLabel(words.slug, { exact: true }).fill(product.slug);
  for (const locale of ['zh-cn', 'en'] as const) {
    const fields = textsIn(page, language, locale);
    await fields.getByLabel(words.name, { exact: true }).fill(product.name[locale]);
    await fields.getByLabel(words.summary, { exact: true }).fill(product.summary[locale]);
    await fields.getByRole('textbox', { name: words.description, exact: true }).fill(product.description[locale]);
  }
  await page
    .getByLabel(words.addPictures, { exact: true })
    .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: product.picture });
  await expect(page.getByText(words.mainPicture, { exact: true })).toBeVisible();
  await page.getByLabel(words.sku, { exact: true }).fill(product.sku);
  await page.getByLabel(words.priceField, { exact: true }).fill(product.startPrice);
  await page.getByRole('button', { name: words.saveDraft }).click();
  await expect(page).toHaveURL(/\/user\/desk\/products\/edit\?id=\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: product.name[language] })).toBeVisible();
  return Number(new URL(page.url()).searchParams.get('id'));
}

type Kind = keyof (typeof deskWords)[Locale]['deskSpecification']['kinds'];

/** What a part of the tree is called, and what it costs. */
export interface NewNode {
  label: BothTexts;
  cost?: { rule: 'fixed' | 'per_unit'; amount: string };
  /** The answer customers begin with: of a number the text, of a choice the name of the option. */
  initial?: string;
}

/** What customers would see of the tree as it is now. */
export function previewOf(page: Page, language: Locale): { preview: Locator; total: Locator } {
  const preview = page.getByRole('region', { name: deskWords[language].deskSpecification.preview.title });
  return { preview, total: preview.getByRole('definition').last() };
}

/** Chooses a part of the tree by its name. */
export async function chooseNode(page: Page, name: string): Promise<void> {
  await page.getByRole('treeitem', { name: new RegExp(`^${name} `) }).click();
}

/** Chooses the first part of this kind that nobody has named yet. */
export async function chooseUnnamed(page: Page, language: Locale, kind: Kind): Promise<void> {
  const { tree, kinds } = deskWords[language].deskSpecification;
  const name = filledIn(tree.unnamed, { kind: kinds[kind] });
  await page.getByRole('treeitem', { name }).first().click();
}

/** Adds a part below what is chosen, which is chosen then, and fills its form in. */
export async function addNode(page: Page, language: Locale, { kind, ...node }: NewNode & { kind: Kind }) {
  const { tree, kinds } = deskWords[language].deskSpecification;
  await page.getByRole('button', { name: tree.add, exact: true }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${kinds[kind]}`) }).click();
  await describeNode(page, language, node);
}

/** Fills the form of what is chosen in. */
export async function describeNode(page: Page, language: Locale, { label, cost, initial }: NewNode): Promise<void> {
  const { form, rules } = deskWords[language].deskSpecification;
  for (const locale of ['zh-cn', 'en'] as const) {
    const name = filledIn(form.inLanguage, { label: form.label, language: form.languages[locale] });
    await page.getByRole('textbox', { name, exact: true }).fill(label[locale]);
  }
  if (initial) await answerAtFirst(page, language, initial);
  if (!cost) return;
  await page.getByLabel(form.ruleType, { exact: true }).selectOption({ label: rules[cost.rule] });
  await page.getByLabel(form.amount[cost.rule], { exact: true }).fill(cost.amount);
}

/** The answer that customers begin with: typed, or the name of an option. */
export async function answerAtFirst(page: Page, language: Locale, answer: string): Promise<void> {
  const field = page.getByLabel(deskWords[language].deskSpecification.form.default, { exact: true });
  if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption({ label: answer });
  else await field.fill(answer);
}

/** Saves the tree and publishes it; customers choose by it from then on. */
export async function publishSpecification(page: Page, language: Locale, number: number): Promise<void> {
  const { publish, version } = deskWords[language].deskSpecification;
  await page.getByRole('button', { name: publish.open, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: filledIn(publish.title, { number }) });
  await dialog.getByRole('button', { name: publish.confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(filledIn(version.offered, { number }))).toBeVisible();
}

/** Takes a product off sale again, by its editor. */
export async function archiveProduct(page: Page, language: Locale, id: number): Promise<void> {
  const { product: words, products } = deskWords[language].deskCatalogue;
  await page.goto(`/user/desk/products/edit?id=${id}`);
  await page.getByRole('button', { name: words.archive, exact: true }).click();
  await expect(page.getByText(products.status.archived, { exact: true })).toBeVisible();
}

/** Puts the product of the open editor on sale. */
export async function publishProduct(page: Page, language: Locale): Promise<void> {
  const { product: words, products } = deskWords[language].deskCatalogue;
  await page.getByRole('button', { name: words.publish, exact: true }).click();
  await expect(page.getByText(products.status.published, { exact: true })).toBeVisible();
}
