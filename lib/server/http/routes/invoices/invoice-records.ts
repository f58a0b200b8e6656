import type {
  InvoiceDetails as DetailsRecord,
  InvoiceDocumentRecord,
  InvoiceRow,
  InvoiceSummary,
  RedRecord,
} from '#lib/contract/invoices/invoice-shapes.ts';
import type { InvoiceMismatch } from '#lib/contract/invoices/records.ts';
import type { LoggedChange } from '#lib/server/db/status-log.ts';
import {
  type Application,
  type DocumentItem,
  type InvoiceDetails,
  type ListedApplication,
  netUnitPrice,
  type PartySnapshot,
  type RedConfirmation,
  toCapitalAmount,
  toTitleTexts,
} from '#lib/server/invoices/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';

/** What lists show beside the row itself. */
interface SummaryFacts {
  issuerName: string;
  redAmount: number;
  fapiaoNo: string;
  count: number;
}

/** Applications and documents in the shapes that all sides share. */
function toInvoiceSummary(application: Application, facts: SummaryFacts): InvoiceSummary {
  const { title, status, rejectReason, failReason, issuedAt } = application;
  return {
    no: application.no,
    issuer: application.issuerType,
    issuer_name: facts.issuerName,
    source: application.source,
    kind: application.kind,
    medium: application.medium,
    title_type: title.titleType,
    title: title.name,
    tax_no: title.taxNo,
    amount: formatFen(application.amount),
    red_amount: formatFen(facts.redAmount),
    status,
    is_amount_changed: application.isAmountChanged,
    fapiao_no: facts.fapiaoNo,
    reason: reasonOf({ status, rejectReason, failReason }),
    mismatch: status === 'failed' ? application.mismatch : null,
    count: facts.count,
    create_time: toUnixSeconds(application.createdAt),
    due_time: toUnixSeconds(application.dueAt),
    issue_time: toUnixSeconds(issuedAt),
  };
}

/** One of a list, with the facts that lists have of it. */
export const toListedInvoice = (listed: ListedApplication): InvoiceSummary =>
  toInvoiceSummary(listed.application, listed);

function reasonOf({ status, rejectReason, failReason }: Pick<Application, 'status' | 'rejectReason' | 'failReason'>) {
  if (status === 'rejected') return rejectReason;
  return status === 'failed' ? failReason : '';
}

/** One whole. `issuerName` stands on the document once there is one; before, it is who is going to issue it. */
export function toInvoiceDetails(details: InvoiceDetails, issuerName: string): DetailsRecord {
  const { application, items, documents, redAmount, orders, statements } = details;
  const { title } = application;
  const fapiaoNo = documents.find(({ color }) => color === 'blue')?.fapiaoNo ?? '';
  const count = orders.length + statements.length;
  return {
    ...toInvoiceSummary(application, { issuerName, redAmount, fapiaoNo, count }),
    title_facts: toTitleTexts(title),
    content_mode: application.contentMode,
    remark: application.remark,
    note: application.note,
    email: application.email,
    mobile: application.mobile,
    mail_address: application.mailAddress,
    mail_carrier: application.mailCarrier,
    mail_tracking: application.mailTracking,
    orders: orders.map(({ no, amount }) => ({ no, amount: formatFen(amount) })),
    statements: statements.map(({ no, amount }) => ({ no, amount: formatFen(amount) })),
    items: items.map(toRow),
    documents: documents.map(toDocument),
    reds: details.reds.map(toRedRecord),
    replaces: details.replaces,
    replaced_by: details.replacedBy,
    timeline: details.history.map((change) => toStep(change, application)),
  };
}

function toDocument(document: InvoiceDetails['documents'][number]): InvoiceDocumentRecord {
  return {
    color: document.color,
    fapiao_code: document.fapiaoCode,
    fapiao_no: document.fapiaoNo,
    issue_date: document.issueDate,
    net: formatFen(document.netAmount),
    tax: formatFen(document.taxAmount),
    total: formatFen(document.totalAmount),
    total_in_words: toCapitalAmount(document.totalAmount),
    items: document.items.map(toRow),
    seller: toParty(document.seller),
    buyer: toParty(document.buyer),
    drawer: document.drawer,
    remark: document.remark,
    check_code: document.checkCode,
    is_sample: document.isSample,
    is_voided: document.voidedAt !== null,
    formats: document.formats,
  };
}

export function toRow(item: DocumentItem): InvoiceRow {
  return {
    tax_code: item.taxCode,
    tax_label: item.taxLabel,
    name: item.name,
    model: item.model,
    unit: item.unit,
    qty: item.qty,
    unit_price: netUnitPrice(item),
    rate: String(item.taxBp / 100),
    net: formatFen(item.netAmount),
    tax: formatFen(item.taxAmount),
  };
}

const toParty = ({ name, taxNo, address, phone, bankName, bankAccount }: PartySnapshot) => ({
  name,
  tax_no: taxNo,
  address,
  phone,
  bank_name: bankName,
  bank_account: bankAccount,
});

function toRedRecord(red: RedConfirmation): RedRecord {
  return {
    no: red.no,
    applicant: red.applicant,
    reason: red.reason,
    cause: red.cause,
    amount: formatFen(red.amount),
    status: red.status,
    tax_uuid: red.taxUuid,
    note: red.note,
    fail_reason: red.failReason,
    create_time: toUnixSeconds(red.createdAt),
    expire_time: toUnixSeconds(red.expiresAt),
  };
}

/** Whose doing a step was: recipients read who acted by their side, never by their name. */
function toStep({ event, toStatus, actorId, data, reason, createdAt }: LoggedChange, application: Application) {
  const { side, ...said } = data as {
    side?: 'recipient' | 'issuer' | 'platform';
    difference?: InvoiceMismatch;
    fapiao_no?: string;
  };
  return {
    event,
    status: toStatus,
    side: side ?? sideOf(actorId, application),
    reason: (said.difference ? said.fapiao_no : reason) ?? '',
    mismatch: said.difference ?? null,
    time: toUnixSeconds(createdAt),
  };
}

function sideOf(actorId: number | null, { issuerType, recipientType, recipientId, submittedBy }: Application) {
  if (actorId === null) return 'system' as const;
  const isRecipient = recipientType === 'user' ? actorId === recipientId : actorId === submittedBy;
  if (isRecipient) return 'recipient' as const;
  return issuerType === 'platform' ? ('platform' as const) : ('issuer' as const);
}
