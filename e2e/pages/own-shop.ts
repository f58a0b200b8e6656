import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import movingWords from '../../messages/en/integrationsMoving.json' with { type: 'json' };
import blockWords from '../../messages/en/siteBlocksDesk.json' with { type: 'json' };
import deskWords from '../../messages/en/siteDesk.json' with { type: 'json' };
import lookWords from '../../messages/en/siteLook.json' with { type: 'json' };
import openingWords from '../../messages/en/siteOpening.json' with { type: 'json' };
import { shopifyProducts } from '../fixtures/shopify-products.ts';

/** What an owner does at the desk of a new shop, in English, as a person does it. */
const { setup } = openingWords;

/** A mark as programs write it. */
const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="22" fill="#8a4b14"/></svg>',
);

/** A picture of one colour. */
const makePicture = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#d69a56' } })
    .png()
    .toBuffer();

/** Chooses logo and colour where setup asks for them; the header wears them at once. */
export async function chooseLook(page: Page): Promise<void> {
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: logo });
  await expect(page.getByRole('main').getByRole('img', { name: lookWords.field.logo })).toBeVisible();
  await page.getByRole('textbox', { name: lookWords.field.brand, exact: true }).fill('#8a4b14');
  await page.getByRole('button', { name: setup.save }).click();
}

/** Writes terms and privacy policy from their templates, and publishes them as they are. */
export async function publishLegalTexts(page: Page): Promise<void> {
  const { legal } = deskWords;
  for (const kind of [legal.kinds.terms, legal.kinds.privacy]) {
    await page.goto(new URL('/user/desk/pages', page.url()).href);
    const row = page.getByRole('row').filter({ hasText: kind }).filter({ hasText: legal.draft });
    await row.getByRole('button', { name: legal.draft }).click();
    await page
      .getByRole('link', { name: new RegExp(`^${legal.open}.*${kind}`) })
      .first()
      .click();
    await publish(page);
  }
}

/** Gives the home page a picture, and publishes it. */
export async function makeHome(page: Page): Promise<void> {
  await page.goto(new URL('/user/desk/pages', page.url()).href);
  await page.getByRole('link', { name: deskWords.pages.editHome }).click();
  await page
    .getByLabel(blockWords.fields.picture, { exact: true })
    .first()
    .setInputFiles({ name: 'bread.png', mimeType: 'image/png', buffer: await makePicture() });
  await expect(page.getByRole('button', { name: blockWords.replaceFile })).toBeVisible();
  await publish(page);
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: blockWords.publish, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: blockWords.publish, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('cell', { name: blockWords.versions.current }).first()).toBeVisible();
}

/** Brings so many products from a Shopify file. */
export async function importProducts(page: Page, count: number): Promise<void> {
  await page.goto(new URL('/user/desk/moving', page.url()).href);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'products_export.csv', mimeType: 'text/csv', buffer: shopifyProducts(count) });
  await page.getByRole('button', { name: movingWords.check, exact: true }).click();
  await page.getByRole('button', { name: `Import ${count} records` }).click();
  await expect(page.getByText(movingWords.doneText)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(`${count} imported`).first()).toBeVisible();
}
