import type { OperatorOrderFilter, StoreOrderFilter } from '#lib/contract/orders/order-lists.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import type { Member, StoreMember } from '#lib/server/kernel/actor.ts';
import { findStoreNames } from '#lib/server/store/index.ts';
import { listLines, type Order, type OrderLine } from '../repository.ts';
import {
  type OperatorOrderSort,
  readOperatorOrders,
  readStoreOrders,
  type StoreOrderSort,
} from '../seller/list-seller-orders.ts';

/** An order as a line of a file. */
export interface ExportedOrder {
  order: Order;
  lines: OrderLine[];
  /** Empty while no store has it. */
  storeName: string;
}

type Format = 'csv' | 'xlsx';

interface ExportInput<Filter, Sort> {
  filter: Filter;
  sort: Sort;
  format: Format;
}

/** Orders of a store for a file, batch by batch; who exports what is written down first. */
export async function exportStoreOrders(
  { db }: ServerContext,
  member: StoreMember,
  { filter, sort, format }: ExportInput<StoreOrderFilter, StoreOrderSort>,
): Promise<AsyncGenerator<ExportedOrder[]>> {
  await noteExport(db, member, { entityType: 'store', entityId: member.storeId, filter, format });
  return describeBatches(db, readStoreOrders(db, member.storeId, { filter, sort }));
}

/** Orders of the whole shop for a file; who exports what is written down first. */
export async function exportOperatorOrders(
  { db }: ServerContext,
  member: Member,
  { filter, sort, format }: ExportInput<OperatorOrderFilter, OperatorOrderSort>,
): Promise<AsyncGenerator<ExportedOrder[]>> {
  await noteExport(db, member, { entityType: 'orders', entityId: 0, filter, format });
  return describeBatches(db, readOperatorOrders(db, { filter, sort }));
}

interface Noted {
  entityType: 'store' | 'orders';
  entityId: number;
  filter: StoreOrderFilter | OperatorOrderFilter;
  format: Format;
}

function noteExport(db: Executor, actor: Member, { entityType, entityId, filter, format }: Noted): Promise<void> {
  const data = { ...filter, format };
  return logStatusChange(db, { entityType, entityId, from: null, to: 'exported', event: 'export', actor, data });
}

async function* describeBatches(db: Executor, batches: AsyncGenerator<Order[]>): AsyncGenerator<ExportedOrder[]> {
  for await (const batch of batches) {
    const lines = await listLines(
      db,
      batch.map(({ id }) => id),
    );
    const names = await findStoreNames(
      db,
      batch.flatMap(({ storeId }) => storeId ?? []),
    );
    const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
    yield batch.map((order) => ({
      order,
      lines: linesOf.get(order.id) ?? [],
      storeName: names.get(order.storeId ?? 0) ?? '',
    }));
  }
}
