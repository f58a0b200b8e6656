import type { DocumentColor } from '#lib/contract/invoices/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { type Application, type InvoiceItem, listItems } from '../application-repository.ts';
import { invoiceItems } from '../application-tables.ts';
import type { PartySnapshot } from '../applying/snapshots.ts';
import { sumItems, toDocumentItems } from '../applying/tax-rules.ts';
import { invoiceDocuments } from '../document-tables.ts';
import { readIssuer } from '../issuers/issuers.ts';
import { moveApplication } from '../move-application.ts';
import { moveRed, type RedConfirmation } from '../red/move-red.ts';
import { type RedItem, restOfItems, toRedItems } from '../red/red-rules.ts';
import { canMoveRed } from '../red/red-states.ts';
import type { DocumentFacts, InvoiceDocument } from './invoice-document.ts';

export interface Recording {
  facts: DocumentFacts;
  at: Date;
  /** Who says so; undefined: the provider. */
  actor?: (Actor & { kind: 'member' }) | undefined;
}

/**
 * I3, I3m: an application has become a document, in the words and amounts it was asked for. The application is locked. Throws
 * `invalid_input` at `fapiao_no` where its issuer has used the number before, and `status_changed`.
 */
export async function recordBlue(
  tx: Executor,
  application: Application,
  { facts, at, actor }: Recording,
): Promise<{ application: Application; document: InvoiceDocument }> {
  const items = (await listItems(tx, application.id)).filter(({ redDocumentId }) => redDocumentId === null);
  const document = await insertDocument(tx, { application, color: 'blue', rows: items, facts, at, actor });
  const moved = await moveApplication(tx, application, {
    move: application.status === 'issuing' ? 'issue' : 'record',
    at,
    actor,
    data: { fapiao_no: facts.fapiaoNo },
    facts: { issuedAt: at, nextAt: null, isAmountChanged: false, ...(actor && { reviewedBy: actor.userId }) },
  });
  return { application: moved, document };
}

/**
 * I8: a confirmed red letter has become a red document: what it takes back is free again. Application and confirmation are
 * locked. Throws as above.
 */
export async function recordRed(
  tx: Executor,
  { application, red }: { application: Application; red: RedConfirmation },
  { facts, at, actor }: Recording,
): Promise<{ application: Application; document: InvoiceDocument }> {
  if (!canMoveRed(red.status, 'finish')) throw new DomainError('status_changed');
  const rest = restOfItems(await listItems(tx, application.id));
  const rows = toRedItems(rest, red.parts);
  const blueDocumentId = red.blueDocumentId;
  const document = await insertDocument(tx, { application, color: 'red', blueDocumentId, rows, facts, at, actor });
  await tx
    .insert(invoiceItems)
    .values(rows.map((row) => ({ ...row, applicationId: application.id, redDocumentId: document.id })));
  await moveRed(tx, red, { move: 'finish', at, actor, facts: { redDocumentId: document.id, nextAt: null } });
  const isWhole = rest.reduce((sum, { grossAmount }) => sum + grossAmount, 0) === red.amount;
  const move = isWhole ? ('finishWhole' as const) : ('finishPart' as const);
  const data = { no: red.no, fapiao_no: facts.fapiaoNo };
  return { application: await moveApplication(tx, application, { move, at, actor, data }), document };
}

interface Inserting extends Recording {
  application: Application;
  color: DocumentColor;
  blueDocumentId?: number;
  rows: readonly (InvoiceItem | RedItem)[];
}

async function insertDocument(
  tx: Executor,
  { application, color, blueDocumentId, rows, facts, at, actor }: Inserting,
): Promise<InvoiceDocument> {
  const { id: applicationId, issuerType, issuerId, contentMode, remark } = application;
  const { seller, drawer } = await readIssuer(tx, { issuerType, issuerId });
  const items = toDocumentItems(rows, contentMode);
  const [document] = await tx
    .insert(invoiceDocuments)
    .values({
      applicationId,
      issuerType,
      issuerId,
      color,
      blueDocumentId: blueDocumentId ?? null,
      fapiaoCode: facts.fapiaoCode ?? '',
      fapiaoNo: facts.fapiaoNo,
      issueDate: facts.issueDate,
      ...sumItems(items),
      items,
      seller,
      buyer: buyerOf(application),
      drawer: facts.drawer ?? drawer,
      remark,
      checkCode: facts.checkCode ?? '',
      isSample: facts.isSample ?? false,
      recordedBy: actor?.userId ?? null,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning();
  if (!document) throw new DomainError('invalid_input', { fields: { fapiao_no: { key: 'fapiaoNoTaken' } } });
  return document;
}

function buyerOf({ title }: Application): PartySnapshot {
  const { name, taxNo, regAddress: address, regPhone: phone, bankName, bankAccount } = title;
  return { name, taxNo, address, phone, bankName, bankAccount };
}
