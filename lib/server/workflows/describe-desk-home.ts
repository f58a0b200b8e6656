import type { DataOf } from '#lib/contract/endpoint.ts';
import type { DeskQueue, deskHome } from '#lib/contract/seller-home.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../db/context.ts';
import { countPendingRealNames } from '../identity/index.ts';
import { hasNode, type Member } from '../kernel/actor.ts';
import { countDeskWork } from '../orders/index.ts';
import {
  countAnnouncedTransfers,
  countOpenNotices,
  countRefundsToDo,
  countWaitingRecharges,
} from '../payments/index.ts';
import { countSellerWork } from '../quotation/index.ts';
import { countOpenLeads } from '../site/index.ts';
import { countPendingLegalChanges, countSubmittedApplications, countUndecidedPayeeChanges } from '../store/index.ts';
import { countPendingAdjustments, findLastCheck } from '../wallet/index.ts';
import { describeSales } from './describe-sales.ts';

type DeskHome = DataOf<typeof deskHome>;
type OrderWork = Awaited<ReturnType<typeof countDeskWork>>;
/** Orders are counted once for all that asks about them. */
type Count = (ctx: ServerContext, orders: OrderWork) => Promise<number> | number;

/** What waits, with the permission that it takes to see it; each is counted as its list counts. */
const queues: readonly [key: DeskQueue, node: string, count: Count][] = [
  ['transfers', 'operator/payment/transfers', ({ db }) => countAnnouncedTransfers(db)],
  ['recharges', 'operator/recharge/list', ({ db }) => countWaitingRecharges(db)],
  ['refunds', 'operator/refund/list', ({ db }) => countRefundsToDo(db)],
  ['notices', 'operator/payment/notices', ({ db }) => countOpenNotices(db)],
  ['orders_expired', 'operator/order/list', (_ctx, { expired }) => expired],
  ['own_orders', 'operator/order/fulfil', (_ctx, { own }) => own],
  ['close_requests', 'operator/order/close', (_ctx, { closeRequests }) => closeRequests],
  ['quotations', 'operator/quote/list', ({ db }) => countSellerWork(db, null)],
  ['applications', 'operator/storeApplication/list', ({ db }) => countSubmittedApplications(db)],
  ['legal_changes', 'operator/store/legalChanges', ({ db }) => countPendingLegalChanges(db)],
  ['payee_changes', 'operator/store/payeeChanges', ({ db }) => countUndecidedPayeeChanges(db)],
  ['real_names', 'operator/realName/list', ({ db }) => countPendingRealNames(db)],
  ['adjustments', 'operator/adjustment/list', ({ db }) => countPendingAdjustments(db)],
  ['leads', 'operator/lead/list', ({ db }) => countOpenLeads(db)],
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
    Promise.all(own.map(async ([key, , count]) => ({ key, count: await count(ctx, orders) }))),
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
