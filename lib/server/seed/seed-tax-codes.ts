import { listEditedCategories } from '../catalogue/index.ts';
import type { ServerContext } from '../db/context.ts';
import { listTaxCodes, saveCategoryTax, saveTaxCode } from '../invoices/index.ts';
import type { Member } from '../kernel/actor.ts';
import { toPage } from '../kernel/paging.ts';
import { demoTaxCodes } from './content/tax-codes.ts';

/** What the demo shop's goods and services are invoiced under; what is there already stays. */
export async function seedTaxCodes(ctx: ServerContext, operator: Member): Promise<void> {
  const categories = await listEditedCategories(ctx);
  for (const { categories: slugs, ...facts } of demoTaxCodes) {
    const known = (await listTaxCodes(ctx.db, { q: facts.code }, toPage({ limit: 10 }))).list[0];
    const { id: taxCodeId } = known ?? (await saveTaxCode(ctx, operator, facts));
    for (const { id: categoryId } of categories.filter(({ slug }) => slugs.some((each) => each === slug))) {
      await saveCategoryTax(ctx, operator, { categoryId, taxCodeId, taxBp: null });
    }
  }
}
