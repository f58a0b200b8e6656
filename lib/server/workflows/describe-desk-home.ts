import type { DataOf } from '#lib/contract/endpoint.ts';
import type { DeskQueue, deskHome } from '#lib/contract/seller-home.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../db/context.ts';
import { listRealNames } from '../identity/index.ts';
import { hasNode, type Member } from '../kernel/actor.ts';
import { toPage } from '../kernel/paging.ts';
import { countDeskWork } from '../orders/index.ts';
import { listAnnouncedTransfers, listOpenNotices, listRecharges, listRefundsToDo } from '../payments/index.ts';
import { countSellerWork } from '../quotation/index.ts';
import { countWaitingChanges, listApplications, listLegalChanges } from '../store/index.ts';
import { findLastCheck, listAdjustments } from '../wallet/index.ts';
import { describeSales } from './describe-sales.ts';

type DeskHome = DataOf<typeof deskHome>;
type OrderWork = Awaited<ReturnType<typeof countDeskWork>>;
/** Orders are counted once for all that asks about them. */
type Count = (ctx: ServerContext, reader: Member, orders: OrderWork) => Promise<number> | number;

const first = toPage({});

/** What waits, with the permission that it takes to see it; each is counted as its list counts. */
const queues: readonly [key: DeskQueue, node: string, count: Count][] = [
  ['transfers', 'operator/payment/transfers', async (ctx) => (await listAnnouncedTransfers(ctx, first)).total],
  [
    'recharges',
    'operator/recharge/list',
    async (ctx) => (await listRecharges(ctx, { status: 'processing' }, first)).total,
  ],
  ['refunds', 'operator/refund/list', async ({ db }) => (await listRefundsToDo(db, first)).total],
  ['notices', 'operator/payment/notices', async (ctx) => (await listOpenNotices(ctx, first)).total],
  ['orders_expired', 'operator/order/list', (_ctx, _reader, { expired }) => expired],
  ['close_requests', 'operator/order/close', (_ctx, _reader, { closeRequests }) => closeRequests],
  ['quotations', 'operator/quote/list', ({ db }) => countSellerWork(db, null)],
  [
    'applications',
    'operator/storeApplication/list',
    async (ctx) => (await listApplications(ctx, 'submitted', first)).total,
  ],
  [
    'legal_changes',
    'operator/store/legalChanges',
    async (ctx) => (await listLegalChanges(ctx, { status: 'pending' }, first)).total,
  ],
  ['payee_changes', 'operator/store/payeeChanges', ({ db }) => countWaitingChanges(db)],
  ['real_names', 'operator/realName/list', async (ctx) => (await listRealNames(ctx, 'pending', first)).total],
  [
    'adjustments',
    'operator/adjustment/list',
    async (ctx, reader) => (await listAdjustments(ctx, reader, { status: 'pending', page: first })).total,
  ],
];

/** The desk at a glance, as far as the reader may deal with what waits. */
export async function describeDeskHome(
  ctx: ServerContext,
  { member, locale }: { member: Member; locale: Locale },
): Promise<DeskHome> {
  const own = queues.filter(([, node]) => hasNode(member, node));
  const seesOrders = hasNode(member, 'operator/order/list');
  const orders = await countDeskWork(ctx.db);
  const [counted, check, figures] = await Promise.all([
    Promise.all(own.map(async ([key, , count]) => ({ key, count: await count(ctx, member, orders) }))),
    hasNode(member, 'operator/ledger/check') ? findLastCheck(ctx) : undefined,
    seesOrders ? describeSales(ctx, 'shop', locale) : null,
  ]);
  return {
    queues: counted,
    pooled: seesOrders ? orders.pooled : null,
    is_ledger_clean: check ? check.faults.length === 0 : null,
    figures,
  };
}
