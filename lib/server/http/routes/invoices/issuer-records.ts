import type { InvoiceDifference, ReadInvoiceFile } from '#lib/contract/invoices/file-shapes.ts';
import type { InvoiceFileReport, TaxReport } from '#lib/contract/invoices/issuer-batches.ts';
import type { IssuerDetails, IssuerInvoice } from '#lib/contract/invoices/issuer-invoices.ts';
import type { IssuerAction } from '#lib/contract/invoices/issuer-work.ts';
import { openRedStatuses } from '#lib/contract/invoices/records.ts';
import {
  type Application,
  canMove,
  type Difference,
  type FileReport,
  type InvoiceDetails,
  isTakenBackByProvider,
  isVoidable,
  type JudgedTaxAnswer,
  type ListedApplication,
  listRefusedItems,
} from '#lib/server/invoices/index.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { mismatchCode } from '#lib/server/workflows/invoices/take-result.ts';
import { toInvoiceDetails, toListedInvoice } from './invoice-records.ts';

/** Who reads it: whether the role may issue, what is for the reader, whether a provider is chosen, and when. */
interface Reading {
  mayIssue: boolean;
  isOwn: (application: Application) => boolean;
  hasProvider: boolean;
  now: Date;
}

const isLate = ({ status, dueAt }: Application, now: Date): boolean =>
  (status === 'submitted' || status === 'failed' || status === 'issuing') && dueAt < now;

export function toIssuerInvoice(worked: ListedApplication, reading: Reading): IssuerInvoice {
  const { application, lacksFile } = worked;
  return {
    ...toListedInvoice(worked),
    is_late: isLate(application, reading.now),
    lacks_file: lacksFile,
    actions: openActions(application, reading),
  };
}

export function toIssuerDetails(
  details: InvoiceDetails,
  { issuerName, ...reading }: Reading & { issuerName: string },
): IssuerDetails {
  const { application, documents, reds } = details;
  const blue = documents.find(({ color }) => color === 'blue');
  const red = reds.find(({ status }) => openRedStatuses.some((open) => open === status));
  const isPaper = application.medium === 'paper';
  const more: IssuerAction[] = [];
  if (canMove(application.status, 'reverse')) more.push('ask_red');
  if (canMove(application.status, 'reverse') && listRefusedItems(reds).length > 0) more.push('ask_red_again');
  if (red?.status === 'no_confirm_needed' || red?.status === 'confirmed') more.push('record_red');
  if (red) more.push('withdraw_red');
  if (isVoidable(application, blue?.issueDate, reading.now)) more.push('void');
  if (isPaper && blue && blue.voidedAt === null) more.push('mail');
  return {
    ...toInvoiceDetails(details, issuerName),
    is_late: isLate(application, reading.now),
    lacks_file: blue !== undefined && !isPaper && blue.formats.length === 0,
    open_red: red?.no ?? '',
    is_taken_back_by_provider: isTakenBackByProvider(application, documents),
    actions: mayAct(application, reading) ? [...openActions(application, reading), ...more] : [],
  };
}

const mayAct = (application: Application, { mayIssue, isOwn }: Reading) => mayIssue && !isOwn(application);

function openActions(application: Application, reading: Reading): IssuerAction[] {
  if (!mayAct(application, reading)) return [];
  const { status, failCode } = application;
  const open: IssuerAction[] = [];
  if (reading.hasProvider && canMove(status, 'begin') && failCode !== mismatchCode) open.push('begin');
  if (canMove(status, 'record')) open.push('record');
  if (canMove(status, 'reject')) open.push('reject');
  return open;
}

const toDifference = ({ isSpelling, ...difference }: Difference): InvoiceDifference => ({
  ...difference,
  is_spelling: isSpelling,
});

type ReadOf = Awaited<ReturnType<typeof import('#lib/server/invoices/index.ts').readOf>>[number];

export function toReadFile({ file: { url, name, format, facts }, differences }: ReadOf): ReadInvoiceFile {
  const read = facts === 'unreadable' ? undefined : facts;
  return {
    url,
    name,
    format,
    is_unreadable: facts === 'unreadable',
    fapiao_code: read?.fapiaoCode ?? '',
    fapiao_no: read?.fapiaoNo ?? '',
    issue_date: read?.issueDate ?? '',
    differences: differences.map(toDifference),
  };
}

export const toFileReport = (rows: FileReport[]): InvoiceFileReport => ({
  rows: rows.map(({ url, name, no, by, outcome, fapiaoNo, differences }) => ({
    url,
    name,
    no,
    by,
    outcome,
    fapiao_no: fapiaoNo,
    differences: differences.map(toDifference),
  })),
});

export const toTaxReport = (answers: JudgedTaxAnswer[]): TaxReport => ({
  rows: answers.map(({ line, no, outcome, application, fapiaoNo, issueDate, reason, lines }) => ({
    line,
    no: no.slice(0, 40),
    outcome,
    title: application?.title.name ?? '',
    amount: application ? formatFen(application.amount) : '',
    fapiao_no: fapiaoNo,
    issue_date: issueDate,
    reason,
    lines,
  })),
});
