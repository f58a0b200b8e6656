import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { SellerSide } from '../../lib/contract/seller-path.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { filledIn, memberWords } from './words.ts';

interface CaseRequest {
  /** What the form calls what is requested; missing: nothing else can be. */
  type?: string;
  reason: string;
  description: string;
}

/** Fills in the form of the page that is open and sends it; answers the number of the request. */
export async function requestCase(page: Page, language: Locale, request: CaseRequest): Promise<string> {
  const { apply } = memberWords[language].aftersales;
  await expect(page.getByRole('heading', { level: 1, name: apply.title })).toBeVisible();
  if (request.type) await page.getByRole('radio', { name: request.type }).check();
  await page.getByLabel(apply.reason, { exact: true }).selectOption({ label: request.reason });
  await page.getByLabel(apply.description).fill(request.description);
  await page.getByLabel(apply.phone, { exact: true }).fill('13800138000');
  await page.getByRole('button', { name: apply.submit }).click();
  await expect(page).toHaveURL(/order_aftersales\/info\?no=AS\d{14}$/);
  return new URL(page.url()).searchParams.get('no') ?? '';
}

/** Opens a request as who answers it, or decides. */
export async function openCase(page: Page, side: SellerSide, no: string): Promise<void> {
  const path = side === 'store' ? 'store/order_aftersales' : 'desk/aftersales';
  await page.goto(`/user/${path}/info?no=${no}`);
}

/** The state at the top of a request’s page, for whichever side. */
export async function expectCaseState(page: Page, state: string): Promise<void> {
  await expect(page.getByRole('status').getByRole('heading', { name: state, exact: true })).toBeVisible();
}

interface Step {
  /** What the button is called that opens the dialog. */
  begin: string;
  title: string;
  /** What the button is called that sends it. */
  send: string;
}

/** One step of a request in its dialog: opened, filled in, sent, and gone. */
export async function takeStep(
  page: Page,
  { begin, title, send }: Step,
  fill: (dialog: Locator) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.getByRole('button', { name: begin, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await fill(dialog);
  await dialog.getByRole('button', { name: send, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** A photograph of a fault, chosen in the form and uploaded. */
export async function attachPhoto(form: Page | Locator, language: Locale, name: string): Promise<void> {
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#8a5a44' } });
  const buffer = await picture.png().toBuffer();
  await form
    .locator('input[type=file]')
    .last()
    .setInputFiles([{ name, mimeType: 'image/png', buffer }]);
  const { remove } = memberWords[language].aftersales.files;
  await expect(form.getByRole('button', { name: filledIn(remove, { name }) })).toBeVisible();
  await expect(form.getByRole('progressbar')).toHaveCount(0);
}

/** What the button of an attached file is called that shows it large. */
export const openerOf = (language: Locale, name: string) =>
  filledIn(memberWords[language].aftersales.files.open, { name });
