import {
  deadInvoiceStatuses,
  type InvoiceMismatch,
  type InvoiceProviderName,
  type InvoiceStatus,
} from '#lib/contract/invoices/records.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import {
  type Application,
  findBlueDocument,
  findDifference,
  type IssueAnswer,
  type IssuedFacts,
  lockApplication,
  moveApplication,
  notifyIssuer,
  planApplication,
  type ResultOutcome,
  readIssuer,
  recordBlue,
} from '../../invoices/index.ts';
import { DomainError } from '../../kernel/errors.ts';
import { noteLateDocument } from './pieces/note-late-document.ts';

/** Of an application whose document exists and is not what was asked for: it is not begun again. */
export const mismatchCode = 'MISMATCH';

interface InvoiceResult {
  provider: InvoiceProviderName;
  no: string;
  answer: IssueAnswer;
}

interface Taking {
  application: Application;
  facts: IssuedFacts;
  at: Date;
}

/**
 * I3, I4: the one way by which what a provider says becomes a document, whether a message said it or our own question. It is
 * guarded by the state: said five times at once it is taken once. What differs from what was asked for is never recorded, and what
 * nobody waits for any more is written down and told to whoever issued it (docs/domain/invoices.md 10).
 */
export async function takeInvoiceResult(
  ctx: ServerContext,
  { provider, no, answer }: InvoiceResult,
): Promise<ResultOutcome> {
  if (answer.status === 'issuing') return 'pending';
  return ctx.db.transaction(async (tx) => {
    const application = await findLocked(tx, no);
    if (application?.provider !== provider) return 'unknown';
    const at = ctx.clock.now();
    if (answer.status === 'issued') return takeDocument(tx, { application, facts: answer.facts, at });
    if (application.status !== 'issuing') return 'duplicate';
    await fail(tx, application, { ...answer, at });
    return 'applied';
  });
}

async function findLocked(tx: Executor, no: string): Promise<Application | undefined> {
  try {
    return await lockApplication(tx, no, 'desk');
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') return undefined;
    throw error;
  }
}

const isDead = (status: InvoiceStatus) => (deadInvoiceStatuses as readonly InvoiceStatus[]).includes(status);

async function takeDocument(tx: Executor, taking: Taking): Promise<ResultOutcome> {
  const { application, facts } = taking;
  const blue = await findBlueDocument(tx, application.id);
  if (blue?.fapiaoNo === facts.fapiaoNo) return 'duplicate';
  if (application.failCode === mismatchCode && application.status === 'failed') return 'duplicate';
  if (blue || isDead(application.status)) return noteLateDocument(tx, taking);
  const { seller } = await readIssuer(tx, application);
  const difference = findDifference({ application, sellerTaxNo: seller.taxNo }, facts);
  if (!difference) return record(tx, taking);
  // It had failed, or a refund has made it smaller since: what came after all is not what is asked for now.
  if (application.status !== 'issuing') return noteLateDocument(tx, taking);
  return refuse(tx, taking, difference);
}

async function record(tx: Executor, taking: Taking): Promise<ResultOutcome> {
  const { application, facts, at } = taking;
  try {
    await recordBlue(tx, application, { facts, at });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'invalid_input') throw error;
    return application.status === 'issuing' ? refuse(tx, taking, 'number') : noteLateDocument(tx, taking);
  }
  // From now on its files are asked for.
  await planApplication(tx, application.id, { attempts: 0, nextAt: at });
  return 'applied';
}

/** A document exists that nobody has asked for like this: a person has to look. */
async function refuse(
  tx: Executor,
  { application, facts, at }: Taking,
  mismatch: InvoiceMismatch,
): Promise<ResultOutcome> {
  await fail(tx, application, { code: mismatchCode, why: facts.fapiaoNo, mismatch, at });
  return 'mismatch';
}

interface Failure {
  code: string;
  /** As the provider says it, in its language; of a document that differs its number. */
  why: string;
  mismatch?: InvoiceMismatch;
  at: Date;
}

async function fail(tx: Executor, application: Application, { code, why, mismatch, at }: Failure): Promise<void> {
  const reason = (why || code).slice(0, 200);
  const facts = { nextAt: null, failCode: code.slice(0, 60), failReason: reason, mismatch: mismatch ?? null };
  const data = mismatch && { fapiao_no: why, difference: mismatch };
  await moveApplication(tx, application, { move: 'fail', at, reason, data, facts });
  const event = { store: 'invoiceFailed', desk: 'invoiceFailedDesk' } as const;
  const cause = `${application.no}:${application.version}`;
  const args: Record<string, string> = mismatch ? { mismatch, fapiaoNo: why } : { reason };
  await notifyIssuer(tx, application, { event, args, cause, at });
}
