import { and, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { MediaKind, mediaSorts } from '#lib/contract/files/desk-media.ts';
import { locales } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import { countUpTo, type KeysetList, readKeysetPage } from '../../db/reading/keyset.ts';
import type { WorkPageOf, WorkQuery } from '../../kernel/work-page.ts';
import { cdnAddress } from '../../site/index.ts';
import { mediaItems } from '../media-tables.ts';
import { atCdn } from '../repository.ts';
import { files } from '../tables.ts';
import { isInLibrary, isOfKind } from './in-library.ts';

export interface LibraryFile {
  file: typeof files.$inferSelect;
  /** Undefined: nothing was said of it yet. */
  item: typeof mediaItems.$inferSelect | undefined;
  /** How many records show it. */
  uses: number;
}

export interface LibraryFilter {
  q?: string | undefined;
  /** Any of these; undefined: all. */
  kinds?: readonly MediaKind[] | undefined;
  state?: 'unused' | 'untold' | undefined;
  fit?: 'sized' | undefined;
}

type Sort = (typeof mediaSorts)[number];

const list: KeysetList<LibraryFile, Sort> = {
  id: files.id,
  idOf: ({ file }) => file.id,
  orders: {
    id: { column: files.id, kind: 'number', valueOf: ({ file }) => file.id },
    name: { column: files.name, kind: 'text', valueOf: ({ file }) => file.name },
  },
};

/**
 * A page of the shop's files. `uses` selects `file_id` and `used_by` (one text a record) of everything that shows files: other
 * modules know it.
 */
export async function listLibrary(
  db: Executor,
  { filter, input, uses }: { filter: LibraryFilter; input: WorkQuery<Sort>; uses: SQL },
): Promise<WorkPageOf<LibraryFile>> {
  const where = matching(filter, uses);
  const [page, totals] = await Promise.all([
    readKeysetPage(list, input, async (part) => {
      const rows = await db
        .select({ file: files, item: mediaItems, cdn: cdnAddress })
        .from(files)
        .leftJoin(mediaItems, eq(mediaItems.fileId, files.id))
        .where(and(where, part.where))
        .orderBy(...part.orderBy)
        .limit(part.limit);
      return rows.map(({ file, item, cdn }) => ({ file: atCdn(file, cdn ?? ''), item: item ?? undefined, uses: 0 }));
    }),
    countUpTo(db, files, where),
  ]);
  const counts = await countUses(
    db,
    page.list.map(({ file }) => file.id),
    uses,
  );
  return {
    ...page,
    ...totals,
    list: page.list.map((row) => ({ ...row, uses: counts.get(row.file.id) ?? 0 })),
  };
}

/** How many records show each of these files. */
export async function countUses(db: Executor, ids: number[], uses: SQL): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ file_id: string; count: number }>(
    sql`select file_id, count(distinct used_by)::int as count from (${uses}) as shown
      where ${inArray(sql`file_id`, ids)} group by file_id`,
  );
  return new Map(rows.map(({ file_id: id, count }) => [Number(id), count]));
}

/** A file of the library by its id, as it is kept; undefined for anything else. */
export async function findLibraryFile(
  db: Executor,
  id: number,
  lock?: 'update',
): Promise<Omit<LibraryFile, 'uses'> | undefined> {
  const query = db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isInLibrary));
  const [file] = await (lock ? query.for(lock) : query);
  if (!file) return undefined;
  const [item] = await db.select().from(mediaItems).where(eq(mediaItems.fileId, id));
  return { file, item };
}

function matching({ q, kinds, state, fit }: LibraryFilter, uses: SQL): SQL | undefined {
  return and(
    isInLibrary,
    kinds && or(...kinds.map(isOfKind)),
    fit === 'sized' ? sql`${files.variants} <> '[]'::jsonb` : undefined,
    state === 'unused'
      ? sql`not exists (select 1 from (${uses}) as shown where shown.file_id = ${files.id})`
      : undefined,
    state === 'untold' ? isUntold : undefined,
    q ? saying(q) : undefined,
  );
}

/** A text in some language does not say what it shows. */
const isUntold = sql`${files.mime} like 'image/%' and not exists (select 1 from media_items told where told.file_id = ${files.id} and ${sql.join(
  locales.map((locale) => sql`coalesce(told.alt->>${locale}, '') <> ''`),
  sql` and `,
)})`;

function saying(q: string): SQL | undefined {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(files.name, pattern),
    sql`exists (select 1 from media_items told, jsonb_each_text(told.alt) as said
      where told.file_id = ${files.id} and said.value ilike ${pattern})`,
    sql`exists (select 1 from media_items told, jsonb_each_text(told.caption) as said
      where told.file_id = ${files.id} and said.value ilike ${pattern})`,
  );
}
