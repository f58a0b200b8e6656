import type { SellerCaseFilter } from '#lib/contract/aftersales/store-cases.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import type { Aftersale } from '../repository.ts';
import { type CaseSort, readSellerCases } from './list-cases.ts';
import { type SellerCaseView, showForSeller } from './show-cases.ts';

interface Requested {
  /** Null: the whole shop, for operators. */
  storeId: number | null;
  filter: SellerCaseFilter;
  sort: CaseSort;
  format: 'csv' | 'xlsx';
}

/** Cases for a file, batch by batch; who exports what is written down first. */
export async function readCasesForFile(
  { db }: ServerContext,
  actor: Member,
  { storeId, filter, sort, format }: Requested,
): Promise<AsyncGenerator<SellerCaseView[]>> {
  const entity =
    storeId === null ? { entityType: 'aftersales', entityId: 0 } : { entityType: 'store', entityId: storeId };
  await logStatusChange(db, {
    ...entity,
    from: null,
    to: 'exported',
    event: 'export',
    actor,
    data: { list: 'aftersales', ...filter, format },
  });
  return showBatches(db, readSellerCases(db, storeId, { filter, sort }));
}

async function* showBatches(db: Executor, batches: AsyncGenerator<Aftersale[]>): AsyncGenerator<SellerCaseView[]> {
  for await (const batch of batches) yield await showForSeller(db, batch);
}
