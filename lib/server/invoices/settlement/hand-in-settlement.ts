import { and, eq, inArray } from 'drizzle-orm';
import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { withDocumentNumber } from '../../db/document-number.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { notifyHolders } from '../../identity/index.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type Fen, formatFen } from '../../kernel/money.ts';
import { lockStandingStatements, type Statement } from '../../settlement/index.ts';
import { findStoreNames, lockStore } from '../../store/index.ts';
import type { PartySnapshot } from '../applying/snapshots.ts';
import { invoiceDocuments } from '../document-tables.ts';
import { issuerOf, readIssuer } from '../issuers/issuers.ts';
import { refusedAt, requireFacts, type SaidFacts } from '../issuing/document-facts.ts';
import { claimUploads } from '../issuing/invoice-files.ts';
import { compareFacts, type Difference, type Expected } from '../reading/compare-facts.ts';
import { type LookedAtFile, lookAtFiles } from '../reading/read-invoice-file.ts';
import { requireAgreement } from '../reading/require-agreement.ts';
import { settlementInvoiceFiles, settlementInvoiceParts, settlementInvoices } from '../settlement-tables.ts';
import { findChoiceFault } from './cover-rules.ts';
import { readOpenSettlements } from './open-settlements.ts';
import type { SettlementInvoice } from './settlement-repository.ts';

interface HandedIn extends SaidFacts {
  /** Numbers of statements. */
  statements: readonly string[];
  /** As it stands on the invoice, with tax. */
  amount: Fen;
  files: readonly { url: string }[];
  /** What is only spelt otherwise in a file is the same. */
  acceptsSpelling: boolean;
}

/**
 * A store hands in the invoice that it has issued to the platform over these statements; the desk is told. Of two at once over one
 * statement the second finds it taken. Throws `not_found` for statements of others, and `invalid_input` at the field: for
 * statements that an invoice is handed in for, or that cannot be invoiced so, another amount than theirs, a number that is none or
 * that the store has used, a day to come, and at `files` where they are missing, cannot be read or say otherwise.
 */
export async function handInSettlement(
  ctx: ServerContext,
  member: StoreMember,
  { files: given, ...said }: HandedIn,
): Promise<{ no: string }> {
  const { storeId, userId } = member;
  const at = ctx.clock.now();
  const files = await lookAtFiles(ctx, { userId, urls: given.map(({ url }) => url) });
  if (given.length === 0) throw refusedAt('files', { key: 'invoiceFileNeeded' });
  // A file that is missing, or somebody else's.
  if (files.length !== given.length) throw refusedAt('files', { key: 'file' });
  return ctx.db.transaction(async (tx) => {
    await lockStore(tx, storeId);
    await lockStandingStatements(tx, storeId);
    const { chosen, sum, buyer } = await choose(tx, storeId, said.statements);
    if (said.amount !== sum) throw refusedAt('amount', { key: 'settlementAmount', values: { amount: formatFen(sum) } });
    // On paper an invoice may be of either kind.
    requireFacts('paper', said, { since: '', now: at });
    await requireFree(tx, storeId, said);
    const expected = await expectationOf(tx, { storeId, buyer, sum, said });
    requireAgreement(expected, { files, acceptsSpelling: said.acceptsSpelling });
    const invoice = await insert(tx, { member, chosen, sum, said, at });
    await keepFiles(tx, invoice, { userId, files });
    await notifyDesk(tx, invoice, at);
    return { no: invoice.no };
  });
}

/** What uploaded files say of such an invoice, and what otherwise than it should; nothing is saved. Throws as above. */
export async function readHandedIn(
  ctx: ServerContext,
  { storeId, userId }: StoreMember,
  { statements, urls }: { statements: readonly string[]; urls: readonly string[] },
): Promise<{ file: LookedAtFile; differences: Difference[]; total: string }[]> {
  const { sum, buyer } = await choose(ctx.db, storeId, statements);
  const expected = await expectationOf(ctx.db, { storeId, buyer, sum });
  return (await lookAtFiles(ctx, { userId, urls })).map((file) => {
    const facts = file.facts === 'unreadable' ? undefined : file.facts;
    return { file, differences: facts ? compareFacts(expected, facts) : [], total: facts?.total ?? '' };
  });
}

async function choose(tx: Executor, storeId: number, nos: readonly string[]) {
  const { buyer, statements: open, others } = await readOpenSettlements(tx, storeId);
  const isUnknown = (no: string) => !open.some((each) => each.no === no) && !others.has(no);
  if (nos.some(isUnknown)) throw new DomainError('not_found');
  const taken = nos.find((no) => others.has(no));
  if (taken) throw refusedAt('statements', { key: 'settlementTaken', values: { no: taken } });
  const chosen = open.filter(({ no }) => nos.includes(no));
  const currency = chosen[0]?.currency;
  const other = chosen.find((each) => each.currency !== currency);
  if (other) throw refusedAt('statements', { key: 'otherCurrency', values: { no: other.no } });
  const fault = findChoiceFault(
    open.filter((each) => each.currency === currency).map(({ id, netAmount: net }) => ({ id, net })),
    chosen.map(({ id }) => id),
  );
  if (fault) {
    const no = open.find(({ id }) => id === fault.id)?.no ?? '';
    throw refusedAt('statements', { key: fault.key, values: { no } });
  }
  return { chosen, buyer, sum: chosen.reduce((total, { netAmount }) => total + netAmount, 0) };
}

/** A number is used once by whoever issues: neither for a customer nor here. */
async function requireFree(tx: Executor, storeId: number, { fapiaoCode, fapiaoNo }: SaidFacts): Promise<void> {
  const [documents, own] = [invoiceDocuments, settlementInvoices];
  const { issuerType, issuerId } = issuerOf(storeId);
  const ofCustomers = and(eq(documents.issuerType, issuerType), eq(documents.issuerId, issuerId));
  const counting = and(eq(own.storeId, storeId), inArray(own.status, ['submitted', 'accepted']));
  const [used, handedIn] = await Promise.all([
    tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(ofCustomers, eq(documents.fapiaoCode, fapiaoCode), eq(documents.fapiaoNo, fapiaoNo))),
    tx
      .select({ id: own.id })
      .from(own)
      .where(and(counting, eq(own.fapiaoCode, fapiaoCode), eq(own.fapiaoNo, fapiaoNo))),
  ]);
  if (used.length + handedIn.length > 0) throw refusedAt('fapiao_no', { key: 'fapiaoNoTaken' });
}

interface Expecting {
  storeId: number;
  buyer: PartySnapshot;
  sum: Fen;
  said?: SaidFacts;
}

async function expectationOf(db: Executor, { storeId, buyer, sum, said }: Expecting): Promise<Expected> {
  const { seller } = await readIssuer(db, issuerOf(storeId));
  return { application: { amount: sum, title: buyer }, sellerTaxNo: seller.taxNo, said };
}

interface Inserting {
  member: StoreMember;
  chosen: readonly Statement[];
  sum: Fen;
  said: SaidFacts;
  at: Date;
}

async function insert(
  tx: Executor,
  { member, chosen, sum, said: { fapiaoCode, fapiaoNo, issueDate }, at }: Inserting,
): Promise<SettlementInvoice> {
  const { storeId, userId: submittedBy } = member;
  const times = { createdAt: at, updatedAt: at };
  const currency = chosen[0]?.currency ?? 'CNY';
  const facts = { storeId, currency, amount: sum, fapiaoCode, fapiaoNo, issueDate, submittedBy, ...times };
  const invoice = await withDocumentNumber('settlementInvoice', at, async (no) => {
    const target = settlementInvoices.no;
    const rows = await tx
      .insert(settlementInvoices)
      .values({ ...facts, no })
      .onConflictDoNothing({ target })
      .returning();
    return rows[0];
  });
  const links = chosen.map(({ id: statementId, netAmount: amount }) => ({
    invoiceId: invoice.id,
    statementId,
    amount,
  }));
  await tx.insert(settlementInvoiceParts).values(links);
  const entity = { entityType: 'settlement_invoice', entityId: invoice.id, from: null, to: invoice.status };
  await logStatusChange(tx, { ...entity, event: 'hand_in', actor: member, at, data: { fapiao_no: fapiaoNo } });
  return invoice;
}

interface Sent {
  userId: number;
  files: readonly LookedAtFile[];
}

async function keepFiles(tx: Executor, { id }: SettlementInvoice, { userId, files }: Sent): Promise<void> {
  const kept = await claimUploads(tx, { userId, files, subject: `settlement_invoice:${id}` });
  for (const file of kept) {
    // The first of each format stays, as of other invoices.
    await tx
      .insert(settlementInvoiceFiles)
      .values({ ...file, invoiceId: id })
      .onConflictDoNothing();
  }
}

/** But those who work for the store. */
async function notifyDesk(tx: Executor, { no, storeId, amount, submittedBy }: SettlementInvoice, now: Date) {
  const store = (await findStoreNames(tx, [storeId])).get(storeId) ?? '';
  const args = { no, store, amount: formatFen(amount) };
  const link = userPath('desk/invoices/settlements', { no });
  await notifyHolders(tx, { event: 'settlementHandedIn', args, link, cause: no, except: submittedBy, now });
}
