import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { type LoggedChange, listStatusChanges, logStatusChange } from '#lib/server/db/status-log.ts';
import { findPictureFiles, type PictureFile } from '#lib/server/files/index.ts';
import { findUserNames } from '#lib/server/identity/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { WorkPageOf, WorkQuery } from '#lib/server/kernel/work-page.ts';
import { listLines, type OrderLine, type Seller } from '#lib/server/orders/index.ts';
import { listRefundsOf, type Refund } from '#lib/server/payments/index.ts';
import { findStaffNames, findStoreNames } from '#lib/server/store/index.ts';
import { listMessages, type ShownMessage } from '../messages.ts';
import { findReasons, type Reason } from '../policies/reasons.ts';
import { type Aftersale, type AftersaleLine, findCase, listCaseLines } from '../repository.ts';
import { findReturnAddress } from '../return-address.ts';
import { approved } from '../states.ts';
import { type CaseSort, listOwnRows, listSellerRows } from './list-cases.ts';
import { smallRefundOf } from './store-figures.ts';

/** A case as a list shows it. */
export interface ShownCase {
  aftersale: Aftersale;
  lines: { part: AftersaleLine; line: OrderLine }[];
  pictures: ReadonlyMap<number, PictureFile>;
  reason: Reason | undefined;
  storeName: string | null;
}

/** As who answers it sees it. */
export interface SellerCaseView extends ShownCase {
  customerName: string;
  /** Up to which amount the store approves many at once. */
  smallRefund: number;
}

export interface CaseStory {
  history: LoggedChange[];
  messages: ShownMessage[];
  refunds: Refund[];
  /** Somewhere to send goods back to, where that decides how it goes on. */
  hasAddress: boolean;
  /** Who did what, as far as the reader may know them by name. */
  staff: ReadonlyMap<number, string>;
}

type OwnQuery = Parameters<typeof listOwnRows>[2];
type SellerQuery = { filter: Parameters<typeof listSellerRows>[2]['filter']; input: WorkQuery<CaseSort> };

/** Cases of a customer. */
export async function listOwnCases(
  ctx: ServerContext,
  userId: number,
  query: OwnQuery,
): Promise<WorkPageOf<ShownCase>> {
  const page = await listOwnRows(ctx.db, userId, query);
  return { ...page, list: await showCases(ctx.db, page.list) };
}

/** Cases of a store, or with `null` all of them for operators. */
export async function listSellerCases(
  ctx: ServerContext,
  scope: number | null,
  query: SellerQuery,
): Promise<WorkPageOf<SellerCaseView>> {
  const page = await listSellerRows(ctx.db, scope, query);
  return { ...page, list: await showForSeller(ctx.db, page.list) };
}

/** One of the own cases, with what was said and done. Throws `not_found`. */
export async function getOwnCase(ctx: ServerContext, userId: number, no: string): Promise<ShownCase & CaseStory> {
  const aftersale = await findCase(ctx.db, { no, userId });
  if (!aftersale) throw new DomainError('not_found');
  const [[shown], story] = await Promise.all([
    showCases(ctx.db, [aftersale]),
    findStory(ctx, aftersale, { side: 'customer' }),
  ]);
  if (!shown) throw new DomainError('not_found');
  return { ...shown, ...story };
}

/**
 * One for its store, or for operators, who see all. It shows the customer's telephone number, so each look is written down.
 * Throws `not_found`.
 */
export async function getSellerCase(
  ctx: ServerContext,
  { storeId: scope, member }: Seller,
  no: string,
): Promise<SellerCaseView & CaseStory> {
  const aftersale = await findCase(ctx.db, scope === null ? { no } : { no, storeId: scope });
  if (!aftersale) throw new DomainError('not_found');
  const side = scope === null ? ('platform' as const) : ('store' as const);
  const [[shown], story] = await Promise.all([
    showForSeller(ctx.db, [aftersale]),
    findStory(ctx, aftersale, { side, storeId: scope }),
    noteLook(ctx.db, aftersale, member),
  ]);
  if (!shown) throw new DomainError('not_found');
  return { ...shown, ...story };
}

/** Beside the history of the case itself, which its customer reads. */
async function noteLook(db: Executor, { id: entityId, status, phone }: Aftersale, actor: Member): Promise<void> {
  if (phone === '') return;
  const look = { entityType: 'aftersale_phone', entityId, from: status, to: status, event: 'reveal' };
  await logStatusChange(db, { ...look, actor });
}

interface Reader {
  side: ShownMessage['side'];
  /** Of a seller: by whom staff is named. */
  storeId?: number | null;
}

async function findStory(ctx: ServerContext, aftersale: Aftersale, { side, storeId }: Reader): Promise<CaseStory> {
  const { db } = ctx;
  const changes = listStatusChanges(db, 'aftersale', aftersale.id);
  const isStaffNamed = storeId !== undefined;
  const [history, messages, refunds, hasAddress, staff] = await Promise.all([
    changes,
    listMessages(db, aftersale, side),
    listRefundsOf(db, aftersale.orderNo),
    needsAddress(aftersale) ? findReturnAddress(ctx, aftersale.storeId).then((address) => address !== undefined) : true,
    isStaffNamed ? changes.then((logged) => findStaffNames(db, logged, storeId)) : new Map<number, string>(),
  ]);
  return { history, messages, refunds: refunds.filter(({ caseNo }) => caseNo === aftersale.no), hasAddress, staff };
}

/** Approving it would send the customer an address. */
const needsAddress = ({ status, type }: Aftersale) => status === 'applied' && approved(type) === 'awaiting_return';

/** Cases with their lines, in the order given. */
export async function showCases(db: Executor, rows: Aftersale[]): Promise<ShownCase[]> {
  if (rows.length === 0) return [];
  const [parts, { lines, pictures }, reasons, stores] = await Promise.all([
    listCaseLines(
      db,
      rows.map(({ id }) => id),
    ),
    findOrderLines(db, rows),
    findReasons(
      db,
      rows.map(({ reasonId }) => reasonId),
    ),
    findStoreNames(
      db,
      rows.flatMap(({ storeId }) => storeId ?? []),
    ),
  ]);
  return rows.map((aftersale) => ({
    aftersale,
    pictures,
    lines: parts
      .filter(({ aftersaleId }) => aftersaleId === aftersale.id)
      .flatMap((part) => {
        const line = lines.find(({ id }) => id === part.orderLineId);
        return line ? [{ part, line }] : [];
      }),
    reason: reasons.get(aftersale.reasonId),
    storeName: aftersale.storeId === null ? null : (stores.get(aftersale.storeId) ?? null),
  }));
}

async function findOrderLines(db: Executor, rows: Aftersale[]) {
  const lines = await listLines(db, [...new Set(rows.map(({ orderId }) => orderId))]);
  const pictures = await findPictureFiles(
    db,
    lines.map(({ pictureFileId }) => pictureFileId),
  );
  return { lines, pictures };
}

/** The same with whose they are. */
export async function showForSeller(db: Executor, rows: Aftersale[]): Promise<SellerCaseView[]> {
  const storeIds = rows.flatMap(({ storeId }) => storeId ?? []);
  const [shown, customers, limits] = await Promise.all([
    showCases(db, rows),
    findUserNames(
      db,
      rows.map(({ userId }) => userId),
    ),
    smallRefundOf(db, storeIds),
  ]);
  return shown.map((one) => ({
    ...one,
    customerName: customers.get(one.aftersale.userId) ?? '',
    smallRefund: one.aftersale.storeId === null ? 0 : limits(one.aftersale.storeId),
  }));
}
