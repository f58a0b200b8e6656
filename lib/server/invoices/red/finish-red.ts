import type { Executor } from '#lib/server/db/connection.ts';
import type { Application } from '../application-repository.ts';
import type { InvoiceDocument } from '../issuing/invoice-document.ts';
import { type Recording, recordRed } from '../issuing/record-document.ts';
import { reissue } from '../issuing/reissue.ts';
import type { LockedRed } from './lock-red.ts';

export interface FinishedRed {
  application: Application;
  document: InvoiceDocument;
  /** What takes its place (I10), where another title was asked for, or more was taken back than had to be. */
  replacement: Application | undefined;
}

/**
 * I8, I10: the red document of a red letter is there, whoever says so; what was to take its place is asked for in the same
 * transaction. Everything is locked by `lockRed`. Throws what `recordRed` throws.
 */
export async function finishRed(tx: Executor, locked: LockedRed, recording: Recording): Promise<FinishedRed> {
  const recorded = await recordRed(tx, locked, recording);
  const { at, actor } = recording;
  const replacement = await reissue(tx, { ...locked, application: recorded.application, at, actor });
  return { ...recorded, replacement };
}
