import { desc, inArray } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { type LoggedChange, listStatusChanges, logStatusChange } from '../db/status-log.ts';
import { findPictureFiles, listFiles, type OwnFile, type PictureFile } from '../files/index.ts';
import { findUserNames } from '../identity/index.ts';
import type { Member, StoreMember } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import type { WorkPageOf, WorkWish } from '../kernel/work-page.ts';
import { findStaffNames, findStoreNames } from '../store/index.ts';
import { type CloseRequest, findCloseRequests } from './close-requests.ts';
import { listParcels, type ShippedParcel } from './describe-order.ts';
import { type Dispatch, findDispatch } from './dispatch-repository.ts';
import { findReviewedGroups } from './find-reviewed.ts';
import { listOperatorRows, listStoreRows, type OperatorOrderSort, type StoreOrderSort } from './list-seller-orders.ts';
import type { OperatorFilter, SellerFilter } from './order-conditions.ts';
import { findOrder, listLines, type Order, type OrderLine } from './repository.ts';
import {
  isAsked,
  isCarriedOutBy,
  isOffered,
  operatorActions,
  type SellerDeadline,
  sellerActions,
  sellerDeadline,
} from './seller-rules.ts';
import { findSoldParts, type SoldParts } from './sold-parts.ts';
import { orderDispatches } from './tables.ts';

/** An order as who sells sees it in a list. */
export interface SoldOrder {
  order: Order;
  dispatch: Dispatch | undefined;
  lines: OrderLine[];
  pictures: ReadonlyMap<number, PictureFile>;
  deadline: SellerDeadline | undefined;
  actions: ReturnType<typeof sellerActions>;
  /** What somebody wants closed, and nobody has decided. */
  closeRequest: CloseRequest | undefined;
}

export interface SoldOrderDetails extends SoldOrder, SoldParts {
  /** Whether name, phone and street are for this reader. */
  isAddressWhole: boolean;
  /** Whether it comes from an offer of this reader: another's quotation is not theirs to read. */
  isQuotationOwn: boolean;
  shipments: ShippedParcel[];
  history: LoggedChange[];
  /** Who did what of it, as far as the reader may know them by name. */
  staff: ReadonlyMap<number, string>;
  proofFiles: OwnFile[];
}

/** What operators see beside that. */
export interface Operated {
  customerName: string;
  storeName: string | null;
  operations: ReturnType<typeof operatorActions>;
}

export interface OperatedDetails extends Operated {
  /** Who wants it closed; empty where nobody does, and for who has left. */
  proposerName: string;
}

export async function listStoreOrders(
  ctx: ServerContext,
  storeId: number,
  query: { filter: SellerFilter; wish: WorkWish<StoreOrderSort> },
): Promise<WorkPageOf<SoldOrder>> {
  const page = await listStoreRows(ctx.db, storeId, query);
  return { ...page, list: await show(ctx, page.list, storeId) };
}

export async function listOperatorOrders(
  ctx: ServerContext,
  member: Member,
  { filter, wish }: { filter: OperatorFilter; wish: WorkWish<OperatorOrderSort> },
): Promise<WorkPageOf<SoldOrder & Operated>> {
  const page = await listOperatorRows(ctx.db, filter, wish);
  return { ...page, list: await withOperations(ctx.db, member, await show(ctx, page.list, null)) };
}

/**
 * One order for its store: one that it accepted, that waits for its answer, or that its offer became and nobody has paid.
 * Where it goes is whole only once it is accepted, and each look at it is written down. Throws `not_found` for every other.
 */
export async function getStoreOrder(ctx: ServerContext, member: StoreMember, no: string): Promise<SoldOrderDetails> {
  const { storeId } = member;
  const order = await findOrder(ctx.db, { no });
  const dispatch = order && (await findDispatch(ctx.db, order.id));
  const isOwn = order !== undefined && isCarriedOutBy(order, storeId);
  if (!order || !(isOwn || isAsked(dispatch, storeId) || isOffered(order, storeId))) throw new DomainError('not_found');
  if (isOwn) await noteLook(ctx.db, order, member);
  const [sold] = await show(ctx, [order], storeId);
  if (!sold) throw new DomainError('not_found');
  return { ...(await withHistory(ctx.db, sold, storeId)), isAddressWhole: isOwn };
}

/** One order for an operator, who is written down. Throws `not_found`. */
export async function getOperatorOrder(
  ctx: ServerContext,
  member: Member,
  no: string,
): Promise<SoldOrderDetails & OperatedDetails> {
  const order = await findOrder(ctx.db, { no });
  if (!order) throw new DomainError('not_found');
  await noteLook(ctx.db, order, member);
  const [sold] = await withOperations(ctx.db, member, await show(ctx, [order], null));
  if (!sold) throw new DomainError('not_found');
  const proposer = sold.closeRequest?.proposedBy ?? 0;
  const proposerName = (await findUserNames(ctx.db, [proposer])).get(proposer) ?? '';
  return { ...sold, ...(await withHistory(ctx.db, sold, null)), isAddressWhole: true, proposerName };
}

/** Beside the history of the order itself, which its customer reads. */
async function noteLook(db: Executor, order: Order, actor: Member): Promise<void> {
  if (!order.address) return;
  const { id: entityId, status } = order;
  await logStatusChange(db, {
    entityType: 'order_address',
    entityId,
    from: status,
    to: status,
    event: 'reveal',
    actor,
  });
}

async function withHistory(db: Executor, sold: SoldOrder, readerStoreId: number | null) {
  const { id, proofFileIds, quotationNo, fixedStoreId } = sold.order;
  const history = await listStatusChanges(db, 'order', id);
  return {
    ...sold,
    isQuotationOwn: quotationNo !== null && fixedStoreId === readerStoreId,
    ...(await findSoldParts(db, sold)),
    shipments: await listParcels(db, id),
    history,
    staff: await findStaffNames(db, history, readerStoreId),
    proofFiles: await listFiles(db, proofFileIds),
  };
}

async function withOperations<T extends SoldOrder>(
  db: Executor,
  { userId: operatorId }: Member,
  sold: T[],
): Promise<(T & Operated)[]> {
  const names = await findStoreNames(
    db,
    sold.flatMap(({ order }) => order.storeId ?? []),
  );
  const customers = await findUserNames(
    db,
    sold.map(({ order }) => order.userId),
  );
  return sold.map((one) => ({
    ...one,
    customerName: customers.get(one.order.userId) ?? '',
    storeName: one.order.storeId === null ? null : (names.get(one.order.storeId) ?? null),
    operations: operatorActions(one.order, { way: one.dispatch, operatorId }),
  }));
}

async function show({ db, clock }: ServerContext, orders: Order[], storeId: number | null): Promise<SoldOrder[]> {
  const now = clock.now();
  const ids = orders.map(({ id }) => id);
  const lines = await listLines(db, ids);
  const dispatches = await findDispatches(db, ids);
  const closeRequests = await findCloseRequests(db, ids);
  const reviewed = await findReviewedGroups(db, orders);
  const pictures = await findPictureFiles(
    db,
    lines.map(({ pictureFileId }) => pictureFileId),
  );
  return orders.map((order) => {
    const dispatch = dispatches.get(order.id);
    const closeRequest = closeRequests.get(order.id);
    return {
      order,
      dispatch,
      pictures,
      lines: lines.filter(({ orderId }) => orderId === order.id),
      closeRequest,
      deadline: sellerDeadline(order, dispatch, reviewed.has(order.groupId)),
      actions: sellerActions(order, { way: dispatch, storeId, now, isCloseAsked: closeRequest !== undefined }),
    };
  });
}

/** The last one of each order. */
async function findDispatches(db: Executor, orderIds: number[]): Promise<Map<number, Dispatch>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderDispatches)
    .where(inArray(orderDispatches.orderId, orderIds))
    .orderBy(desc(orderDispatches.id));
  return new Map(rows.reverse().map((row) => [row.orderId, row]));
}
