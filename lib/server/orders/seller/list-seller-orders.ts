import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type {
  OperatorOrderFilter,
  operatorOrderSorts,
  StoreOrderFilter,
  storeOrderSorts,
} from '#lib/contract/orders/order-lists.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { countFound, countRows } from '#lib/server/db/count-rows.ts';
import { countUpTo, type KeysetList, readKeysetBatches, readKeysetPage } from '#lib/server/db/reading/keyset.ts';
import type { WorkPageOf, WorkQuery } from '#lib/server/kernel/work-page.ts';
import {
  acceptance,
  inPreparation,
  ofOperators,
  ofStore,
  promise,
  requestedOf,
  toBeShipped,
} from '../order-conditions.ts';
import type { Order } from '../repository.ts';
import { orders } from '../tables.ts';

export type StoreOrderSort = (typeof storeOrderSorts)[number];
export type OperatorOrderSort = (typeof operatorOrderSorts)[number];

const list: KeysetList<Order, StoreOrderSort> = {
  id: orders.id,
  idOf: ({ id }) => id,
  orders: {
    created: { column: orders.createdAt, kind: 'time', valueOf: ({ createdAt }) => createdAt },
    payable: { column: orders.payableAmount, kind: 'number', valueOf: ({ payableAmount }) => payableAmount },
    accepted: { column: acceptance, kind: 'time', valueOf: (order) => order.acceptedAt ?? order.createdAt },
    ship_by: { column: promise, kind: 'time', valueOf: (order) => order.shipBy ?? order.createdAt },
  },
};

/** Orders of a store. Only what is to be shipped has indexes by acceptance and promise; elsewhere the newest come first. */
export function listStoreRows(
  db: Executor,
  storeId: number,
  { filter, input }: { filter: StoreOrderFilter; input: WorkQuery<StoreOrderSort> },
): Promise<WorkPageOf<Order>> {
  const { parts, sort } = requestedOfStore(db, storeId, { filter, sort: input.sort });
  return readPage(db, parts, { ...input, sort });
}

interface Sorted<Filter, Sort> {
  filter: Filter;
  sort: Sort;
}

function requestedOfStore(db: Executor, storeId: number, { filter, sort }: Sorted<StoreOrderFilter, StoreOrderSort>) {
  if (!isOfWork(sort)) return { parts: ofStore(db, storeId, filter), sort };
  if (filter.tab === 'to_ship') return { parts: [toBeShipped(storeId, filter)], sort };
  return { parts: ofStore(db, storeId, filter), sort: '-created' as const };
}

const isOfWork = (sort: StoreOrderSort) => sort.endsWith('accepted') || sort.endsWith('ship_by');

/** Orders of the whole shop, by promise only those in preparation; elsewhere the newest come first. */
export function listOperatorRows(
  db: Executor,
  filter: OperatorOrderFilter,
  input: WorkQuery<OperatorOrderSort>,
): Promise<WorkPageOf<Order>> {
  const { parts, sort } = requestedOfOperators(db, { filter, sort: input.sort });
  return readPage(db, parts, { ...input, sort });
}

function requestedOfOperators(db: Executor, { filter, sort }: Sorted<OperatorOrderFilter, OperatorOrderSort>) {
  const found = ofOperators(db, filter);
  if (!sort.endsWith('ship_by')) return { parts: [found], sort };
  if (filter.status === 'processing') return { parts: [and(found, inPreparation)], sort };
  return { parts: [found], sort: '-created' as const };
}

/** What the list consists of: conditions that no order fulfils two of. */
type Parts = (SQL | undefined)[];

async function readPage(db: Executor, parts: Parts, input: WorkQuery<StoreOrderSort>) {
  const [rows, totals] = await Promise.all([readRows(db, parts, input), countUpTo(db, orders, parts)]);
  return { ...rows, ...totals };
}

/** A page of each part, and of these rows the first. */
function readRows(db: Executor, parts: Parts, input: WorkQuery<StoreOrderSort>) {
  return readKeysetPage(list, input, ({ where: beyond, orderBy, limit }) => {
    const [whole, ...others] = parts;
    const found = parts.map((part) =>
      db
        .select({ id: orders.id })
        .from(orders)
        .where(and(part, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    );
    const isFound = sql`${orders.id} in (${sql.join(found, sql` union all `)})`;
    const where = others.length === 0 ? and(whole, beyond) : isFound;
    return db
      .select()
      .from(orders)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
  });
}

/** All orders of a store that a filter finds, in the order of its list, batch by batch: no more than one is held. */
export function readStoreOrders(
  db: Executor,
  storeId: number,
  requested: Sorted<StoreOrderFilter, StoreOrderSort>,
): AsyncGenerator<Order[]> {
  const { parts, sort } = requestedOfStore(db, storeId, requested);
  return readAll(db, parts, sort);
}

/** The same of the whole shop. */
export function readOperatorOrders(
  db: Executor,
  input: Sorted<OperatorOrderFilter, OperatorOrderSort>,
): AsyncGenerator<Order[]> {
  const { parts, sort } = requestedOfOperators(db, input);
  return readAll(db, parts, sort);
}

const readAll = (db: Executor, parts: Parts, sort: StoreOrderSort): AsyncGenerator<Order[]> =>
  readKeysetBatches((input) => readRows(db, parts, { sort, ...input }));

interface SellerCounts {
  unpaid: number;
  to_accept: number;
  to_ship: number;
  shipped: number;
  aftersales: number;
}

/** How many orders of a store wait for something, each as far as `countRows` counts. */
export async function countStoreOrders(db: Executor, storeId: number): Promise<SellerCounts> {
  const ofTab = (tab: StoreOrderFilter['tab']) => or(...ofStore(db, storeId, { tab }));
  const inTab = (tab: StoreOrderFilter['tab']) => countRows(db, orders, ofTab(tab));
  const isOpenCase = and(
    ofTab('aftersales'),
    eq(orders.aftersaleStatus, 'open'),
    inArray(orders.status, ['processing', 'shipped', 'received']),
  );
  const [unpaid, to_accept, to_ship, shipped, aftersales] = await Promise.all([
    inTab('unpaid'),
    countFound(db, requestedOf(db, storeId)),
    inTab('to_ship'),
    inTab('shipped'),
    countRows(db, orders, isOpenCase),
  ]);
  return { unpaid, to_accept, to_ship, shipped, aftersales };
}
