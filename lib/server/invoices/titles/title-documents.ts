import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { SpecialStatus } from '#lib/contract/invoices/records.ts';
import { documentsAfter } from '#lib/contract/invoices/special-invoices.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import { releaseFile } from '#lib/server/files/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { titlePapers } from '../tables.ts';
import type { TitleFacts } from './title-facts.ts';
import { toTitleTexts } from './title-rules.ts';

/** What uses the files. */
export const subjectOfDocuments = (titleId: number): string => `title-papers:${titleId}`;

/**
 * Documents count no more: the title names another body now, or was removed. The row stays for its version, so that whoever
 * has read the old ones decides nothing about new ones.
 */
export async function withdrawDocuments(tx: Executor, id: number, at: Date): Promise<void> {
  const { titleId, status, version } = titlePapers;
  await tx
    .update(titlePapers)
    .set({ status: 'none', reason: '', decidedBy: null, decidedAt: at, version: sql`${version} + 1` })
    .where(and(eq(titleId, id), ne(status, 'none')));
  await releaseFile(tx, { subject: subjectOfDocuments(id) });
}

interface TitleChange {
  after: TitleFacts;
  at: Date;
  actor: Member | undefined;
}

/** A title was changed: its documents end, or are looked at again with what the title says now. */
export async function followChange(
  tx: Executor,
  before: TitleFacts & { id: number; special: SpecialStatus },
  { after, at, actor }: TitleChange,
): Promise<void> {
  const effect = documentsAfter(toTitleTexts(before), toTitleTexts(after));
  if (effect === 'end') await withdrawDocuments(tx, before.id, at);
  if (effect !== 'review') return;
  const { titleId, status, askedAt, version } = titlePapers;
  // The version goes up for waiting ones too: whoever has read the old title does not approve the new one. They keep their place.
  const sent = await tx
    .update(titlePapers)
    .set({
      status: 'pending',
      askedAt: sql`case when ${status} = 'pending' then ${askedAt} else ${at.toISOString()}::timestamptz end`,
      decidedBy: null,
      decidedAt: null,
      version: sql`${version} + 1`,
    })
    .where(and(eq(titleId, before.id), inArray(status, ['pending', 'approved'])))
    .returning({ id: titleId });
  if (sent.length === 0 || before.special === 'pending') return;
  const entity = { entityType: 'title_papers', entityId: before.id };
  await logStatusChange(tx, {
    ...entity,
    from: before.special,
    to: 'pending',
    event: 'change',
    ...(actor && { actor }),
    at,
  });
}
