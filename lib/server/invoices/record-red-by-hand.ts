import { eq } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Application } from './application-repository.ts';
import { invoiceApplications } from './application-tables.ts';
import { refusedAt, requireFacts } from './document-facts.ts';
import { redConfirmations } from './document-tables.ts';
import { attachUploads, type UploadedFile } from './invoice-files.ts';
import type { IssuerActor } from './issuer-actor.ts';
import type { Issuer } from './issuers.ts';
import type { RedConfirmation } from './move-red.ts';
import { listDocuments } from './read-details.ts';
import { recordRed } from './record-document.ts';
import { canMoveRed } from './red-states.ts';
import { tellRecipient } from './tell-parties.ts';

export interface RecordedRed {
  redNo: string;
  fapiaoCode: string;
  fapiaoNo: string;
  /** `yyyy-mm-dd`. */
  issueDate: string;
  files: readonly UploadedFile[];
}

/**
 * I8: whoever issues has issued the red document of a confirmed red letter, and says so. Throws `not_found`, `status_changed`
 * for one that waits for the buyer or has come to an end, and `invalid_input` at the field.
 */
export async function recordRedByHand(
  ctx: ServerContext,
  { member, issuer }: IssuerActor,
  { redNo, files, ...facts }: RecordedRed,
): Promise<Application> {
  return ctx.db.transaction(async (tx) => {
    const { application, red } = await lockRedOf(tx, issuer, redNo);
    if (!canMoveRed(red.status, 'finish')) throw new DomainError('status_changed');
    const at = ctx.clock.now();
    const blue = (await listDocuments(tx, application.id)).find(({ color }) => color === 'blue');
    requireFacts(application.medium, facts, { since: blue?.issueDate ?? '', now: at });
    if (application.medium !== 'paper' && files.length === 0) throw refusedAt('files', { key: 'invoiceFileNeeded' });
    const recorded = await recordRed(tx, { application, red }, { facts, at, actor: member });
    await attachUploads(tx, recorded.document, { userId: member.userId, files });
    const args = { fapiaoNo: facts.fapiaoNo };
    await tellRecipient(tx, application, { event: 'invoiceReversed', args, cause: redNo, at });
    return recorded.application;
  });
}

/** A red letter of this issuer with its application, both locked, the application first. Throws `not_found`. */
async function lockRedOf(
  tx: Executor,
  issuer: Issuer,
  no: string,
): Promise<{ application: Application; red: RedConfirmation }> {
  const isIt = eq(redConfirmations.no, no);
  const [locked] = await tx
    .select({ application: invoiceApplications })
    .from(invoiceApplications)
    .innerJoin(redConfirmations, eq(redConfirmations.applicationId, invoiceApplications.id))
    .where(isIt)
    .for('update', { of: invoiceApplications });
  const isOwn = locked?.application.issuerType === issuer.issuerType && locked.application.issuerId === issuer.issuerId;
  const [red] = isOwn ? await tx.select().from(redConfirmations).where(isIt).for('update') : [];
  if (!locked || !red) throw new DomainError('not_found');
  return { application: locked.application, red };
}
