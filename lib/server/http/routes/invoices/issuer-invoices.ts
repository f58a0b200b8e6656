import { operatorOwnInvoice, storeInvoice } from '#lib/contract/invoices/issuer-invoices.ts';
import type { PermissionNode } from '#lib/contract/nodes.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import {
  askRed,
  countIssuerInvoices,
  findOwn,
  getApplication,
  type IssuerActor,
  issuerOf,
  listIssuerInvoices,
  platform,
  readDetails,
  readIssuer,
  readOf,
  recordManually,
  recordRedManually,
  rejectInvoice,
  setMailTracking,
  voidInvoice,
  withdrawRed,
} from '#lib/server/invoices/index.ts';
import { hasNode, type Member } from '#lib/server/kernel/actor.ts';
import { parseFen } from '#lib/server/kernel/money.ts';
import { toWorkPage, toWorkQuery } from '#lib/server/kernel/work-page.ts';
import { askRedAgain } from '#lib/server/workflows/invoices/ask-red-again.ts';
import { beginOne } from '#lib/server/workflows/invoices/begin-one.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { exportToIssue } from './export-to-issue.ts';
import { openDocumentFile, openInvoiceArchive } from './invoice-downloads.ts';
import { toIssuerDetails, toIssuerInvoice, toReadFile } from './issuer-records.ts';

/** The same calls for stores and for the platform's own desk: who is let in, and for whom they issue. */
interface IssuerDesk {
  calls: typeof storeInvoice | typeof operatorOwnInvoice;
  guards: { see: DeskGuard; issue: DeskGuard };
  issueNode: PermissionNode;
  actorOf: (member: Member) => IssuerActor;
}

export type DeskGuard = { store: PermissionNode } | { node: PermissionNode };

const store: IssuerDesk = {
  calls: storeInvoice,
  guards: { see: { store: 'store/invoice/customer' }, issue: { store: 'store/invoice/customer/issue' } },
  issueNode: 'store/invoice/customer/issue',
  actorOf: (member) => ({ member, issuer: issuerOf(member.storeId ?? 0) }),
};

const platformDesk: IssuerDesk = {
  calls: operatorOwnInvoice,
  guards: { see: { node: 'operator/invoice/list' }, issue: { node: 'operator/invoice/issue' } },
  issueNode: 'operator/invoice/issue',
  actorOf: (member) => ({ member, issuer: platform }),
};

const issuing: RequestLimit[] = [{ points: 300, seconds: 600, by: 'account' }];
/** A file of all is asked for now and then; more often is somebody who copies the desk. */
const exporting: RequestLimit[] = [{ points: 30, seconds: 600, by: 'account' }];

/** Invoices for those who issue them. */
export function registerIssuerInvoices(app: App): void {
  registerIssuerDesk(app, store);
  registerIssuerDesk(app, platformDesk);
}

function registerIssuerDesk(app: App, desk: IssuerDesk): void {
  registerLists(app, desk);
  registerFiles(app, desk);
  registerDeciding(app, desk);
  registerReds(app, desk);
  registerDocument(app, desk);
}

function registerLists(app: App, { calls, guards: { see: guard }, issueNode, actorOf }: IssuerDesk): void {
  serve(app, calls.list, {
    guard,
    run: async ({ server, member, query }) => {
      const actor = actorOf(member);
      const { issuer } = actor;
      const now = server.clock.now();
      const { min, max, ...rest } = query;
      const filter = { ...rest, ...(min && { min: parseFen(min) }), ...(max && { max: parseFen(max) }) };
      const [page, { provider }, isOwn] = await Promise.all([
        listIssuerInvoices(server.db, { issuer, filter, now }, toWorkQuery(query)),
        readIssuer(server.db, issuer),
        findOwn(server.db, actor),
      ]);
      const reader = { mayIssue: hasNode(member, issueNode), isOwn, hasProvider: provider !== 'manual', now };
      return toWorkPage(page, (worked) => toIssuerInvoice(worked, reader));
    },
  });
  serve(app, calls.counts, {
    guard,
    run: ({ server, member }) => countIssuerInvoices(server.db, actorOf(member).issuer, server.clock.now()),
  });
  serve(app, calls.info, {
    guard,
    run: async ({ server, member, query: { no } }) => {
      const actor = actorOf(member);
      const { issuer } = actor;
      const [application, { provider, seller }, isOwn] = await Promise.all([
        getApplication(server.db, no, { issuer }),
        readIssuer(server.db, issuer),
        findOwn(server.db, actor),
      ]);
      return toIssuerDetails(await readDetails(server.db, application), {
        issuerName: seller.name,
        mayIssue: hasNode(member, issueNode),
        isOwn,
        hasProvider: provider !== 'manual',
        now: server.clock.now(),
      });
    },
  });
}

function registerFiles(app: App, { calls, guards: { see: guard }, actorOf }: IssuerDesk): void {
  serveFile(app, calls.file, {
    guard,
    limits: issuing,
    run: ({ server, member, query }) => openDocumentFile(server, { issuer: actorOf(member).issuer }, query),
  });
  serveFile(app, calls.zip, {
    guard,
    limits: issuing,
    run: ({ server, member, query: { no } }) => openInvoiceArchive(server, { issuer: actorOf(member).issuer }, no),
  });
  serveFile(app, calls.toIssue, {
    guard,
    limits: exporting,
    isReadFromReplica: true,
    run: ({ server, member, query: { format }, locale }) => exportToIssue(server, actorOf(member), { format, locale }),
  });
}

function registerDeciding(app: App, { calls, guards: { issue: guard }, actorOf }: IssuerDesk): void {
  serve(app, calls.begin, {
    guard,
    limits: issuing,
    message: 'invoiceBegun',
    run: ({ server, member, body: { no } }) => beginOne(server, actorOf(member), no),
  });
  serve(app, calls.record, {
    guard,
    limits: issuing,
    message: 'invoiceRecorded',
    run: ({ server, member, body }) =>
      recordManually(server, actorOf(member), {
        no: body.no,
        fapiaoCode: body.fapiao_code,
        fapiaoNo: body.fapiao_no,
        issueDate: body.issue_date,
        checkCode: body.check_code,
        drawer: body.drawer,
        files: body.files,
        acceptsSpelling: body.accepts_spelling,
      }),
  });
  serve(app, calls.reject, {
    guard,
    limits: issuing,
    message: 'invoiceRejected',
    run: ({ server, member, body }) => rejectInvoice(server, actorOf(member), body),
  });
  serve(app, calls.read, {
    guard,
    limits: issuing,
    run: async ({ server, member, body: { no, files } }) => {
      const urls = files.map(({ url }) => url);
      return { files: (await readOf(server, actorOf(member), { no, urls })).map(toReadFile) };
    },
  });
}

const toAmount = (text: string) => (text === '' ? undefined : parseFen(text));

function registerReds(app: App, { calls, guards: { issue: guard }, actorOf }: IssuerDesk): void {
  serve(app, calls.askRed, {
    guard,
    limits: issuing,
    message: 'redAsked',
    run: ({ server, member, body: { rows, amount, ...body } }) => {
      const chosen = rows.map((each) => ({ row: each.row, amount: toAmount(each.amount) }));
      return askRed(server, actorOf(member), { ...body, rows: chosen, amount: toAmount(amount) });
    },
  });
  serve(app, calls.askRedAgain, {
    guard,
    limits: issuing,
    message: 'redAsked',
    run: ({ server, member, body }) => askRedAgain(server, actorOf(member), body),
  });
  serve(app, calls.recordRed, {
    guard,
    limits: issuing,
    message: 'redRecorded',
    run: async ({ server, member, body }) => {
      const facts = { fapiaoCode: body.fapiao_code, fapiaoNo: body.fapiao_no, issueDate: body.issue_date };
      await recordRedManually(server, actorOf(member), { redNo: body.red_no, ...facts, files: body.files });
    },
  });
  serve(app, calls.withdrawRed, {
    guard,
    limits: issuing,
    message: 'redWithdrawn',
    run: ({ server, member, body: { red_no: no, reason } }) => withdrawRed(server, actorOf(member), no, reason),
  });
}

function registerDocument(app: App, { calls, guards: { issue: guard }, actorOf }: IssuerDesk): void {
  serve(app, calls.void, {
    guard,
    limits: issuing,
    message: 'invoiceVoided',
    run: ({ server, member, body: { no } }) => voidInvoice(server, actorOf(member), no),
  });
  serve(app, calls.mail, {
    guard,
    limits: issuing,
    message: 'invoiceMailed',
    run: ({ server, member, body }) => setMailTracking(server, actorOf(member), body),
  });
}
