import { artworkTopics } from '#lib/contract/files/upload-topics.ts';
import type { Executor } from '../db/connection.ts';
import { claimFile, releaseFile } from '../files/index.ts';
import { DomainError } from '../kernel/errors.ts';
import type { HeldFile } from './snapshots.ts';

interface Holding {
  userId: number;
  /** The record that uses them: `quotation:12`. */
  subject: string;
  /** Addresses of own uploads, as given: also as a link that showed the file. */
  urls: string[];
  /** Field of the form that named them. */
  field: string;
}

/** Records the use of own uploads. Throws `invalid_input` at the field for a file that is missing or somebody else's. */
export async function holdFiles(tx: Executor, { userId, subject, urls, field }: Holding): Promise<HeldFile[]> {
  const held: HeldFile[] = [];
  for (const url of new Set(urls.map(addressIn))) {
    const accept = { isPrivate: true, topics: artworkTopics };
    const { id, name, size } = await claimFile(tx, { userId, url, subject, accept, field });
    held.push({ id, url, name, size });
  }
  return held;
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

/** A link that shows a private file, without what makes it a link. */
function addressIn(url: string): string {
  return url.split('?')[0] ?? '';
}

export const subjectOfLine = (lineKey: string) => `quotation-line:${lineKey}`;
export const subjectOfQuotation = (id: number) => `quotation:${id}`;
export const subjectOfMessage = (id: number) => `quotation-message:${id}`;
