import type { ServerContext } from '#lib/server/db/context.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Application } from '../application-repository.ts';
import type { IssuerActor } from '../issuers/issuers.ts';
import { refusedAt, requireFacts } from '../issuing/document-facts.ts';
import { attachUploads, type UploadedFile } from '../issuing/invoice-files.ts';
import { lockIssuedRed } from '../issuing/lock-issued.ts';
import { listDocuments } from '../issuing/read-details.ts';
import { mailReversed } from '../notify/notify-issued.ts';
import { notifyRecipient } from '../notify/notify-parties.ts';
import { finishRed } from './finish-red.ts';
import { canMoveRed } from './red-states.ts';

export interface RecordedRed {
  redNo: string;
  fapiaoCode: string;
  fapiaoNo: string;
  /** `yyyy-mm-dd`. */
  issueDate: string;
  files: readonly UploadedFile[];
}

/**
 * I8: whoever issues has issued the red document of a confirmed red letter, and says so. Throws `not_found`, `own_record`, `status_changed`
 * for one that waits for the buyer or has come to an end, and `invalid_input` at the field.
 */
export async function recordRedManually(
  ctx: ServerContext,
  actor: IssuerActor,
  { redNo, files, ...facts }: RecordedRed,
): Promise<Application> {
  return ctx.db.transaction(async (tx) => {
    const locked = await lockIssuedRed(tx, redNo, actor);
    const { application, red } = locked;
    if (!canMoveRed(red.status, 'finish')) throw new DomainError('status_changed');
    const at = ctx.clock.now();
    const blue = (await listDocuments(tx, application.id)).find(({ color }) => color === 'blue');
    requireFacts(application.medium, facts, { since: blue?.issueDate ?? '', now: at });
    if (application.medium !== 'paper' && files.length === 0) throw refusedAt('files', { key: 'invoiceFileNeeded' });
    const recorded = await finishRed(tx, locked, { facts, at, actor: actor.member });
    await attachUploads(tx, recorded.document, { userId: actor.member.userId, files });
    const args = { fapiaoNo: facts.fapiaoNo };
    await notifyRecipient(tx, application, { event: 'invoiceReversed', args, cause: redNo, at });
    await mailReversed(tx, application, { ctx, fapiaoNo: facts.fapiaoNo, at });
    return recorded.application;
  });
}
