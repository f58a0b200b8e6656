import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { DomainError } from '../../kernel/errors.ts';
import { inScope } from '../application-repository.ts';
import { invoiceApplications } from '../application-tables.ts';
import { invoiceDocuments } from '../document-tables.ts';
import type { Issuer, IssuerActor } from '../issuers/issuers.ts';
import { findOwn, lockIssued } from '../issuing/lock-issued.ts';
import { recordLocked } from '../issuing/record-manually.ts';
import { rejectLocked } from '../issuing/reject-invoice.ts';
import { type JudgedTaxAnswer, judgeTaxAnswers, numberOf } from './judge-tax-answers.ts';
import { readTaxResults, type TaxAnswer } from './read-tax-results.ts';
import { readTaxSettings } from './read-tax-settings.ts';

/** Says what a tax software's answer means, row by row; nothing is changed. Throws what `readTaxResults` throws. */
export async function checkTaxResults(
  ctx: ServerContext,
  actor: IssuerActor,
  content: Uint8Array,
): Promise<JudgedTaxAnswer[]> {
  return judge(ctx, actor, await readTaxResults(content, await readTaxSettings(ctx, actor.issuer)));
}

/**
 * Records what a tax software's answer says, each row by itself: what somebody else was faster with is left as it is, and reading
 * it again changes nothing. Throws as `checkTaxResults` does.
 */
export async function applyTaxResults(
  ctx: ServerContext,
  actor: IssuerActor,
  content: Uint8Array,
): Promise<JudgedTaxAnswer[]> {
  const answers = await checkTaxResults(ctx, actor, content);
  const told: JudgedTaxAnswer[] = [];
  for (const answer of answers) {
    if (!isDecided(answer) || (await settleOne(ctx, actor, answer))) told.push(answer);
    // Somebody else was faster, with the same answer or another one.
    else told.push(...(await judge(ctx, actor, [answer])));
  }
  await note(ctx, actor, { content, told });
  return told;
}

const isDecided = ({ outcome }: JudgedTaxAnswer) => outcome === 'issued' || outcome === 'rejected';

async function judge(ctx: ServerContext, actor: IssuerActor, answers: TaxAnswer[]): Promise<JudgedTaxAnswer[]> {
  const nos = [...new Set(answers.map(({ no }) => no))];
  // One after the other: a number that another reader records between the two is found with its invoice, and is not taken.
  const [taken, isOwn] = await Promise.all([findTaken(ctx.db, actor.issuer, answers), findOwn(ctx.db, actor)]);
  const named = await findNamed(ctx.db, actor.issuer, nos);
  return judgeTaxAnswers(answers, { named, taken, isOwn, now: ctx.clock.now() });
}

async function findNamed(db: Executor, issuer: Issuer, nos: string[]) {
  const isBlue = and(eq(invoiceDocuments.applicationId, invoiceApplications.id), eq(invoiceDocuments.color, 'blue'));
  const { fapiaoCode, fapiaoNo } = invoiceDocuments;
  const rows = await db
    .select({ application: invoiceApplications, document: { fapiaoCode, fapiaoNo } })
    .from(invoiceApplications)
    .leftJoin(invoiceDocuments, isBlue)
    .where(and(inScope({ issuer }), inArray(invoiceApplications.no, nos)));
  return rows.map(({ application, document }) => ({ application, document: document ?? undefined }));
}

/** Of numbers those that this issuer has recorded, code and number. */
export async function findTaken(
  db: Executor,
  { issuerType, issuerId }: Issuer,
  said: readonly { fapiaoNo: string }[],
): Promise<ReadonlySet<string>> {
  const numbers = [...new Set(said.map(({ fapiaoNo }) => fapiaoNo).filter(Boolean))];
  if (numbers.length === 0) return new Set();
  const table = invoiceDocuments;
  const isOwn = and(eq(table.issuerType, issuerType), eq(table.issuerId, issuerId));
  const rows = await db
    .select({ fapiaoCode: table.fapiaoCode, fapiaoNo: table.fapiaoNo })
    .from(table)
    .where(and(isOwn, inArray(table.fapiaoNo, numbers)));
  return new Set(rows.map(numberOf));
}

/** False: it was decided in between, or its number was taken. */
async function settleOne(ctx: ServerContext, actor: IssuerActor, answer: JudgedTaxAnswer): Promise<boolean> {
  const { no, outcome, fapiaoCode, fapiaoNo, issueDate, reason } = answer;
  const at = ctx.clock.now();
  try {
    await ctx.db.transaction(async (tx) => {
      const application = await lockIssued(tx, no, actor);
      // A refund has made it smaller meanwhile.
      if (application.amount !== answer.application?.amount) throw new DomainError('status_changed');
      if (outcome === 'rejected') return rejectLocked(tx, application, { actor, reason, at });
      const said = { fapiaoCode, fapiaoNo, issueDate, checkCode: '', drawer: '', acceptsSpelling: false };
      await recordLocked(tx, { ctx, application, actor, said, files: [], at });
    });
    return true;
  } catch (error) {
    if (error instanceof DomainError && (error.code === 'status_changed' || error.code === 'invalid_input'))
      return false;
    throw error;
  }
}

/** The answer itself is not kept, only what it hashes to and what came of it. */
async function note(
  ctx: ServerContext,
  { member, issuer }: IssuerActor,
  { content, told }: { content: Uint8Array; told: JudgedTaxAnswer[] },
): Promise<void> {
  const countOf = (outcome: string) => told.filter((each) => each.outcome === outcome).length;
  const data = {
    issuer: issuer.issuerType,
    sha256: createHash('sha256').update(content).digest('hex'),
    issued: countOf('issued'),
    rejected: countOf('rejected'),
  };
  const entity = { entityType: 'invoice_issuer', entityId: issuer.issuerId, from: null, to: 'read', event: 'results' };
  await logStatusChange(ctx.db, { ...entity, actor: member, at: ctx.clock.now(), data });
}
