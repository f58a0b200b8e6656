import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { announceChange } from '../db/announce-change.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { isHeld } from '../kernel/taken.ts';
import { contentOfBody } from './blocks/content-of-body.ts';
import { homePage, listDraftFaults } from './blocks/documents-repository.ts';
import { replaceContent } from './blocks/replace-content.ts';
import { cleanHtml } from './clean-html.ts';
import { contentPages, contentPageTexts } from './content-tables.ts';

type Page = typeof contentPages.$inferSelect;

export interface PageText {
  title: string;
  description: string;
  body: string;
}

export interface DeskPage {
  page: Page;
  texts: Map<Locale, PageText>;
  /** Blocks of its draft that nobody is shown. */
  faults: number;
}

interface DeskPages {
  pages: DeskPage[];
  /** Blocks of the home page's draft that nobody is shown. */
  homeFaults: number;
}

/** All content pages, published or not, in the order of the footer. */
export async function listAllPages({ db }: ServerContext): Promise<DeskPages> {
  const [pages, texts, faults] = await Promise.all([
    db.select().from(contentPages).orderBy(asc(contentPages.sort), asc(contentPages.id)),
    db.select().from(contentPageTexts),
    listDraftFaults(db),
  ]);
  const described = pages.map((page) => ({
    page,
    faults: faults.get(page.id) ?? 0,
    texts: new Map(texts.filter(({ pageId }) => pageId === page.id).map(({ locale, ...text }) => [locale, text])),
  }));
  return { pages: described, homeFaults: faults.get(homePage) ?? 0 };
}

/** Throws `not_found`. */
export async function getPageForDesk(ctx: ServerContext, id: number): Promise<DeskPage> {
  const found = (await listAllPages(ctx)).pages.find(({ page }) => page.id === id);
  if (!found) throw new DomainError('not_found');
  return found;
}

interface PagePlace {
  id?: number | undefined;
  version: number;
  url: string;
  isPublished: boolean;
  sort: number;
}

interface PageChange extends PagePlace {
  texts: Record<Locale, PageText>;
}

/**
 * Makes or changes a content page that is one text, its HTML cleaned; visitors see it from the commit on. Throws `not_found`,
 * `status_changed` where somebody else was faster, and `invalid_input` at `url` for one that is taken.
 */
export const savePage = (ctx: ServerContext, operator: Member, change: PageChange): Promise<SavedPage> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const saved = await writePlace(tx, operator, { ...change, now });
    await replaceTexts(tx, { page: saved.id, texts: change.texts, editedBy: operator.userId, now });
    return saved;
  });

interface SavedPage {
  id: number;
  version: number;
}

/**
 * Where a content page is found, whatever it says; without an id a new page, which says nothing yet. Throws what `savePage`
 * throws.
 */
export const placePage = (ctx: ServerContext, operator: Member, place: PagePlace): Promise<SavedPage> =>
  ctx.db.transaction((tx) => writePlace(tx, operator, { ...place, now: ctx.clock.now() }));

async function writePlace(tx: Executor, operator: Member, change: PagePlace & { now: Date }): Promise<SavedPage> {
  await requireFreeUrl(tx, change);
  const facts = { url: change.url, isPublished: change.isPublished, sort: change.sort, updatedAt: change.now };
  const page = change.id === undefined ? await insertPage(tx, facts) : await updatePage(tx, change, facts);
  await logStatusChange(tx, {
    entityType: 'page',
    entityId: page.id,
    from: null,
    to: change.isPublished ? 'published' : 'draft',
    event: 'save',
    actor: operator,
    data: { url: change.url, version: page.version },
  });
  await announceChange(tx, ['pages']);
  return { id: page.id, version: page.version };
}

type Facts = Pick<Page, 'url' | 'isPublished' | 'sort' | 'updatedAt'>;

/** Two at once: the index settles it, and the second is told by `insertPage`. */
async function requireFreeUrl(tx: Executor, { id = 0, url }: PagePlace): Promise<void> {
  const taken = await tx
    .select({ id: contentPages.id })
    .from(contentPages)
    .where(and(eq(contentPages.url, url), ne(contentPages.id, id)));
  if (taken.length > 0) throw urlTaken();
}

const urlTaken = () => new DomainError('invalid_input', { fields: { url: { key: 'taken' } } });

async function insertPage(tx: Executor, facts: Facts): Promise<Page> {
  const [page] = await tx.insert(contentPages).values(facts).onConflictDoNothing().returning();
  if (!page) throw urlTaken();
  return page;
}

async function updatePage(tx: Executor, { id = 0, version }: PagePlace, facts: Facts): Promise<Page> {
  const [known] = await tx.select({ id: contentPages.id }).from(contentPages).where(eq(contentPages.id, id));
  if (!known) throw new DomainError('not_found');
  const [page] = await tx
    .update(contentPages)
    .set({ ...facts, version: sql`${contentPages.version} + 1` })
    .where(and(eq(contentPages.id, id), eq(contentPages.version, version)))
    .returning();
  if (!page) throw new DomainError('status_changed');
  return page;
}

/** A language without a title has no text: the default one is shown for it. */
async function replaceTexts(tx: Executor, { page, texts, editedBy, now }: NewTexts): Promise<void> {
  const written = locales.filter((locale) => texts[locale].title !== '');
  const clean = written.map((locale) => [locale, { ...texts[locale], body: cleanHtml(texts[locale].body) }]);
  await replaceContent(tx, { page, content: contentOfBody(Object.fromEntries(clean)), editedBy, now });
}

interface NewTexts {
  page: number;
  texts: Record<Locale, PageText>;
  editedBy: number;
  now: Date;
}

/** Throws `not_found`, and `page_agreed` for a text that somebody has agreed to: what it said is kept, and it can be hidden. */
export async function removePage(ctx: ServerContext, operator: Member, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [page] = await deletePage(tx, id);
    if (!page) throw new DomainError('not_found');
    await logStatusChange(tx, {
      entityType: 'page',
      entityId: id,
      from: page.isPublished ? 'published' : 'draft',
      to: 'removed',
      event: 'remove',
      actor: operator,
      data: { url: page.url },
    });
    await announceChange(tx, ['pages']);
  });
}

async function deletePage(tx: Executor, id: number): Promise<Page[]> {
  try {
    return await tx.delete(contentPages).where(eq(contentPages.id, id)).returning();
  } catch (error) {
    throw isHeld(error) ? new DomainError('page_agreed') : error;
  }
}
