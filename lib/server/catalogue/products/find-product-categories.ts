import { sql } from 'drizzle-orm';
import type { SpecTexts } from '#lib/contract/catalogue/specification.ts';
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';
import { inEachLanguage } from '#lib/i18n/texts.ts';
import type { Executor } from '../../db/connection.ts';

export interface ProductCategory {
  id: number;
  /** From the root to the category itself. */
  path: number[];
  names: SpecTexts;
}

/** Where these products stand in the shop. */
export async function findProductCategories(db: Executor, productIds: number[]): Promise<Map<number, ProductCategory>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await db.execute<{
    productId: number;
    id: number;
    path: number[];
    names: Partial<Record<Locale, string>>;
  }>(sql`
    select p.id as "productId", c.id, c.path,
      (select jsonb_object_agg(t.locale, t.name) from category_texts t where t.category_id = c.id) as names
    from products p join categories c on c.id = p.category_id
    where p.id in (${sql.join(
      [...new Set(productIds)].map((id) => sql`${id}`),
      sql`, `,
    )})`);
  return new Map(
    rows.map(({ productId, id, path, names }) => [productId, { id, path: path.map(Number), names: whole(names) }]),
  );
}

function whole(names: Partial<Record<Locale, string>> | null): SpecTexts {
  return inEachLanguage((locale) => names?.[locale] ?? names?.[defaultLocale] ?? '');
}
