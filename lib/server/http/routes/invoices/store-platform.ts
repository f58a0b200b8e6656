import {
  storePlatformFees,
  storePlatformInvoice,
  storePlatformInvoiceApply,
  storePlatformInvoiceCancel,
  storePlatformInvoiceFile,
  storePlatformInvoices,
  storePlatformInvoiceZip,
  storePlatformInvoicing,
  storePlatformRedConfirm,
  storePlatformRedDeny,
} from '#lib/contract/invoices/store-platform.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import {
  applyForFees,
  cancelInvoice,
  canMove,
  confirmRed,
  denyRed,
  getApplication,
  listApplications,
  listRedsToConfirm,
  listTitles,
  type Recipient,
  readDetails,
  readInvoiceableFees,
  readIssuer,
  sumInvoices,
} from '#lib/server/invoices/index.ts';
import type { StoreMember } from '#lib/server/kernel/actor.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { requireIdempotencyKey } from '../../idempotency-key.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { toFeesRecord, toRequestedFeeInvoice } from './fee-records.ts';
import { openDocumentFile, openInvoiceArchive } from './invoice-downloads.ts';
import { toInvoiceDetails, toListedInvoice } from './invoice-records.ts';

const recipientOf = ({ storeId }: StoreMember): Recipient => ({ recipientType: 'store', recipientId: storeId });
const guard = { store: 'store/invoice/platform' } as const;
const downloading: RequestLimit[] = [{ points: 300, seconds: 600, by: 'account' }];

/** What the platform invoices a store for: the fees in its statements. */
export function registerStorePlatformInvoices(app: App): void {
  serve(app, storePlatformInvoicing, {
    guard,
    run: ({ server, member }) => readOverview(server, member),
  });
  serve(app, storePlatformFees, {
    guard,
    run: async ({ server, member }) => {
      const [settings, { statements, amount, credit, issuer }] = await Promise.all([
        getSettings(server),
        readInvoiceableFees(server.db, member.storeId),
      ]);
      return {
        list: statements.filter((each) => each.amount > 0).map(toFeesRecord),
        amount: formatFen(amount),
        credit: formatFen(credit),
        smallest: formatFen(settings['invoice.minFen']),
        cap: formatFen(issuer.capAmount),
        is_special_offered: issuer.isSpecialOffered && settings['invoice.isSpecialOffered'],
        issuer_name: issuer.seller.name,
      };
    },
  });
  serve(app, storePlatformInvoiceApply, {
    guard: { store: 'store/invoice/platform/apply' },
    limits: [{ points: 60, seconds: 600, by: 'account' }],
    message: 'invoiceAsked',
    run: ({ server, member, body, request }) =>
      applyForFees(server, member, { ...toRequestedFeeInvoice(body), key: requireIdempotencyKey(request) }),
  });
  registerRecords(app);
}

/** What is open, on its way and issued, at a glance. */
async function readOverview({ db }: ServerContext, member: StoreMember) {
  const owner = { ownerType: 'store' as const, ownerId: member.storeId };
  const [fees, sums, toConfirm, titles] = await Promise.all([
    readInvoiceableFees(db, member.storeId),
    sumInvoices(db, recipientOf(member)),
    listRedsToConfirm(db, recipientOf(member)),
    listTitles(db, owner),
  ]);
  const { waiting, issued } = sums;
  const open = fees.statements.filter(({ amount }) => amount > 0);
  return {
    open: { count: open.length, amount: formatFen(fees.amount) },
    waiting: { count: waiting.count, amount: formatFen(waiting.amount) },
    issued: { count: issued.count, amount: formatFen(issued.amount) },
    credit: formatFen(fees.credit),
    titles: titles.length,
    to_confirm: toConfirm,
  };
}

function registerRecords(app: App): void {
  serve(app, storePlatformInvoices, {
    guard,
    run: async ({ server, member, query }) => {
      const { status, q } = query;
      const asked = { scope: { recipient: recipientOf(member) }, filter: { statuses: status && [status], q } };
      const { list, total } = await listApplications(server.db, asked, toPage(query));
      return { list: list.map(toListedInvoice), total };
    },
  });
  serve(app, storePlatformInvoice, {
    guard,
    run: async ({ server: { db }, member, query: { no } }) => {
      const application = await getApplication(db, no, { recipient: recipientOf(member) });
      const [details, issuer] = await Promise.all([readDetails(db, application), readIssuer(db, application)]);
      const isAsked = details.reds.some(({ status }) => status === 'await_buyer');
      const actions = [
        ...(canMove(application.status, 'cancel') ? (['cancel'] as const) : []),
        ...(isAsked ? (['answer_red'] as const) : []),
      ];
      return { ...toInvoiceDetails(details, issuer.seller.name), actions };
    },
  });
  serveFile(app, storePlatformInvoiceFile, {
    guard,
    limits: downloading,
    run: ({ server, member, query }) => openDocumentFile(server, { recipient: recipientOf(member) }, query),
  });
  serveFile(app, storePlatformInvoiceZip, {
    guard,
    limits: downloading,
    run: ({ server, member, query: { no } }) => openInvoiceArchive(server, { recipient: recipientOf(member) }, no),
  });
  registerMoves(app);
}

/** What a store does about what it is invoiced. */
function registerMoves(app: App): void {
  serve(app, storePlatformInvoiceCancel, {
    guard: { store: 'store/invoice/platform/apply' },
    message: 'invoiceCancelled',
    run: ({ server, member, body: { no } }) => cancelInvoice(server, { ...recipientOf(member), actor: member }, no),
  });
  serve(app, storePlatformRedConfirm, {
    guard: { store: 'store/invoice/platform/apply' },
    message: 'redConfirmed',
    run: ({ server, member, body: { no } }) => confirmRed(server, { member, recipient: recipientOf(member) }, no),
  });
  serve(app, storePlatformRedDeny, {
    guard: { store: 'store/invoice/platform/apply' },
    message: 'redDenied',
    run: ({ server, member, body: { no, reason } }) =>
      denyRed(server, { member, recipient: recipientOf(member) }, no, reason),
  });
}
