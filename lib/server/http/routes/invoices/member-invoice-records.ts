import type { z } from 'zod';
import type { DataOf } from '#lib/contract/endpoint.ts';
import type {
  invoiceApplyBody,
  invoiceOfOrder,
  invoiceOrders,
  MemberInvoice,
  InvoicePreview as PreviewRecord,
} from '#lib/contract/invoices/member-invoices.ts';
import type { InvoiceStatus } from '#lib/contract/invoices/records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import {
  type Application,
  canMove,
  type InvoicePreview,
  type ListedInvoiceable,
  listInvoicesOfOrder,
  readDetails,
  readIssuer,
  readTitleObstacle,
  readWithStates,
  sumItems,
} from '#lib/server/invoices/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { findOrder, type Order } from '#lib/server/orders/index.ts';
import { getSettings, type Settings } from '#lib/server/site/index.ts';
import { toInvoiceDetails, toListedInvoice, toRow } from './invoice-records.ts';

/** Which states stand in which tab. */
export const tabStatuses: Record<'all' | 'waiting' | 'issued' | 'ended', readonly InvoiceStatus[] | undefined> = {
  all: undefined,
  waiting: ['submitted', 'issuing', 'failed'],
  issued: ['issued', 'reversing', 'partially_reversed'],
  ended: ['rejected', 'cancelled', 'reversed', 'voided'],
};

export function sumTabs(counts: Partial<Record<InvoiceStatus, number>>) {
  const sumOf = (statuses: readonly InvoiceStatus[]) =>
    statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  const { waiting = [], issued = [], ended = [] } = tabStatuses;
  return {
    all: sumOf([...waiting, ...issued, ...ended]),
    waiting: sumOf(waiting),
    issued: sumOf(issued),
    ended: sumOf(ended),
  };
}

/** What an invoice is asked for within, and the least of one. */
export const toLimits = (settings: Settings): DataOf<typeof invoiceOrders>['limits'] => ({
  days: settings['invoice.withinDays'],
  amount: formatFen(settings['invoice.minFen']),
});

export const toInvoiceableRecord = (
  { order, issuer, lines, amount, obstacle, state }: ListedInvoiceable,
  locale: Locale,
): DataOf<typeof invoiceOrders>['list'][number] => ({
  no: order.no,
  issuer: issuer.issuerType,
  issuer_id: issuer.issuerId,
  issuer_name: issuer.seller.name,
  names: lines.map(({ name }) => name[locale]),
  paid: formatFen(order.paidAmount - order.refundedAmount),
  amount: formatFen(amount),
  obstacle,
  state,
  create_time: toUnixSeconds(order.createdAt),
});

export function toPreviewRecord({ issuer, days, isSpecialOffered, orders, invoices }: InvoicePreview): PreviewRecord {
  const sums = invoices.map(sumItems);
  return {
    issuer: issuer.issuerType,
    issuer_name: issuer.seller.name,
    is_special_offered: isSpecialOffered,
    days,
    orders: orders.map(({ order: { no }, amount }) => ({ no, amount: formatFen(amount) })),
    invoices: invoices.map((items, index) => ({
      items: items.map(toRow),
      net: formatFen(sums[index]?.netAmount ?? 0),
      tax: formatFen(sums[index]?.taxAmount ?? 0),
      total: formatFen(sums[index]?.totalAmount ?? 0),
    })),
    total: formatFen(sums.reduce((sum, { totalAmount }) => sum + totalAmount, 0)),
  };
}

export const toWanted = (body: z.output<typeof invoiceApplyBody>) => ({
  nos: body.orders,
  titleId: body.title_id,
  kind: body.kind,
  medium: body.medium,
  contentMode: body.content_mode,
  remark: body.remark,
  note: body.note,
  email: body.email,
  mobile: body.mobile,
  addressId: body.address_id ?? null,
});

/** One whole, with what its recipient may do. */
export async function describeInvoice(server: ServerContext, application: Application): Promise<MemberInvoice> {
  const [settings, details, issuer, obstacle] = await Promise.all([
    getSettings(server),
    readDetails(server.db, application),
    readIssuer(server.db, application),
    readTitleObstacle(server, application),
  ]);
  const isAsked = details.reds.some(({ status }) => status === 'await_buyer');
  const isPossible = {
    cancel: canMove(application.status, 'cancel'),
    changeTitle: obstacle === null,
    resend: details.documents.some(({ formats }) => formats.length > 0),
    confirmRed: isAsked,
  };
  const isSpecialOffered = issuer.isSpecialOffered && settings['invoice.isSpecialOffered'];
  const actions = (Object.keys(isPossible) as (keyof typeof isPossible)[]).filter((name) => isPossible[name]);
  return {
    ...toInvoiceDetails(details, issuer.seller.name),
    actions,
    title_obstacle: obstacle,
    is_special_offered: isSpecialOffered,
  };
}

const checkoutRequestOf = ({ invoiceFault, invoiceDueAt, status }: Order) =>
  invoiceFault ?? (invoiceDueAt !== null && status !== 'closed' ? ('waiting' as const) : null);

/** How far an order of a member is invoiced. Throws `not_found`, also for one of others. */
export async function describeOfOrder(
  server: ServerContext,
  { userId }: Member,
  no: string,
): Promise<DataOf<typeof invoiceOfOrder>> {
  const [settings, order] = await Promise.all([getSettings(server), findOrder(server.db, { no, userId })]);
  if (!order) throw new DomainError('not_found');
  const scope = { recipient: { recipientType: 'user' as const, recipientId: userId } };
  const [[shown], list] = await Promise.all([
    readWithStates(server.db, { orders: [order], settings, now: server.clock.now() }),
    listInvoicesOfOrder(server.db, order.id, scope),
  ]);
  return {
    state: shown?.state ?? 'none',
    amount: formatFen(shown?.amount ?? 0),
    obstacle: shown?.obstacle ?? null,
    limits: toLimits(settings),
    wish: list.length > 0 ? null : checkoutRequestOf(order),
    list: list.map(toListedInvoice),
  };
}
