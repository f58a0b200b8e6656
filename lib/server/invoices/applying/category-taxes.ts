import { eq, inArray } from 'drizzle-orm';
import { findProductCategories } from '#lib/server/catalogue/index.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { categoryTaxes, taxCodes } from '../issuer-tables.ts';

/** Under what something is invoiced. */
export interface LineTax {
  taxCode: string;
  taxLabel: string;
  taxBp: number;
}

/** Where no category says it: goods at the usual rate, without a code. Whoever issues fills it in. */
export const noCategory: LineTax = { taxCode: '', taxLabel: '', taxBp: 1300 };

/** What products are invoiced under: of the nearest category upwards that has a code. */
export async function findProductTaxes(db: Executor, productIds: number[]): Promise<Map<number, LineTax>> {
  const categories = await findProductCategories(db, productIds);
  const ids = [...new Set([...categories.values()].flatMap(({ path }) => path))];
  const taxes = await readCategoryTaxes(db, ids);
  return new Map(
    [...categories].map(([productId, { path }]) => {
      const nearest = path.findLast((id) => taxes.has(id));
      return [productId, taxes.get(nearest ?? 0) ?? noCategory];
    }),
  );
}

async function readCategoryTaxes(db: Executor, ids: number[]): Promise<Map<number, LineTax>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ tax: categoryTaxes, code: taxCodes })
    .from(categoryTaxes)
    .innerJoin(taxCodes, eq(taxCodes.id, categoryTaxes.taxCodeId))
    .where(inArray(categoryTaxes.categoryId, ids));
  return new Map(
    rows.map(({ tax, code }) => [
      tax.categoryId,
      { taxCode: code.code, taxLabel: code.label, taxBp: tax.taxBp ?? code.taxBp },
    ]),
  );
}
