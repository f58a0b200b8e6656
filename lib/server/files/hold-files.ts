import type { Executor } from '../db/connection.ts';
import { claimFile } from './claim-file.ts';

/** A private file that hangs on a record. Its use is recorded in this module. */
export interface HeldFile {
  id: number;
  url: string;
  name: string;
  size: number;
}

interface Holding {
  userId: number;
  /** The record that uses them: `quotation:12`. */
  subject: string;
  /** Addresses of own uploads, as given: also as a link that showed the file. */
  urls: string[];
  /** What they were uploaded for. */
  topics: readonly string[];
  /** Field of the form that named them. */
  field: string;
}

/** Records the use of own private uploads. Throws `invalid_input` at the field for a file that is missing or somebody else's. */
export async function holdFiles(tx: Executor, { userId, subject, urls, topics, field }: Holding): Promise<HeldFile[]> {
  const held: HeldFile[] = [];
  for (const url of new Set(urls.map(addressIn))) {
    const accept = { isPrivate: true, topics };
    const { id, name, size } = await claimFile(tx, { userId, url, subject, accept, field });
    held.push({ id, url, name, size });
  }
  return held;
}

/** A link that shows a private file, without what makes it a link. */
function addressIn(url: string): string {
  return url.split('?')[0] ?? '';
}
