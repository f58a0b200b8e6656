import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Application } from '../application-repository.ts';
import type { IssuerActor } from '../issuers/issuers.ts';
import { readIssuer } from '../issuers/issuers.ts';
import { notifyIssued } from '../notify/notify-issued.ts';
import { type LookedAtFile, lookAtFiles } from '../reading/read-invoice-file.ts';
import { requireAgreement } from '../reading/require-agreement.ts';
import { canMove } from '../states.ts';
import { refusedAt, requireFacts, type SaidFacts } from './document-facts.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { attachUploads } from './invoice-files.ts';
import { lockIssued } from './lock-issued.ts';
import { recordBlue } from './record-document.ts';

export interface Recorded extends SaidFacts {
  checkCode: string;
  /** Empty: as the issuer has set it. */
  drawer: string;
  /** Whoever records it says that what is only spelt otherwise is the same. */
  acceptsSpelling: boolean;
}

/**
 * I3m: whoever issues has issued it on the tax side and says so, with its number, its day and its files. Amounts, title and
 * items are those that were asked for; a file that can be read has to say the same. Throws `not_found`, `own_record`, `status_changed`, and
 * `invalid_input` at the field: for a number that is none or that the issuer has recorded before, a day that cannot be, and at
 * `files` where one is missing or says otherwise, with the differences.
 */
export async function recordManually(
  ctx: ServerContext,
  actor: IssuerActor,
  { no, files: given, ...said }: Recorded & { no: string; files: readonly { url: string }[] },
): Promise<void> {
  const files = await lookAtFiles(ctx, { userId: actor.member.userId, urls: given.map(({ url }) => url) });
  // A file that is missing, or somebody else's.
  if (files.length !== given.length) throw refusedAt('files', { key: 'file' });
  await ctx.db.transaction(async (tx) => {
    const application = await lockIssued(tx, no, actor);
    requireFile(application, files);
    await recordLocked(tx, { ctx, application, actor, said, files, at: ctx.clock.now() });
  });
}

interface Recording {
  ctx: Pick<ServerContext, 'env' | 'clock'>;
  application: Application;
  actor: IssuerActor;
  said: Recorded;
  files: readonly LookedAtFile[];
  at: Date;
}

/** The same of an application that is locked. Its recipient is told once there is a file, or paper, that could be looked at. */
export async function recordLocked(
  tx: Executor,
  { ctx, application, actor: { member }, said: { acceptsSpelling, ...said }, files, at }: Recording,
): Promise<InvoiceDocument> {
  if (!canMove(application.status, 'record')) throw new DomainError('status_changed');
  requireFacts(application.medium, said, { since: shopDay(application.createdAt), now: at });
  await requireSame(tx, application, { said, files, acceptsSpelling });
  const { drawer, ...facts } = said;
  const given = { ...facts, ...(drawer && { drawer }) };
  const { document } = await recordBlue(tx, application, { facts: given, at, actor: member });
  await attachUploads(tx, document, { userId: member.userId, files });
  const isThere = application.medium === 'paper' || files.length > 0;
  if (isThere) await notifyIssued(tx, application, { ctx, fapiaoNo: said.fapiaoNo, at });
  return document;
}

interface Comparing {
  said?: SaidFacts | undefined;
  files: readonly LookedAtFile[];
  acceptsSpelling: boolean;
}

/** Throws `invalid_input` at `files` for one that cannot be read, or that says otherwise than it was asked for. */
export async function requireSame(
  tx: Executor,
  application: Application,
  { said, files, acceptsSpelling }: Comparing,
): Promise<void> {
  const { issuerType, issuerId } = application;
  const { seller } = await readIssuer(tx, { issuerType, issuerId });
  requireAgreement({ application, sellerTaxNo: seller.taxNo, said }, { files, acceptsSpelling });
}

/** What comes by mail on paper needs no file. */
function requireFile({ medium }: Pick<Application, 'medium'>, files: readonly LookedAtFile[]): void {
  if (medium !== 'paper' && files.length === 0) throw refusedAt('files', { key: 'invoiceFileNeeded' });
}
