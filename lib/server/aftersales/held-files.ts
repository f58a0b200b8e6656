import { caseTopic } from '#lib/contract/files/upload-topics.ts';
import type { Executor } from '../db/connection.ts';
import { type HeldFile, holdFiles } from '../files/index.ts';

interface Evidence {
  userId: number;
  /** The record that uses them. */
  subject: string;
  urls: string[];
}

/** Records the use of own uploads as evidence. Throws `invalid_input` at `files`. */
export function holdEvidence(tx: Executor, evidence: Evidence): Promise<HeldFile[]> {
  return holdFiles(tx, { ...evidence, topics: [caseTopic], field: 'files' });
}

export const subjectOfCase = (id: number) => `aftersale:${id}`;
export const subjectOfMessage = (id: number) => `aftersale-message:${id}`;
