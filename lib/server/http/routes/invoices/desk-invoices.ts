import type { z } from 'zod';
import {
  operatorInvoice,
  operatorInvoiceExport,
  operatorInvoiceReds,
  operatorInvoices,
} from '#lib/contract/invoices/desk-invoices.ts';
import type { InvoiceStatus } from '#lib/contract/invoices/records.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import {
  type Application,
  type ApplicationFilter,
  getApplication,
  type ListedApplication,
  listApplications,
  listRedTasks,
  nameIssuers,
  type RedTask,
  readApplications,
  readDetails,
  readIssuer,
  waitingInvoiceStatuses,
} from '#lib/server/invoices/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { findStoreOf } from '#lib/server/store/index.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { exportInvoices } from './export-invoices.ts';
import { toInvoiceDetails, toListedInvoice } from './invoice-records.ts';

const guard = { node: 'operator/invoice/list' } as const;

/** Applications of all issuers, as operators see them. */
export function registerOperatorInvoices(app: App): void {
  serve(app, operatorInvoices, {
    guard,
    run: async ({ server, member, query }) => {
      const now = server.clock.now();
      const asked = { scope: 'desk' as const, filter: toFilter(query, now) };
      const [{ list, total }, isOwn] = await Promise.all([
        listApplications(server.db, asked, toPage(query)),
        ownBy(server, member),
      ]);
      return { list: list.map((each) => toListed(each, { isOwn, now })), total };
    },
  });
  serve(app, operatorInvoice, {
    guard,
    run: async ({ server, member, query: { no } }) => {
      const { db } = server;
      const application = await getApplication(db, no, 'desk');
      const [details, issuer, isOwn] = await Promise.all([
        readDetails(db, application),
        readIssuer(db, application),
        ownBy(server, member),
      ]);
      return {
        ...toInvoiceDetails(details, issuer.seller.name),
        ...partiesOf(application),
        is_own: isOwn(application),
      };
    },
  });
  serve(app, operatorInvoiceReds, {
    guard,
    run: async ({ server: { db }, query }) => {
      const { list, total } = await listRedTasks(db, { view: query.view }, toPage(query));
      const nameOf = await nameIssuers(db, list);
      return { list: list.map((task) => toRedTask(task, nameOf(task))), total };
    },
  });
  serveFile(app, operatorInvoiceExport, {
    guard,
    limits: [{ points: 30, seconds: 3600, by: 'account' }],
    isReadFromReplica: true,
    run: async ({ server, member, query: { format, ...query }, locale }) => {
      const now = server.clock.now();
      const filter = toFilter(query, now);
      const exported = { entityType: 'invoices', entityId: 0, from: null, to: 'exported', event: 'export' };
      await logStatusChange(server.db, { ...exported, actor: member, data: query, at: now });
      return exportInvoices(readApplications(server.db, { scope: 'desk', filter }), { format, locale, now });
    },
  });
}

type Query = z.output<NonNullable<typeof operatorInvoices.query>>;

function toFilter({ view, q, store_id: storeId, issuer, ...rest }: Omit<Query, 'page' | 'limit'>, now: Date) {
  const { kind, from, to } = rest;
  const filter: ApplicationFilter = {
    kind,
    from,
    to,
    q,
    issuerType: storeId === undefined ? issuer : 'store',
    issuerId: storeId,
  };
  if (view === 'waiting') return { ...filter, statuses: waitingInvoiceStatuses, isByDeadline: true };
  if (view === 'overdue') return { ...filter, overdueAt: now, isByDeadline: true };
  return view === undefined ? filter : { ...filter, statuses: [view] };
}

const toRedTask = ({ red, no, title }: RedTask, issuerName: string) => ({
  red_no: red.no,
  no,
  issuer_name: issuerName,
  title,
  amount: formatFen(red.amount),
  reason: red.reason,
  status: red.status,
  fail_reason: red.failReason,
  create_time: toUnixSeconds(red.createdAt),
});

const partiesOf = ({ recipientType, recipientId, issuerId }: Application) => ({
  recipient: recipientType,
  recipient_id: recipientId,
  issuer_id: issuerId,
});

const waiting: readonly InvoiceStatus[] = waitingInvoiceStatuses;

function toListed(listed: ListedApplication, { isOwn, now }: { isOwn: (row: Application) => boolean; now: Date }) {
  const { application } = listed;
  return {
    ...toListedInvoice(listed),
    ...partiesOf(application),
    is_overdue: waiting.includes(application.status) && application.dueAt <= now,
    is_own: isOwn(application),
  };
}

/** Whether an invoice is of the reader: asked for by them, or of the store they work for. */
async function ownBy({ db }: ServerContext, { userId }: Member): Promise<(row: Application) => boolean> {
  const store = await findStoreOf(db, userId);
  return ({ issuerType, issuerId, recipientType, recipientId }) => {
    if (recipientType === 'user' && recipientId === userId) return true;
    if (store === undefined) return false;
    return (recipientType === 'store' && recipientId === store.id) || (issuerType === 'store' && issuerId === store.id);
  };
}
