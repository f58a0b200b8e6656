import { desc, inArray } from 'drizzle-orm';
import type { OperatorOrderFilter, StoreOrderFilter } from '#lib/contract/orders/order-lists.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { type LoggedChange, listStatusChanges, logStatusChange } from '#lib/server/db/status-log.ts';
import { listFiles, type OwnFile, type PictureFile } from '#lib/server/files/index.ts';
import { findUserNames } from '#lib/server/identity/index.ts';
import type { Member, StoreMember } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { WorkPageOf, WorkQuery } from '#lib/server/kernel/work-page.ts';
import { findStaffNames, findStoreNames } from '#lib/server/store/index.ts';
import { type CloseRequest, findCloseRequests } from '../closing/close-requests.ts';
import { type Dispatch, findDispatchOf } from '../dispatch/dispatch-repository.ts';
import { orderDispatches } from '../dispatch-tables.ts';
import { listParcels, type ShippedParcel } from '../lists/describe-order.ts';
import { findReviewedGroups } from '../lists/find-reviewed.ts';
import { findLinesWithPictures } from '../lists/lines-with-pictures.ts';
import type { ReadBeside } from '../lists/show-orders.ts';
import { findOrder, type Order, type OrderLine } from '../repository.ts';
import { listOperatorRows, listStoreRows, type OperatorOrderSort, type StoreOrderSort } from './list-seller-orders.ts';
import { findSellerParts, type SellerParts } from './seller-parts.ts';
import {
  isCarriedOutBy,
  isOffered,
  isPending,
  operatorActions,
  type SellerDeadline,
  sellerActions,
  sellerDeadline,
} from './seller-rules.ts';

/** An order as who sells sees it in a list. */
export interface SellerView {
  order: Order;
  dispatch: Dispatch | undefined;
  lines: OrderLine[];
  pictures: ReadonlyMap<number, PictureFile>;
  deadline: SellerDeadline | undefined;
  actions: ReturnType<typeof sellerActions>;
  /** What somebody wants closed, and nobody has decided. */
  closeRequest: CloseRequest | undefined;
}

export interface SellerViewDetails extends SellerView, SellerParts {
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

interface ListQuery<Filter, Sort extends string> {
  filter: Filter;
  input: WorkQuery<Sort>;
  beside?: ReadBeside;
}

export async function listStoreOrders(
  ctx: ServerContext,
  storeId: number,
  { beside, ...query }: ListQuery<StoreOrderFilter, StoreOrderSort>,
): Promise<WorkPageOf<SellerView>> {
  const page = await listStoreRows(ctx.db, storeId, query);
  const [shown] = await Promise.all([show(ctx, page.list, storeId), beside?.(page.list)]);
  return { ...page, list: shown };
}

export async function listOperatorOrders(
  ctx: ServerContext,
  member: Member,
  { filter, input, beside }: ListQuery<OperatorOrderFilter, OperatorOrderSort>,
): Promise<WorkPageOf<SellerView & Operated>> {
  const page = await listOperatorRows(ctx.db, filter, input);
  const [shown, around] = await Promise.all([
    show(ctx, page.list, null),
    findAround(ctx.db, page.list),
    beside?.(page.list),
  ]);
  return { ...page, list: shown.map((one) => withOperations(member, one, around)) };
}

/**
 * One order for its store: one that it accepted, that waits for its answer, or that its offer became and nobody has paid.
 * Where it goes is whole only once it is accepted, and each look at it is written down. Throws `not_found` for every other.
 */
export async function getStoreOrder(ctx: ServerContext, member: StoreMember, no: string): Promise<SellerViewDetails> {
  const { storeId } = member;
  const [order, dispatch] = await Promise.all([findOrder(ctx.db, { no }), findDispatchOf(ctx.db, no)]);
  const isOwn = order !== undefined && isCarriedOutBy(order, storeId);
  if (!order || !(isOwn || isPending(dispatch, storeId) || isOffered(order, storeId)))
    throw new DomainError('not_found');
  const [sellerView] = await Promise.all([
    showWhole(ctx, order, storeId),
    isOwn ? noteLook(ctx.db, order, member) : undefined,
  ]);
  return { ...sellerView, isAddressWhole: isOwn };
}

/** One order for an operator, who is written down. Throws `not_found`. */
export async function getOperatorOrder(
  ctx: ServerContext,
  member: Member,
  no: string,
): Promise<SellerViewDetails & OperatedDetails> {
  const order = await findOrder(ctx.db, { no });
  if (!order) throw new DomainError('not_found');
  const [shown, around] = await Promise.all([
    showWhole(ctx, order, null),
    findAround(ctx.db, [order]),
    noteLook(ctx.db, order, member),
  ]);
  const proposer = shown.closeRequest?.proposedBy ?? 0;
  const proposerName = (await findUserNames(ctx.db, [proposer])).get(proposer) ?? '';
  return { ...withOperations(member, shown, around), isAddressWhole: true, proposerName };
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

type History = Omit<SellerViewDetails, keyof SellerView | 'isAddressWhole'>;

/** An order with all that its page shows. */
async function showWhole(
  ctx: ServerContext,
  order: Order,
  readerStoreId: number | null,
): Promise<SellerView & History> {
  const { db } = ctx;
  const listed = show(ctx, [order], readerStoreId);
  const lines = listed.then(([sellerView]) => sellerView?.lines ?? []);
  const [[sellerView], parts, history] = await Promise.all([
    listed,
    findSellerParts(db, order, lines),
    findHistory(db, order, readerStoreId),
  ]);
  if (!sellerView) throw new DomainError('not_found');
  return { ...sellerView, ...parts, ...history };
}

async function findHistory(
  db: Executor,
  { id, proofFileIds, quotationNo, fixedStoreId }: Order,
  readerStoreId: number | null,
): Promise<Omit<History, keyof SellerParts>> {
  const changes = listStatusChanges(db, 'order', id);
  const [history, staff, parcels, proofFiles] = await Promise.all([
    changes,
    changes.then((logged) => findStaffNames(db, logged, readerStoreId)),
    listParcels(db, id),
    listFiles(db, proofFileIds),
  ]);
  const isQuotationOwn = quotationNo !== null && fixedStoreId === readerStoreId;
  return { isQuotationOwn, shipments: parcels, history, staff, proofFiles };
}

interface Around {
  stores: ReadonlyMap<number, string>;
  customers: ReadonlyMap<number, string>;
}

/** What the stores and customers of orders are called. */
async function findAround(db: Executor, orders: Order[]): Promise<Around> {
  const storeIds = orders.flatMap(({ storeId }) => storeId ?? []);
  const userIds = orders.map(({ userId }) => userId);
  const [stores, customers] = await Promise.all([findStoreNames(db, storeIds), findUserNames(db, userIds)]);
  return { stores, customers };
}

function withOperations<T extends SellerView>(
  { userId: operatorId }: Member,
  one: T,
  { stores, customers }: Around,
): T & Operated {
  return {
    ...one,
    customerName: customers.get(one.order.userId) ?? '',
    storeName: one.order.storeId === null ? null : (stores.get(one.order.storeId) ?? null),
    operations: operatorActions(one.order, { way: one.dispatch, operatorId }),
  };
}

async function show({ db, clock }: ServerContext, orders: Order[], storeId: number | null): Promise<SellerView[]> {
  const now = clock.now();
  const ids = orders.map(({ id }) => id);
  const [{ lines, pictures }, dispatches, closeRequests, reviewed] = await Promise.all([
    findLinesWithPictures(db, ids),
    findDispatches(db, ids),
    findCloseRequests(db, ids),
    findReviewedGroups(db, orders),
  ]);
  return orders.map((order) => {
    const dispatch = dispatches.get(order.id);
    const closeRequest = closeRequests.get(order.id);
    const own = lines.filter(({ orderId }) => orderId === order.id);
    const isShippable = own.some((line) => line.caseQty === 0 && line.cancelledQty + line.shippedQty < line.qty);
    const isCloseRequested = closeRequest !== undefined;
    return {
      order,
      dispatch,
      pictures,
      lines: own,
      closeRequest,
      deadline: sellerDeadline(order, dispatch, reviewed.has(order.groupId)),
      actions: sellerActions(order, { way: dispatch, storeId, now, isCloseRequested, isShippable }),
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
