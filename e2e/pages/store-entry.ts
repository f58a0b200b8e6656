import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Locale } from '../../lib/i18n/locales.ts';
import { newApplicationForm } from '../../lib/server/factories/store-factories.ts';
import { memberWords } from './words.ts';

export type EntryForm = ReturnType<typeof newApplicationForm>;

type TextName = {
  [name in keyof EntryForm]: EntryForm[name] extends string ? name : never;
}[keyof EntryForm];

/** A picture as the scan of a business licence is uploaded. */
export async function drawLicence() {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#eedfc4' } });
  return { name: 'licence.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

async function typeInto(page: Page, language: Locale, form: EntryForm, names: TextName[]): Promise<void> {
  const { fields } = memberWords[language].storeFields;
  for (const name of names) await page.getByLabel(fields[name], { exact: true }).fill(form[name]);
}

/** A trade of the demo shop. */
const printing = { 'zh-cn': '印刷', en: 'Printing' };

/** Fills in the four parts of the application to become a store, manually, and hands it in. */
export async function applyForStore(page: Page, language: Locale, form = newApplicationForm()): Promise<EntryForm> {
  const { foot, intro, steps, review } = memberWords[language].store.entry;
  const { fields, file } = memberWords[language].storeFields;
  const goOn = async (part: string) => {
    await page.getByRole('button', { name: foot.next }).click();
    await expect(page.getByRole('heading', { name: part })).toBeVisible();
  };

  await page.goto('/user/applay_entry');
  await page.getByRole('button', { name: intro.begin }).click();
  await typeInto(page, language, form, ['company_name', 'credit_code', 'legal_person', 'licence_from']);
  await page.getByLabel(fields.licence_long_term).check();
  await page.locator('[data-field=licence]').setInputFiles(await drawLicence());
  await expect(page.getByRole('button', { name: `${file.replace} ${fields.licence}` })).toBeVisible();
  await goOn(steps.shop);

  await typeInto(page, language, form, ['store_name', 'intro', 'address']);
  await page.getByLabel(printing[language], { exact: true }).check();
  for (const area of ['province_id', 'city_id', 'area_id'] as const) {
    await page.getByLabel(fields[area]).selectOption(String(form[area]));
  }
  await goOn(steps.contact);

  await typeInto(page, language, form, ['contact_name', 'contact_mobile']);
  await goOn(steps.payee);

  await typeInto(page, language, form, ['payee_name', 'payee_account', 'payee_bank']);
  await goOn(steps.review);

  await page.getByRole('checkbox', { name: review.agreed.replaceAll(/<[^>]+>/g, '') }).check();
  await handIn(page, language);
  return form;
}

/** From any part on: what is filled in is handed in. */
export async function handIn(page: Page, language: Locale): Promise<void> {
  const { foot, progress, steps, submitted } = memberWords[language].store.entry;
  await page.getByRole('navigation', { name: progress.label }).getByRole('button', { name: steps.review }).click();
  await page.getByRole('button', { name: foot.submit }).click();
  await expect(page.getByRole('heading', { name: submitted.title })).toBeVisible();
}
