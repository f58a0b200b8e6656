import { eq, type SQL, sql } from 'drizzle-orm';
import type { Field, StoredPicture } from '#lib/contract/site/blocks/fields.ts';
import { type LooseBlock, mapBlock } from '#lib/contract/site/blocks/walk-fields.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { announceChange } from '../../db/announce-change.ts';
import type { Executor } from '../../db/connection.ts';
import { type PageContent, pageDocuments, pageVersions } from '../block-tables.ts';

const contents = sql`(
  select coalesce(page_id, 0) as page, draft as content from page_documents
  union all
  select coalesce(document.page_id, 0), version.content
  from page_versions version join page_documents document on document.id = version.document_id)`;

/** Which pages show which pictures: `file_id` and `used_by`, for queries that ask for the uses of files. */
export const pagePictureUses: SQL = sql`
  select (named.file #>> '{}')::bigint as file_id, 'page:' || page as used_by
  from ${contents} as pages, jsonb_path_query(content, '$.**.file ? (@.type() == "number")') as named(file)`;

/** And which films, which pages name by their address: `url` and `used_by`. */
export const pageFilmUses: SQL = sql`
  select named.url #>> '{}' as url, 'page:' || page as used_by
  from ${contents} as pages, jsonb_path_query(content, '$.**.video ? (@.type() == "string")') as named(url)`;

/** A file that pages may show, by its id and by its address. */
interface NamedFile {
  id: number;
  url: string;
}

/** Whether the content of a row shows the file. */
const shows = (content: SQL, { id, url }: NamedFile): SQL =>
  sql`(jsonb_path_exists(${content}, '$.**.file ? (@ == $id)', jsonb_build_object('id', ${id}::bigint))
    or jsonb_path_exists(${content}, '$.**.video ? (@ == $url)', jsonb_build_object('url', ${url}::text)))`;

interface PageUse {
  /** 0: the home page. */
  page: number;
  title: Partial<Texts>;
  places: ('draft' | 'live' | 'scheduled' | 'former')[];
}

/** Where pages show a file: in their draft, in what visitors see, in what is to come, or in a publication of before. */
export async function listPageUses(db: Executor, file: NamedFile, now: Date): Promise<PageUse[]> {
  const { rows } = await db.execute<{ page: number; title: Partial<Texts>; place: PageUse['places'][number] }>(sql`
    select coalesce(page_id, 0)::int as page, draft->'title' as title, place from page_documents document,
    lateral (
      select 'draft' as place where ${shows(sql`document.draft`, file)}
      union
      select case when version.id = document.current_version_id then 'live'
        when version.withdrawn_at is null and version.starts_at > ${now.toISOString()}::timestamptz then 'scheduled'
        else 'former' end
      from page_versions version
      where version.document_id = document.id and ${shows(sql`version.content`, file)}
    ) as shown order by 1, place`);
  const pages = new Map<number, PageUse>();
  for (const { page, title, place } of rows) {
    const known = pages.get(page) ?? { page, title, places: [] };
    pages.set(page, { ...known, places: [...known.places, place] });
  }
  return [...pages.values()];
}

/** What pages keep of a file from now on; `url` is that of a film. */
interface PageFileFacts {
  file: NamedFile;
  url: string;
  picture: Omit<StoredPicture, 'alt' | 'file'> | undefined;
}

/**
 * Brings drafts and publications, those of before too, up to date with a file that has changed: they keep its address, sizes, texts and
 * focal point, so that no page has to ask for them. What a block says of its own stays.
 */
export async function refreshPageFiles(tx: Executor, facts: PageFileFacts): Promise<void> {
  const drafts = await tx
    .select({ id: pageDocuments.id, content: pageDocuments.draft })
    .from(pageDocuments)
    .where(shows(sql`${pageDocuments.draft}`, facts.file))
    .orderBy(pageDocuments.id)
    .for('update');
  for (const { id, content } of drafts) {
    await tx
      .update(pageDocuments)
      .set({ draft: withFacts(content, facts) })
      .where(eq(pageDocuments.id, id));
  }
  const versions = await tx
    .select({ id: pageVersions.id, content: pageVersions.content })
    .from(pageVersions)
    .where(shows(sql`${pageVersions.content}`, facts.file));
  for (const { id, content } of versions) {
    await tx
      .update(pageVersions)
      .set({ content: withFacts(content, facts) })
      .where(eq(pageVersions.id, id));
  }
  if (versions.length > 0) await announceChange(tx, ['pages']);
}

function withFacts(content: PageContent, facts: PageFileFacts): PageContent {
  const change = (field: Field, value: unknown) => changed(field, value, facts);
  return { ...content, blocks: content.blocks.map((block) => mapSafely(block, change)) };
}

/** A block that is not what its kind says is shown to nobody, and stays as it is. */
function mapSafely(block: LooseBlock, change: (field: Field, value: unknown) => unknown): LooseBlock {
  try {
    return mapBlock(block, change, { path: '' });
  } catch {
    return block;
  }
}

function changed(field: Field, value: unknown, { file, url, picture }: PageFileFacts): unknown {
  if (field.kind === 'video') return value === file.url ? url : value;
  if (field.kind !== 'picture' || !value || !picture) return value;
  const stored = value as StoredPicture;
  return stored.file === file.id ? { file: stored.file, alt: stored.alt, ...picture } : value;
}
