import type { PermissionNode } from '#lib/contract/nodes.ts';
import type { DeskQueue } from '#lib/contract/store/homes.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { countDisputes, countFailedCases, countPlatformCases } from '../../aftersales/index.ts';
import type { ServerContext } from '../../db/context.ts';
import { countPendingRealNames } from '../../identity/index.ts';
import {
  countOverdueInvoices,
  countPendingDocuments,
  countPlatformInvoices,
  countSubmittedSettlements,
} from '../../invoices/index.ts';
import { hasNode, type Member } from '../../kernel/actor.ts';
import { countDeskWork } from '../../orders/index.ts';
import {
  countAnnouncedTransfers,
  countOpenNotices,
  countRefundsToDo,
  countWaitingRecharges,
} from '../../payments/index.ts';
import { countPayableWithdrawals, countPendingWithdrawals } from '../../payouts/index.ts';
import { countSellerWork } from '../../quotation/index.ts';
import { countPromoterApplications } from '../../referral/index.ts';
import { countDisputed, countProposedDeposits, countWaitingCorrections } from '../../settlement/index.ts';
import { countOpenLeads } from '../../site/index.ts';
import { countPendingLegalChanges, countSubmittedApplications, countUndecidedPayeeChanges } from '../../store/index.ts';
import { countPendingAdjustments } from '../../wallet/index.ts';

type Db = ServerContext['db'];
type OrderWork = Awaited<ReturnType<typeof countDeskWork>>;

interface Queue {
  key: DeskQueue;
  /** The permission that it takes to see it. */
  node: PermissionNode;
  /** Where it is dealt with, as the menu has it. */
  page: string;
  /** Orders are counted once for all that asks about them. */
  count: (db: Db, orders: Promise<OrderWork>) => Promise<number>;
}

/** What waits for operators; each is counted as its list counts. */
const queues: readonly Queue[] = [
  {
    key: 'transfers',
    node: 'operator/payment/transfers',
    page: userPath('desk/transfers'),
    count: countAnnouncedTransfers,
  },
  { key: 'recharges', node: 'operator/recharge/list', page: userPath('desk/transfers'), count: countWaitingRecharges },
  { key: 'refunds', node: 'operator/refund/list', page: userPath('desk/refunds'), count: countRefundsToDo },
  { key: 'notices', node: 'operator/payment/notices', page: userPath('desk/notices'), count: countOpenNotices },
  {
    key: 'orders_expired',
    node: 'operator/order/list',
    page: userPath('desk/orders'),
    count: async (_db, orders) => (await orders).expired,
  },
  {
    key: 'own_orders',
    node: 'operator/order/fulfil',
    page: userPath('desk/orders'),
    count: async (_db, orders) => (await orders).own,
  },
  {
    key: 'close_requests',
    node: 'operator/order/close',
    page: userPath('desk/orders'),
    count: async (_db, orders) => (await orders).closeRequests,
  },
  {
    key: 'quotations',
    node: 'operator/quote/list',
    page: userPath('desk/quotations'),
    count: (db) => countSellerWork(db, null),
  },
  {
    key: 'case_disputes',
    node: 'operator/aftersale/decide',
    page: userPath('desk/aftersales'),
    count: countDisputes,
  },
  {
    key: 'case_failed',
    node: 'operator/aftersale/decide',
    page: userPath('desk/aftersales'),
    count: countFailedCases,
  },
  {
    key: 'own_cases',
    node: 'operator/aftersale/answer',
    page: userPath('desk/aftersales'),
    count: countPlatformCases,
  },
  {
    key: 'applications',
    node: 'operator/storeApplication/list',
    page: userPath('desk/applications'),
    count: countSubmittedApplications,
  },
  {
    key: 'legal_changes',
    node: 'operator/store/legalChanges',
    page: userPath('desk/stores'),
    count: countPendingLegalChanges,
  },
  {
    key: 'payee_changes',
    node: 'operator/store/payeeChanges',
    page: userPath('desk/stores'),
    count: countUndecidedPayeeChanges,
  },
  { key: 'real_names', node: 'operator/realName/list', page: userPath('desk/realNames'), count: countPendingRealNames },
  {
    key: 'promoters',
    node: 'operator/promoter/list',
    page: userPath('desk/promoters'),
    count: countPromoterApplications,
  },
  {
    key: 'adjustments',
    node: 'operator/adjustment/list',
    page: userPath('desk/adjustments'),
    count: countPendingAdjustments,
  },
  {
    key: 'withdrawals',
    node: 'operator/withdrawal/review',
    page: userPath('desk/withdrawals'),
    count: countPendingWithdrawals,
  },
  {
    key: 'payouts',
    node: 'operator/withdrawal/pay',
    page: userPath('desk/withdrawals'),
    count: countPayableWithdrawals,
  },
  {
    key: 'corrections',
    node: 'operator/correction/decide',
    page: userPath('desk/corrections'),
    count: countWaitingCorrections,
  },
  {
    key: 'deposits',
    node: 'operator/deposit/decide',
    page: userPath('desk/deposits'),
    count: countProposedDeposits,
  },
  {
    key: 'statements',
    node: 'operator/statement/answer',
    page: userPath('desk/statements'),
    count: countDisputed,
  },
  {
    key: 'invoices',
    node: 'operator/invoice/list',
    page: userPath('desk/invoices'),
    count: countOverdueInvoices,
  },
  {
    key: 'own_invoices',
    node: 'operator/invoice/issue',
    page: userPath('desk/invoices/issue'),
    count: countPlatformInvoices,
  },
  {
    key: 'papers',
    node: 'operator/invoice/papers',
    page: userPath('desk/invoices/papers'),
    count: countPendingDocuments,
  },
  {
    key: 'settlement_invoices',
    node: 'operator/invoice/settlements',
    page: userPath('desk/invoices/settlements'),
    count: countSubmittedSettlements,
  },
  { key: 'leads', node: 'operator/lead/list', page: userPath('desk/leads'), count: countOpenLeads },
];

interface DeskWaiting {
  queues: { key: DeskQueue; page: string; count: number }[];
  /** Orders in the pool. */
  pooled: number;
}

/** What waits, as far as the reader may deal with it; counted in one statement. */
export async function countDeskQueues(db: Db, member: Member): Promise<DeskWaiting> {
  const own = queues.filter(({ node }) => hasNode(member, node));
  const orders = countDeskWork(db);
  const [{ pooled }, counts] = await Promise.all([orders, Promise.all(own.map(({ count }) => count(db, orders)))]);
  return { queues: own.map(({ key, page }, index) => ({ key, page, count: counts[index] ?? 0 })), pooled };
}
