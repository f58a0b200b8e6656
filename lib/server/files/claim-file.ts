import type { Executor } from '../db/connection.ts';
import { DomainError } from '../kernel/errors.ts';
import { addUse, type FileRequested, findOwnFile, type OwnFile, removeUses } from './upload-repository.ts';

type FileClaim = FileRequested & {
  /** The record that will use the file, in its module's words: `avatar:12`, at most 80 characters. */
  subject: string;
  accept: FileAcceptance;
  /** Name of the input field that named the file: a refusal is then shown there. */
  field?: string;
};

/** What a record can use; whatever does not fit is answered like a file that is not there. */
export interface FileAcceptance {
  /** Private files are never shown under their address, public ones always: no record takes either. */
  isPrivate: boolean;
  /** Only files uploaded for one of these; missing: for anything. */
  topics?: readonly string[];
  isImage?: boolean;
}

/**
 * Records that something uses the owner's uploaded file, so that the clean-up leaves it. Belongs into the transaction
 * that writes the record: until it ends, nobody can remove the file. Claiming twice is claiming once. Throws `not_found`
 * for a file that is missing, somebody else's, being removed, or not acceptable; with a `field`, `invalid_input` there.
 */
export async function claimFile(tx: Executor, claim: FileClaim): Promise<OwnFile> {
  const { subject, accept, field } = claim;
  const file = await findOwnFile(tx, claim, 'share');
  if (!file || !isAcceptable(file, accept)) throw refusal(field);
  await addUse(tx, file.id, subject);
  return file;
}

/**
 * Ends the use of the subject's files, of all but `except`. The clean-up removes files that nothing uses any more and
 * that are older than a day.
 */
export async function releaseFile(
  tx: Executor,
  { subject, except }: { subject: string; except?: number },
): Promise<void> {
  await removeUses(tx, subject, except);
}

function isAcceptable(file: OwnFile, { isPrivate, topics, isImage }: FileAcceptance): boolean {
  if (file.isPrivate !== isPrivate) return false;
  if (topics && !topics.includes(file.topic)) return false;
  return !isImage || file.mime.startsWith('image/');
}

function refusal(field: string | undefined): DomainError {
  if (field === undefined) return new DomainError('not_found');
  return new DomainError('invalid_input', { fields: { [field]: { key: 'file' } } });
}
