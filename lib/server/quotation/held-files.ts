import { artworkTopics } from '#lib/contract/files/upload-topics.ts';
import type { Executor } from '../db/connection.ts';
import { type HeldFile, holdFiles as holdPrivate, releaseFile } from '../files/index.ts';
import { DomainError } from '../kernel/errors.ts';

interface Holding {
  userId: number;
  /** The record that uses them: `quotation:12`. */
  subject: string;
  urls: string[];
  /** Field of the form that named them. */
  field: string;
}

/** Records the use of own uploads of a quotation or its artwork; throws as `holdFiles` of the files does. */
export function holdFiles(tx: Executor, holding: Holding): Promise<HeldFile[]> {
  return holdPrivate(tx, { ...holding, topics: artworkTopics });
}

/** The same for answers to a specification: what cannot be used is left out, so that a draft is kept in any case. */
export async function holdAnsweredFiles(tx: Executor, holding: Omit<Holding, 'field'>): Promise<HeldFile[]> {
  const held: HeldFile[] = [];
  for (const url of holding.urls) {
    try {
      held.push(...(await holdFiles(tx, { ...holding, urls: [url], field: 'selection' })));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return held;
}

/** Lets go of what a draft named before. What was once sent keeps its files for as long as it can be read. */
export async function letGo(tx: Executor, subject: string): Promise<void> {
  await releaseFile(tx, { subject });
}

export const subjectOfLine = (lineKey: string) => `quotation-line:${lineKey}`;
export const subjectOfQuotation = (id: number) => `quotation:${id}`;
export const subjectOfMessage = (id: number) => `quotation-message:${id}`;
