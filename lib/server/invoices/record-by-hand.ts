import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { shopDay } from '../kernel/clock.ts';
import { DomainError } from '../kernel/errors.ts';
import { type Application, lockApplication } from './application-repository.ts';
import { refusedAt, requireFacts, type SaidFacts } from './document-facts.ts';
import { attachUploads, type UploadedFile } from './invoice-files.ts';
import type { IssuerActor } from './issuer-actor.ts';
import { recordBlue } from './record-document.ts';
import { canMove } from './states.ts';
import { tellIssued } from './tell-issued.ts';

export interface Recorded extends SaidFacts {
  checkCode: string;
  /** Empty: as the issuer has set it. */
  drawer: string;
  files: readonly UploadedFile[];
}

/**
 * I3m: whoever issues has issued it on the tax side and says so, with its number, its day and its files. Amounts, title and
 * items are those that were asked for. Throws `not_found`, `status_changed`, and `invalid_input` at the field: for a number
 * that is none or that the issuer has recorded before, a day that cannot be, and where a file is missing.
 */
export async function recordByHand(
  ctx: ServerContext,
  actor: IssuerActor,
  { no, ...said }: Recorded & { no: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const application = await lockApplication(tx, no, { issuer: actor.issuer });
    await recordLocked(tx, { application, actor, said, at: ctx.clock.now() });
  });
}

interface Recording {
  application: Application;
  actor: IssuerActor;
  said: Recorded;
  at: Date;
}

/** The same of an application that is locked. */
export async function recordLocked(
  tx: Executor,
  { application, actor: { member }, said, at }: Recording,
): Promise<void> {
  if (!canMove(application.status, 'record')) throw new DomainError('status_changed');
  requireFacts(application.medium, said, { since: shopDay(application.createdAt), now: at });
  requireFile(application, said.files);
  const { files, drawer, ...facts } = said;
  const given = { ...facts, ...(drawer && { drawer }) };
  const { document } = await recordBlue(tx, application, { facts: given, at, actor: member });
  await attachUploads(tx, document, { userId: member.userId, files });
  await tellIssued(tx, application, { fapiaoNo: said.fapiaoNo, at });
}

/** What comes by mail on paper needs no file. */
function requireFile({ medium }: Pick<Application, 'medium'>, files: readonly UploadedFile[]): void {
  if (medium !== 'paper' && files.length === 0) throw refusedAt('files', { key: 'invoiceFileNeeded' });
}
