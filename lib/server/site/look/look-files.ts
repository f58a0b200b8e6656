import { eq, type SQL, sql } from 'drizzle-orm';
import { type Look, lookPictures } from '#lib/contract/site/look.ts';
import { announceChange } from '../../db/announce-change.ts';
import type { Executor } from '../../db/connection.ts';
import { lookDrafts, looks } from '../look-tables.ts';
import { findDraft, listLooks, lockLooks } from './look-repository.ts';

const pictures = sql.join(
  lookPictures.map((name) => sql`${name}`),
  sql`, `,
);

/** Which files looks show, that of today, those of before and the draft: `url` and `used_by`. */
export const lookFileUses: SQL = sql`
  select named.value as url, 'look' as used_by
  from (select look from looks union all select look from look_drafts) as known, jsonb_each_text(known.look) as named
  where named.key in (${pictures}) and named.value <> ''`;

/** Which looks show the file of this address. */
export async function listLookUses(db: Executor, url: string): Promise<('draft' | 'live' | 'former')[]> {
  const names = lookPictures.map((name) => sql`look->>${name} = ${url}`);
  const isShown = sql`(${sql.join(names, sql` or `)})`;
  const { rows } = await db.execute<{ place: 'draft' | 'live' | 'former' }>(sql`
    select distinct case when id = (select max(id) from looks) then 'live' else 'former' end as place
    from looks where ${isShown}
    union select 'draft' from look_drafts where ${isShown} order by 1`);
  return rows.map(({ place }) => place);
}

/** Addresses among these that some look shows. */
export async function findLookFiles(db: Executor, urls: string[]): Promise<string[]> {
  if (urls.length === 0) return [];
  const { rows } = await db.execute<{ url: string }>(
    sql`select distinct url from (${lookFileUses}) as shown where url in (${sql.join(
      urls.map((url) => sql`${url}`),
      sql`, `,
    )})`,
  );
  return rows.map(({ url }) => url);
}

interface ReplacedAddress {
  from: string;
  to: string;
  userId: number;
  now: Date;
}

/**
 * Shows a file under another address wherever the look and its draft have it. Looks of before stay as they were, as their files do.
 * Answers whether visitors see another one.
 */
export async function replaceInLooks(tx: Executor, { from, to, userId, now }: ReplacedAddress): Promise<boolean> {
  await lockLooks(tx);
  const [draft, [live]] = [await findDraft(tx), await listLooks(tx, 1)];
  const next = draft && withAddress(draft.look, from, to);
  if (draft && next) {
    await tx
      .update(lookDrafts)
      .set({ look: next, version: draft.version + 1 })
      .where(eq(lookDrafts.id, 1));
  }
  const shown = live && withAddress(live.look, from, to);
  if (!shown) return false;
  await tx.insert(looks).values({ look: shown, restoredFrom: null, publishedBy: userId, publishedAt: now });
  await announceChange(tx, ['site']);
  return true;
}

/** The look with the other address; undefined where it does not have the first. */
function withAddress(look: Look, from: string, to: string): Look | undefined {
  const named = lookPictures.filter((name) => look[name] === from);
  if (named.length === 0) return undefined;
  return { ...look, ...Object.fromEntries(named.map((name) => [name, to])) };
}
