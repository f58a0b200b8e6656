import { locales } from '#lib/i18n/locales.ts';
import type { Executor } from '../db/connection.ts';
import { savePages } from '../site/index.ts';
import type { SeedPage } from './seed-types.ts';

/** The content pages of the demo shop, in the order of the footer. */
export async function seedPages(tx: Executor, pages: SeedPage[], now: Date): Promise<void> {
  const rows = pages.map(({ url, title, description, body }, sort) => ({
    url,
    sort,
    texts: locales.map((locale) => ({
      locale,
      title: title[locale],
      description: description[locale],
      body: body[locale],
    })),
  }));
  await savePages(tx, rows, now);
}
