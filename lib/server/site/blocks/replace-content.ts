import type { Executor } from '../../db/connection.ts';
import { canonicalText } from '../../kernel/canonical-text.ts';
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
    asksConsent: number === 1,
    publishedBy: editedBy,
    createdAt: now,
  };
  await tx.insert(pageVersions).values(row);
  await settlePage(tx, document.id, now);
}

/** Whether two pages say the same. */
export const isSameContent = (left: PageContent, right: PageContent): boolean =>
  canonicalText(left) === canonicalText(right);
