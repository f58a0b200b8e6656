import { type SQL, sql } from 'drizzle-orm';
import type { MediaUse } from '#lib/contract/files/desk-media.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { anyTextIn } from '#lib/i18n/texts.ts';
import { cataloguePictureUses, listCatalogueUses } from '../../catalogue/index.ts';
import type { Executor } from '../../db/connection.ts';
import { countUses } from '../../files/index.ts';
import { countPictureOrders, orderPictureUses } from '../../orders/index.ts';
import { countPictureQuotations, quotationPictureUses } from '../../quotation/index.ts';
import { listLookUses, listPageUses, lookFileUses, pageFilmUses, pagePictureUses } from '../../site/index.ts';

/** Everything that shows a file of the shop: `file_id` and `used_by`, one text a record. */
export const mediaUses: SQL = sql`
  ${cataloguePictureUses}
  union all ${pagePictureUses}
  union all ${orderPictureUses}
  union all ${quotationPictureUses}
  union all select shown_file.id, named.used_by from (${pageFilmUses} union all ${lookFileUses}) as named
    join files shown_file on shown_file.url = named.url`;

/** How many records show a file. */
export const countUsesOf = async (db: Executor, id: number): Promise<number> =>
  (await countUses(db, [id], mediaUses)).get(id) ?? 0;

/** Records of a kind that are named; how many there are is counted. */
const mostNamed = 50;

interface UsesOf {
  file: { id: number; url: string };
  locale: Locale;
  now: Date;
}

/** Where a file is shown, record by record. */
export async function listMediaUses(db: Executor, { file, locale, now }: UsesOf): Promise<MediaUse[]> {
  const [catalogue, pages, looks, orders, quotations] = await Promise.all([
    listCatalogueUses(db, file.id, { locale, limit: mostNamed }),
    listPageUses(db, file, now),
    listLookUses(db, file.url),
    countPictureOrders(db, file.id),
    countPictureQuotations(db, file.id),
  ]);
  const one = { places: [], count: 1 };
  const counted = (kind: 'order' | 'quotation', count: number): MediaUse[] =>
    count === 0 ? [] : [{ kind, id: 0, name: '', places: [], count }];
  return [
    ...pages.map(({ page, title, places }) => ({
      ...{ kind: 'page' as const, id: page, name: page === 0 ? '' : anyTextIn(title, locale), places, count: 1 },
    })),
    ...catalogue.map((use) => ({ ...use, ...one })),
    ...(looks.length > 0 ? [{ kind: 'look' as const, id: 0, name: '', places: looks, count: 1 }] : []),
    ...counted('order', orders),
    ...counted('quotation', quotations),
  ];
}
