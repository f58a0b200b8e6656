import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import { shopDay } from '../../lib/server/kernel/clock.ts';
import { takeStep } from './aftersales.ts';
import { deskWords, filledIn, memberWords } from './words.ts';

/** Opens an invoice as whoever it is for. */
export const openInvoice = (page: Page, no: string) => page.goto(`/user/account/invoice/info?no=${no}`);

/** The state at the top of an invoice's page, for whichever side. */
export async function expectInvoiceState(page: Page, state: string): Promise<void> {
  await expect(page.getByRole('status').getByRole('heading', { name: state, exact: true })).toBeVisible();
}

/** A document of an invoice as it reads on paper. */
export const paperOf = (page: Page, language: Locale, fapiaoNo: string) =>
  page.getByRole('article', { name: filledIn(memberWords[language].invoices.paper.label, { no: fapiaoNo }) });

interface RecordedDocument {
  /** Of the application, or of the red letter. */
  no: string;
  fapiaoNo: string;
}

/** As tax platforms hand them out, as far as the shop looks at it: nobody reads PDFs. */
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

/** A store says that the invoice of the page that is open was issued, or its red one, with number, day and file. */
export async function recordDocument(
  page: Page,
  language: Locale,
  { color, no, fapiaoNo }: RecordedDocument & { color: 'blue' | 'red' },
): Promise<void> {
  const { actions, record } = deskWords[language].storeInvoices;
  const step =
    color === 'blue'
      ? { begin: actions.record, title: filledIn(record.title, { no }) }
      : { begin: actions.record_red, title: filledIn(record.redTitle, { no }) };
  await takeStep(page, { ...step, send: record.submit }, async (dialog) => {
    const sent = page.waitForResponse((response) => response.url().includes('/upload') && response.ok());
    await dialog
      .locator('input[type=file]')
      .setInputFiles([{ name: 'fapiao.pdf', mimeType: 'application/pdf', buffer: pdf }]);
    await sent;
    await dialog.getByLabel(record.number, { exact: true }).fill(fapiaoNo);
    await dialog.getByLabel(record.date, { exact: true }).fill(shopDay(new Date()));
  });
}
