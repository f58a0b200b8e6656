import type { Executor } from '../../db/connection.ts';
import { type PageContent, pageVersions } from '../block-tables.ts';
import { lockDocument, nextNumber, writeDraft } from './documents-repository.ts';
import { settlePage } from './settle-page.ts';

interface Replacement {
  page: number;
  content: PageContent;
  /** Nobody: the shop itself. */
  editedBy: number | null;
  now: Date;
}

/** Makes this what visitors see of a page from now on, and its draft, for whoever writes a page as one text. The same again changes nothing. */
export async function replaceContent(tx: Executor, { page, content, editedBy, now }: Replacement): Promise<void> {
  const known = await lockDocument(tx, page);
  if (known && isSameContent(known.draft, content)) return;
  const document = await writeDraft(tx, { page, version: known?.version ?? 0, draft: content, editedBy, now });
  const number = await nextNumber(tx, document.id);
  // Whether visitors find the page is said beside its text.
  const row = {
    documentId: document.id,
    number,
    content,
    startsAt: now,
    isStarted: true,
    publishedBy: editedBy,
    createdAt: now,
  };
  await tx.insert(pageVersions).values(row);
  await settlePage(tx, document.id, now);
}

/** Whether two pages say the same. */
export const isSameContent = (left: PageContent, right: PageContent): boolean =>
  JSON.stringify(sorted(left)) === JSON.stringify(sorted(right));

/** Keys in one order: the database keeps them in its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}
