import { eq } from 'drizzle-orm';
import { defaultLocale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import { logStatusChange } from '../../db/status-log.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { pageVersions } from '../block-tables.ts';
import {
  getVersion,
  homePage,
  lockDocument,
  nextNumber,
  type PageDocument,
  requirePage,
  writeDraft,
} from './documents-repository.ts';
import { missingTexts } from './missing-texts.ts';
import { readBlocks } from './read-blocks.ts';
import { settlePage } from './settle-page.ts';

/** Who publishes, withdraws or restores, and when. */
interface By {
  operator: Pick<Member, 'kind' | 'userId' | 'key'> | undefined;
  now: Date;
}

interface Publication {
  /** 0: the home page. */
  page: number;
  /** The version of the draft that was read. */
  version: number;
  /** Missing: at once, and until something else is published. */
  startsAt?: Date | undefined;
  endsAt?: Date | undefined;
  note: string;
  /** Of a text that is agreed to: everybody is asked for it. The first version asks in any case. */
  asksConsent?: boolean | undefined;
}

/**
 * Shows visitors the draft of a page, at once or from a time on. Throws `not_found`, `status_changed` where the draft is another one by
 * now, and `invalid_input` at what is missing or at times that cannot be meant.
 */
export async function publishPage(tx: Executor, publication: Publication, { operator, now }: By): Promise<number> {
  const { page, version, note, asksConsent = false } = publication;
  await requirePage(tx, page);
  const document = await lockDocument(tx, page);
  if (!document) throw new DomainError('not_found');
  if (document.version !== version) throw new DomainError('status_changed');
  requireWhole(document);
  const times = requireTimes(publication, now);
  const number = await nextNumber(tx, document.id);
  await tx.insert(pageVersions).values({
    documentId: document.id,
    number,
    content: document.draft,
    ...times,
    note,
    asksConsent: asksConsent || number === 1,
    publishedBy: operator?.userId ?? null,
    createdAt: now,
  });
  await settlePage(tx, document.id, now);
  await log(tx, {
    document,
    operator,
    event: 'page_publish',
    data: { number, starts_at: times.startsAt.toISOString() },
  });
  return number;
}

function requireWhole({ draft, pageId }: PageDocument): void {
  const fields = missingTexts(readBlocks(draft.blocks).blocks);
  if (pageId !== null && !draft.title[defaultLocale]) fields[`title.${defaultLocale}`] = { key: 'required' };
  if (Object.keys(fields).length > 0) throw new DomainError('invalid_input', { fields });
}

function requireTimes({ startsAt, endsAt }: Publication, now: Date): { startsAt: Date; endsAt: Date | null } {
  const start = startsAt && startsAt > now ? startsAt : now;
  if (endsAt && endsAt <= start) throw new DomainError('invalid_input', { fields: { until: { key: 'timeOrder' } } });
  return { startsAt: start, endsAt: endsAt ?? null };
}

/** Takes a publication back: visitors see the one before it, and what has not begun never will. */
export async function withdrawPage(
  tx: Executor,
  { page, number }: { page: number; number: number },
  { operator, now }: By,
): Promise<void> {
  const document = await requireDocument(tx, page);
  const version = await getVersion(tx, document.id, number);
  if (version.withdrawnAt) throw new DomainError('status_changed');
  await tx.update(pageVersions).set({ withdrawnAt: now }).where(eq(pageVersions.id, version.id));
  await settlePage(tx, document.id, now);
  await log(tx, { document, operator, event: 'page_withdraw', data: { number } });
}

/** Makes a publication of before the draft again; what visitors see stays until it is published. */
export async function restoreVersion(
  tx: Executor,
  { page, number, version }: { page: number; number: number; version: number },
  { operator, now }: By,
): Promise<{ version: number }> {
  const document = await requireDocument(tx, page);
  const { content } = await getVersion(tx, document.id, number);
  const written = await writeDraft(tx, { page, version, draft: content, editedBy: operator?.userId ?? null, now });
  await log(tx, { document, operator, event: 'page_restore', data: { number } });
  return { version: written.version };
}

async function requireDocument(tx: Executor, page: number): Promise<PageDocument> {
  const document = await lockDocument(tx, page);
  if (!document) throw new DomainError('not_found');
  return document;
}

interface Line extends Pick<By, 'operator'> {
  document: PageDocument;
  event: string;
  data: Record<string, unknown>;
}

const log = (tx: Executor, { document, operator, event, data }: Line) =>
  logStatusChange(tx, {
    entityType: 'page',
    entityId: document.pageId ?? homePage,
    from: null,
    to: 'published',
    event,
    ...(operator && { actor: operator }),
    data,
  });
