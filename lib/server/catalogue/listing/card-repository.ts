import { sql } from 'drizzle-orm';
import type { Fulfilment, Pricing, ProductKind, Unit } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import type { Fen } from '../../kernel/money.ts';
import { byPreference } from '../text-choice.ts';

/** A listed product with the texts of one language, as cards and product pages both need it. */
export interface CardRow extends Record<string, unknown> {
  id: number;
  slug: string;
  kind: ProductKind;
  locale: Locale;
  name: string;
  summary: string;
  categoryId: number;
  categorySlug: string;
  categoryName: string;
  pricing: Pricing;
  priceAmount: Fen | null;
  listAmount: Fen | null;
  startAmount: Fen | null;
  startQuantity: number | null;
  startUnit: Unit | null;
  isPriceFrom: boolean;
  isAvailable: boolean;
  isFeatured: boolean;
  unit: Unit;
  fulfilment: Fulfilment;
  minimumQuantity: number;
  leadDaysMin: number;
  leadDaysMax: number;
  sold: number;
  publishTime: number;
  updateTime: number;
  facetValueIds: number[];
  pictureFileId: number | null;
  pictureAlt: string | null;
}

/** Card rows in the order of the ids; products that are not listed are left out. */
export async function findCardRows(db: Executor, ids: number[], locale: Locale): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<CardRow>(sql`
    select p.id, p.slug, p.kind, t.locale, t.name, t.summary, c.id as "categoryId", c.slug as "categorySlug",
      ct.name as "categoryName", p.pricing, l.price_amount as "priceAmount", l.list_amount as "listAmount",
      l.start_amount as "startAmount", l.start_quantity as "startQuantity", l.start_unit as "startUnit",
      l.is_price_from as "isPriceFrom", l.is_available as "isAvailable", p.is_featured as "isFeatured", p.unit,
      p.fulfilment, p.minimum_quantity as "minimumQuantity", p.lead_days_min as "leadDaysMin",
      p.lead_days_max as "leadDaysMax", l.sold, l.facet_value_ids as "facetValueIds",
      floor(extract(epoch from l.published_at))::bigint as "publishTime",
      floor(extract(epoch from p.updated_at))::bigint as "updateTime",
      m.file_id as "pictureFileId", m.alt as "pictureAlt"
    from unnest(${sql.param(ids)}::bigint[]) with ordinality as wanted (id, place)
    join product_listing l on l.product_id = wanted.id
    join products p on p.id = wanted.id
    join categories c on c.id = p.category_id
    cross join lateral (
      select x.locale, x.name, x.summary from product_texts x where x.product_id = p.id
      order by ${byPreference('x', locale)} limit 1) t
    cross join lateral (
      select x.name from category_texts x where x.category_id = c.id order by ${byPreference('x', locale)} limit 1) ct
    left join lateral (
      select pm.file_id,
        (select x.alt from product_media_texts x where x.media_id = pm.id order by ${byPreference('x', locale)} limit 1)
          as alt
      from product_media pm where pm.product_id = p.id order by pm.sort limit 1) m on true
    order by wanted.place`);
  return rows;
}
