import {
  invoiceApply,
  invoiceCancel,
  invoiceChangeTitle,
  invoiceCounts,
  invoiceFile,
  invoiceFiles,
  invoiceInfo,
  invoiceOfOrder,
  invoiceOrders,
  invoicePreview,
  invoiceRecords,
  invoiceRedConfirm,
  invoiceRedDeny,
  invoiceResend,
} from '#lib/contract/invoices/member-invoices.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import {
  applyForInvoice,
  cancelInvoice,
  changeTitle,
  confirmRed,
  countApplications,
  denyRed,
  getApplication,
  listApplications,
  listInvoiceable,
  previewInvoice,
  type RecipientActor,
  resendInvoice,
} from '#lib/server/invoices/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { requireIdempotencyKey } from '../../idempotency-key.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { openDocumentFile, openInvoiceArchive } from './invoice-downloads.ts';
import { toListedInvoice } from './invoice-records.ts';
import {
  describeInvoice,
  describeOfOrder,
  sumTabs,
  tabStatuses,
  toInvoiceableRecord,
  toLimits,
  toPreviewRecord,
  toWanted,
} from './member-invoice-records.ts';

const limits: RequestLimit[] = [{ points: 60, seconds: 600, by: 'account' }];

/** For whom a member acts: for themselves. */
const actorOf = (member: Member): RecipientActor => ({
  member,
  recipient: { recipientType: 'user', recipientId: member.userId },
});
const scopeOf = (member: Member) => ({ recipient: actorOf(member).recipient });

/** What a member can have invoiced, has asked for, and has got. */
export function registerMemberInvoices(app: App): void {
  serve(app, invoiceOrders, {
    guard: 'login',
    run: async ({ server, member, locale, query }) => {
      const filter = { userId: member.userId, tab: query.tab ?? 'ready', q: query.q };
      const { list, total } = await listInvoiceable(server, filter, toPage(query));
      return {
        list: list.map((each) => toInvoiceableRecord(each, locale)),
        total,
        limits: toLimits(await getSettings(server)),
      };
    },
  });
  serve(app, invoicePreview, {
    guard: 'login',
    run: async ({ server, member, query }) =>
      toPreviewRecord(await previewInvoice(server, member, { nos: query.orders, contentMode: query.content_mode })),
  });
  serve(app, invoiceApply, {
    guard: 'login',
    limits,
    message: 'invoiceApplied',
    run: ({ server, member, body, request }) =>
      applyForInvoice(server, member, { ...toWanted(body), key: requireIdempotencyKey(request) }),
  });
  registerRecords(app);
  registerMoves(app);
}

function registerRecords(app: App): void {
  serve(app, invoiceRecords, {
    guard: 'login',
    run: async ({ server, member, query }) => {
      const filter = { statuses: tabStatuses[query.tab ?? 'all'], q: query.q };
      const asked = { scope: scopeOf(member), filter };
      const { list, total } = await listApplications(server.db, asked, toPage(query));
      return { list: list.map(toListedInvoice), total };
    },
  });
  serve(app, invoiceCounts, {
    guard: 'login',
    run: async ({ server, member }) => sumTabs(await countApplications(server.db, scopeOf(member))),
  });
  serve(app, invoiceInfo, {
    guard: 'login',
    run: async ({ server, member, query: { no } }) =>
      describeInvoice(server, await getApplication(server.db, no, scopeOf(member))),
  });
  serve(app, invoiceOfOrder, {
    guard: 'login',
    run: ({ server, member, query: { no } }) => describeOfOrder(server, member, no),
  });
  serveFile(app, invoiceFile, {
    guard: 'login',
    run: ({ server, member, query }) => openDocumentFile(server, scopeOf(member), query),
  });
  serveFile(app, invoiceFiles, {
    guard: 'login',
    run: ({ server, member, query: { no } }) => openInvoiceArchive(server, scopeOf(member), no),
  });
}

function registerMoves(app: App): void {
  serve(app, invoiceCancel, {
    guard: 'login',
    limits,
    message: 'invoiceCancelled',
    run: ({ server, member, body: { no } }) =>
      cancelInvoice(server, { recipientType: 'user', recipientId: member.userId, actor: member }, no),
  });
  serve(app, invoiceChangeTitle, {
    guard: 'login',
    limits,
    message: 'invoiceTitleAsked',
    run: ({ server, member, body: { title_id: titleId, ...body } }) =>
      changeTitle(server, actorOf(member), { titleId, ...body }),
  });
  serve(app, invoiceResend, {
    guard: 'login',
    limits: [
      { points: 10, seconds: 3600, by: 'account' },
      { points: 20, seconds: 86_400, by: 'account' },
    ],
    message: 'invoiceSent',
    run: ({ server, member, locale, body }) => resendInvoice(server, actorOf(member), { ...body, locale }),
  });
  serve(app, invoiceRedConfirm, {
    guard: 'login',
    limits,
    message: 'invoiceRedConfirmed',
    run: ({ server, member, body: { no } }) => confirmRed(server, actorOf(member), no),
  });
  serve(app, invoiceRedDeny, {
    guard: 'login',
    limits,
    message: 'invoiceRedDenied',
    run: ({ server, member, body: { no, reason } }) => denyRed(server, actorOf(member), no, reason),
  });
}
