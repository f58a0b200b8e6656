import { inArray, sql } from 'drizzle-orm';
import { documentsTopic } from '#lib/contract/files/upload-topics.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import { holdFiles, releaseFile } from '#lib/server/files/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { titlePapers } from '../tables.ts';
import { subjectOfDocuments } from './title-documents.ts';
import { isWholeHere } from './title-rules.ts';
import { getTitle, lockTitles, type TitleOwner } from './titles.ts';

interface Sending {
  titleId: number;
  /** Own private uploads of the topic `title-documents`. */
  urls: string[];
}

/**
 * Sends the documents by which special invoices may be made out to a company's title, or after a refusal others in their place.
 * Throws `not_found`, `invalid_input` at `files` for titles that cannot have special invoices and for files of others, and
 * `status_changed` while an operator has documents to look at or has approved some.
 */
export async function sendDocuments(
  ctx: ServerContext,
  { member, owner }: { member: Member; owner: TitleOwner },
  { titleId, urls }: Sending,
): Promise<void> {
  const [settings, at] = [await getSettings(ctx), ctx.clock.now()];
  await ctx.db.transaction(async (tx) => {
    await lockTitles(tx, owner);
    const title = await getTitle(tx, owner, titleId);
    if (title.titleType !== 'company') throw refuse('specialCompany');
    if (!isWholeHere(title, settings)) throw refuse('specialIncomplete');
    const subject = subjectOfDocuments(titleId);
    await releaseFile(tx, { subject });
    const way = { userId: member.userId, subject, urls, topics: [documentsTopic], field: 'files' };
    const fileIds = (await holdFiles(tx, way)).map(({ id }) => id);
    const asked = { status: 'pending' as const, fileIds, reason: '', askedAt: at, decidedBy: null, decidedAt: null };
    const sent = await tx
      .insert(titlePapers)
      .values({ titleId, ...asked })
      .onConflictDoUpdate({
        target: titlePapers.titleId,
        set: { ...asked, version: sql`${titlePapers.version} + 1` },
        setWhere: inArray(titlePapers.status, ['none', 'rejected']),
      })
      .returning({ id: titlePapers.titleId });
    if (sent.length === 0) throw new DomainError('status_changed');
    await logStatusChange(tx, {
      entityType: 'title_papers',
      entityId: titleId,
      from: title.special,
      to: 'pending',
      event: 'send',
      actor: member,
      at,
    });
  });
}

const refuse = (key: string) => new DomainError('invalid_input', { fields: { files: { key } } });
