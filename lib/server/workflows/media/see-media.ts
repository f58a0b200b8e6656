import type { MediaUse, mediaSorts } from '#lib/contract/files/desk-media.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../../db/context.ts';
import {
  findLibraryFile,
  type LibraryFile,
  type LibraryFilter,
  type LoggedMediaChange,
  listLibrary,
  listMediaChanges,
  listMediaNode,
} from '../../files/index.ts';
import { findUserNames } from '../../identity/index.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { WorkPageOf, WorkQuery } from '../../kernel/work-page.ts';
import { listMediaUses, mediaUses } from './media-uses.ts';

type Sort = (typeof mediaSorts)[number];

/** A page of the shop's files. Throws `no_permission`. */
export function listMedia(
  ctx: ServerContext,
  actor: Actor,
  { filter, input }: { filter: LibraryFilter; input: WorkQuery<Sort> },
): Promise<WorkPageOf<LibraryFile>> {
  requireNode(actor, listMediaNode);
  return listLibrary(ctx.db, { filter, input, uses: mediaUses });
}

export interface SeenMedia extends LibraryFile {
  usedBy: MediaUse[];
  changes: LoggedMediaChange[];
  /** Who made them, by their number. */
  names: ReadonlyMap<number, string>;
}

/** A file with where it is shown and what was changed of it. Throws `no_permission`, and `not_found` for what is no file of the shop. */
export async function seeMedia(
  ctx: ServerContext,
  actor: Actor,
  { id, locale }: { id: number; locale: Locale },
): Promise<SeenMedia> {
  requireNode(actor, listMediaNode);
  const found = await findLibraryFile(ctx.db, id);
  if (!found) throw new DomainError('not_found');
  const [usedBy, changes] = await Promise.all([
    listMediaUses(ctx.db, { file: found.file, locale, now: ctx.clock.now() }),
    listMediaChanges(ctx.db, id),
  ]);
  const people = changes.flatMap(({ change }) => change.changedBy ?? []);
  const names = await findUserNames(ctx.db, [...new Set(people)]);
  return { ...found, uses: usedBy.reduce((sum, { count }) => sum + count, 0), usedBy, changes, names };
}
