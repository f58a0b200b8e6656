import type { InvoiceObstacle, RequestFault } from '#lib/contract/invoices/obstacles.ts';
import { findTaxNumberFault } from '#lib/contract/tax-number.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import {
  type InvoiceRequestSnapshot,
  listInvoiceRequestsDue,
  notifyCustomer,
  type Order,
  setInvoiceRequest,
  tryLockOrder,
} from '#lib/server/orders/index.ts';
import { getSettings, type Settings } from '#lib/server/site/index.ts';
import { insertApplications } from './insert-applications.ts';
import { type InvoiceableOrder, readInvoiceable } from './invoiceable.ts';
import { invoiceableStatuses } from './invoiceable-rules.ts';
import { readPartsOfOrders } from './order-parts.ts';
import { planInvoices } from './plan-invoices.ts';
import type { RequestedInvoice } from './snapshots.ts';

/** What has an end that nobody knows: looked at again. */
const againSeconds = 600;

type Asked = Order & { invoiceRequest: InvoiceRequestSnapshot };

/**
 * I1 for orders whose customer has asked for the invoice at checkout: applies for it once the order may be invoiced, an order a
 * transaction. Whatever was applied for before, withdrawn or rejected since, has decided it. What cannot be applied for is noted
 * and told once. Answers how many were applied for. Safe to run twice and in two processes at once.
 */
export async function applyForRequests(ctx: ServerContext): Promise<number> {
  const settings = await getSettings(ctx);
  const work = async (tx: Executor, { id }: { id: number }) => {
    const at = ctx.clock.now();
    const order = await tryLockOrder(tx, id);
    return order !== undefined && isDue(order, at) && decide(tx, order, { settings, at });
  };
  const find = (limit: number) => listInvoiceRequestsDue(ctx, invoiceableStatuses(settings), limit);
  return forEachDue(ctx, 'invoice-requests', { find, keyOf: ({ id }) => id, work });
}

const isDue = (order: Order, at: Date): order is Asked =>
  order.invoiceRequest !== null && order.invoiceDueAt !== null && order.invoiceDueAt <= at;

interface Circumstances {
  settings: Settings;
  at: Date;
}

async function decide(tx: Executor, order: Asked, { settings, at }: Circumstances): Promise<boolean> {
  const before = await readPartsOfOrders(tx, [order.id]);
  const [found] = before.size > 0 ? [] : await readInvoiceable(tx, { orders: [order], settings, now: at });
  if (!found) {
    await setInvoiceRequest(tx, order.id, { dueAt: null });
    return false;
  }
  const fault = found.obstacle === null ? findFault(order.invoiceRequest) : faultOf[found.obstacle];
  if (fault === 'later') {
    await setInvoiceRequest(tx, order.id, { dueAt: addSeconds(at, againSeconds) });
    return false;
  }
  await setInvoiceRequest(tx, order.id, { dueAt: null, fault });
  if (found.obstacle === null && fault === null) {
    await insert(tx, found, { request: order.invoiceRequest, settings, at });
    return true;
  }
  const notice = { event: 'invoiceNotRequested' as const, args: { fault: fault ?? '' }, cause: order.no, at };
  if (fault !== null) await notifyCustomer(tx, order, notice);
  return false;
}

/** What becomes of it where nothing can be invoiced now; null: there is nothing to say. */
const faultOf: Record<InvoiceObstacle, RequestFault | 'later' | null> = {
  unpaid: null,
  closed: null,
  points_only: null,
  free: null,
  refunded: null,
  too_early: 'later',
  not_completed: 'later',
  case_open: 'later',
  refund_running: 'later',
  too_late: 'too_late',
  invoiced: null,
  too_small: 'too_small',
};

function findFault({ kind, tax_no: taxNo, email }: InvoiceRequestSnapshot): RequestFault | null {
  if (kind === 'company' && findTaxNumberFault(taxNo)) return 'title';
  return email === '' ? 'email' : null;
}

interface Asking extends Circumstances {
  request: InvoiceRequestSnapshot;
}

async function insert(
  tx: Executor,
  { order, issuer, rows }: InvoiceableOrder,
  { request, settings, at }: Asking,
): Promise<void> {
  const { issuerType, issuerId, capAmount } = issuer;
  const draft = {
    ...requestedBy(request),
    issuerType,
    issuerId,
    recipientType: 'user' as const,
    recipientId: order.userId,
    source: 'checkout' as const,
    currency: order.currency,
    invoices: planInvoices(rows, capAmount),
  };
  await insertApplications(tx, draft, { settings, at });
}

/** Digital, item by item and ordinary: whoever wants another one asks for it manually. */
function requestedBy({ kind, title: name, tax_no, email }: InvoiceRequestSnapshot): RequestedInvoice {
  const none = { regAddress: '', regPhone: '', bankName: '', bankAccount: '' };
  return {
    kind: 'normal',
    medium: 'digital',
    title: { ...none, titleType: kind, name, taxNo: kind === 'company' ? tax_no : '' },
    contentMode: 'detail',
    remark: '',
    note: '',
    email,
    mobile: '',
    mailAddress: null,
  };
}
