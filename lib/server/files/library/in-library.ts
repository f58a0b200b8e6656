import { type SQL, sql } from 'drizzle-orm';
import type { MediaKind } from '#lib/contract/files/desk-media.ts';
import { brandTopic, mediaTopic, pageTopic } from '#lib/contract/files/upload-topics.ts';
import { files } from '../tables.ts';

/** What files of the shop were sent for; `demo` are drawings that it begins with. What members send for themselves is of others. */
const libraryTopics = [mediaTopic, pageTopic, 'catalogue', brandTopic, 'demo'];

/** Bytes that a replacement left behind: their address still answers, and nobody chooses them. */
export const formerTopic = 'former';

/**
 * Public files of the shop itself. One that still belongs to the operator who sent it is the shop's where a category or the look
 * shows it; whatever a member uses, under whichever topic it was sent, is not.
 */
export const isInLibrary: SQL = sql`${files.state} = 'stored' and not ${files.isPrivate}
  and ${files.topic} in (${sql.join(
    libraryTopics.map((topic) => sql`${topic}`),
    sql`, `,
  )})
  and (${files.userId} is null or (${files.topic} in ('catalogue', ${brandTopic}) and exists (
    select 1 from file_uses where file_uses.file_id = ${files.id}
      and (file_uses.subject = 'look' or file_uses.subject like 'category:%'))))`;

const drawingMime = 'image/svg+xml';

/** What kind of file it is, as its type says; undefined: none that a page shows. */
export function mediaKindOf(mime: string): MediaKind | undefined {
  if (mime === drawingMime) return 'drawing';
  if (mime.startsWith('image/')) return 'picture';
  return mime.startsWith('video/') ? 'film' : undefined;
}

export function isOfKind(kind: MediaKind): SQL {
  if (kind === 'film') return sql`${files.mime} like 'video/%'`;
  return kind === 'drawing'
    ? sql`${files.mime} = ${drawingMime}`
    : sql`${files.mime} like 'image/%' and ${files.mime} <> ${drawingMime}`;
}
