import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import { findUserNames } from '#lib/server/identity/index.ts';
import { isPooled, type Seller } from '../seller.ts';
import { readAllForSeller, type SellerFilter } from './list-for-seller.ts';
import type { ListedQuotation } from './list-quotations.ts';

/** A quotation as a line of a file; without the customer's name while it lies in the pool for everybody. */
export interface ExportedQuotation extends ListedQuotation {
  customer: string;
}

/** What a list of quotations shows for a file, batch by batch; who exports what is written down first. */
export async function exportQuotations(
  ctx: ServerContext,
  seller: Seller,
  { filter, format }: { filter: SellerFilter; format: 'csv' | 'xlsx' },
): Promise<AsyncGenerator<ExportedQuotation[]>> {
  const { storeId, member: actor } = seller;
  const what =
    storeId === null ? { entityType: 'quotations', entityId: 0 } : { entityType: 'store', entityId: storeId };
  const data = { list: 'quotations', ...filter, format };
  await logStatusChange(ctx.db, { ...what, from: null, to: 'exported', event: 'export', actor, data });
  return withCustomers(ctx, readAllForSeller(ctx, seller, filter));
}

async function* withCustomers(
  { db }: ServerContext,
  batches: AsyncGenerator<ListedQuotation[]>,
): AsyncGenerator<ExportedQuotation[]> {
  for await (const batch of batches) {
    const shown = batch.filter(({ quotation }) => !isPooled(quotation));
    const names = await findUserNames(db, [...new Set(shown.map(({ quotation }) => quotation.userId))]);
    yield batch.map((listed) => ({
      ...listed,
      customer: isPooled(listed.quotation) ? '' : (names.get(listed.quotation.userId) ?? ''),
    }));
  }
}
