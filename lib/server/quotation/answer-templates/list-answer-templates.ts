import { asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Seller } from '../seller.ts';
import { quotationAnswerTemplates } from '../template-tables.ts';

export type AnswerTemplate = typeof quotationAnswerTemplates.$inferSelect;

/** The seller's own, by name. */
export async function listAnswerTemplates({ db }: ServerContext, seller: Seller): Promise<AnswerTemplate[]> {
  return db
    .select()
    .from(quotationAnswerTemplates)
    .where(templatesOf(seller))
    .orderBy(asc(quotationAnswerTemplates.name));
}

/** Those of a store, or of the platform's desk. */
export function templatesOf({ storeId }: Seller): SQL {
  const column = quotationAnswerTemplates.storeId;
  return storeId === null ? isNull(column) : eq(column, storeId);
}
