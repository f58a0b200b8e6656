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
  await category.selectOption(await category.getByRole('option', { name: product.category }).getAttribute('value'));
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

/** What a new part of the tree is called, and what it costs. */
export interface NewNode {
  label: BothTexts;
  cost?: { rule: 'fixed' | 'per_unit'; amount: string };
  /** The answer customers begin with: of a number the text, of a choice the name of the option. */
  initial?: string;
}

/** The tree of a specification, and the form of what is chosen in it. */
export class SpecificationDesk {
  constructor(
    private readonly page: Page,
    private readonly language: Locale,
  ) {}

  get words() {
    return deskWords[this.language].deskSpecification;
  }

  get preview(): Locator {
    return this.page.getByRole('region', { name: this.words.preview.title });
  }

  /** What all of it costs in the preview. */
  get total(): Locator {
    return this.preview.getByRole('definition').last();
  }

  async choose(name: string): Promise<void> {
    await this.page.getByRole('treeitem', { name: new RegExp(`(^| )${name} `) }).click();
  }

  /** The first part of this kind that nobody has named. */
  async chooseUnnamed(kind: keyof SpecificationDesk['words']['kinds']): Promise<void> {
    const name = filledIn(this.words.tree.unnamed, { kind: this.words.kinds[kind] });
    await this.page.getByRole('treeitem', { name }).first().click();
  }

  /** Adds a part below what is chosen, which is chosen then, and fills its form in. */
  async add(kind: keyof SpecificationDesk['words']['kinds'], node: NewNode): Promise<void> {
    await this.page.getByRole('button', { name: this.words.tree.add, exact: true }).click();
    await this.page.getByRole('menuitem', { name: new RegExp(`^${this.words.kinds[kind]}`) }).click();
    await this.describe(node);
  }

  /** Fills the form of what is chosen in. */
  async describe({ label, cost, initial }: NewNode): Promise<void> {
    const { form, rules } = this.words;
    for (const locale of ['zh-cn', 'en'] as const) {
      const name = filledIn(form.inLanguage, { label: form.label, language: form.languages[locale] });
      await this.page.getByRole('textbox', { name, exact: true }).fill(label[locale]);
    }
    if (initial) await this.answerAtFirst(initial);
    if (!cost) return;
    await this.page.getByLabel(form.ruleType, { exact: true }).selectOption({ label: rules[cost.rule] });
    await this.page.getByLabel(form.amount[cost.rule], { exact: true }).fill(cost.amount);
  }

  async answerAtFirst(answer: string): Promise<void> {
    const field = this.page.getByLabel(this.words.form.default, { exact: true });
    if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption({ label: answer });
    else await field.fill(answer);
  }

  /** Saves and publishes; customers choose by it from then on. */
  async publish(number: number): Promise<void> {
    const { publish, version } = this.words;
    await this.page.getByRole('button', { name: publish.open, exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name: filledIn(publish.title, { number }) });
    await dialog.getByRole('button', { name: publish.confirm, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(this.page.getByText(filledIn(version.offered, { number }))).toBeVisible();
  }
}

/** Puts the product of the open editor on sale. */
export async function publishProduct(page: Page, language: Locale): Promise<void> {
  const { product: words, products } = deskWords[language].deskCatalogue;
  await page.getByRole('button', { name: words.publish, exact: true }).click();
  await expect(page.getByText(products.status.published, { exact: true })).toBeVisible();
}
