import { announcePicture } from '../../catalogue/index.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import {
  discardMedia,
  editMediaNode,
  factsOf,
  findSameMedia,
  findShopPictures,
  type LibraryFile,
  listMediaChanges,
  lockMedia,
  type MediaFacts,
  mediaKindOf,
  prepareMedia,
  replaceMediaFile,
  saveMediaFacts,
  takeMedia,
  undoMediaChange,
} from '../../files/index.ts';
import { type Actor, type Member, requireNode } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { dropSettingsCache, findLookFiles, refreshPageFiles, replaceInLooks } from '../../site/index.ts';
import { countUsesOf } from './media-uses.ts';

/** Makes an operator's upload a file of the shop; the same file again is the one that is there. Throws `no_permission`, `invalid_input`. */
export async function addMedia(
  ctx: ServerContext,
  actor: Actor,
  url: string,
): Promise<{ media: LibraryFile; isKnown: boolean }> {
  const operator = requireNode(actor, editMediaNode);
  const made = await prepareMedia(ctx, { userId: operator.userId, url });
  return ctx.db.transaction(async (tx) => {
    const known = await findSameMedia(tx, made);
    const file = known ?? (await takeMedia(tx, { id: made.id, userId: operator.userId }));
    if (!known) await log(tx, operator, { id: file.id, event: 'create', data: { name: file.name } });
    return { media: { file, item: undefined, uses: 0 }, isKnown: known !== undefined };
  });
}

interface SavedMedia {
  id: number;
  version: number;
  facts: MediaFacts;
}

/** Saves name, texts and focal point; pages that show the file say so from the commit on. Throws `not_found`, `status_changed`. */
export async function saveMedia(ctx: ServerContext, actor: Actor, { id, version, facts }: SavedMedia): Promise<number> {
  const operator = requireNode(actor, editMediaNode);
  return ctx.db.transaction(async (tx) => {
    const media = await lockMedia(tx, id, version);
    const by = { userId: operator.userId, now: ctx.clock.now() };
    const saved = await saveMediaFacts(tx, { media, facts, by });
    await refreshPages(tx, { id, before: media.file.url, after: media.file.url });
    await log(tx, operator, { id, event: 'save', data: { before: factsOf(media), after: facts } });
    return saved;
  });
}

interface ReplacedMedia {
  id: number;
  version: number;
  /** Of an upload of the operator. */
  url: string;
}

/**
 * Puts another file in the place of one, under everything that shows it, from the commit on; the address of before goes on answering with
 * what it was. Throws `not_found`, `status_changed`, and `invalid_input` at `url` for a file of another kind.
 */
export async function replaceMedia(
  ctx: ServerContext,
  actor: Actor,
  { id, version, url }: ReplacedMedia,
): Promise<number> {
  const operator = requireNode(actor, editMediaNode);
  const next = await prepareMedia(ctx, { userId: operator.userId, url });
  const by = { userId: operator.userId, now: ctx.clock.now() };
  const saved = await ctx.db.transaction(async (tx) => {
    const media = await lockMedia(tx, id, version);
    const taken = await takeMedia(tx, { id: next.id, userId: operator.userId });
    if (!fits(media.file, taken)) throw new DomainError('invalid_input', { fields: { url: { key: 'mediaKind' } } });
    const written = await replaceMediaFile(tx, { media, next: taken, by });
    await showElsewhere(tx, { id, before: media.file.url, after: taken.url, by });
    const data = { name: taken.name, former: media.file.name, address: media.file.url };
    await log(tx, operator, { id, event: 'replace', data });
    return written;
  });
  dropSettingsCache(ctx);
  return saved;
}

/** Takes the last change of a file back, everywhere. Throws `not_found` where nothing is left to take back. */
export async function undoMedia(ctx: ServerContext, actor: Actor, id: number): Promise<void> {
  const operator = requireNode(actor, editMediaNode);
  const by = { userId: operator.userId, now: ctx.clock.now() };
  await ctx.db.transaction(async (tx) => {
    const media = await lockMedia(tx, id);
    const change = await undoMediaChange(tx, { media, by });
    const { file } = await lockMedia(tx, id);
    await showElsewhere(tx, { id, before: media.file.url, after: file.url, by });
    await log(tx, operator, {
      id,
      event: 'restore',
      data: { change: change.id, event: change.event, name: file.name },
    });
  });
  dropSettingsCache(ctx);
}

/** Deletes a file that nothing shows. Throws `not_found`, and `media_used` with the number of records that show it. */
export async function removeMedia(ctx: ServerContext, actor: Actor, id: number): Promise<void> {
  const operator = requireNode(actor, editMediaNode);
  await ctx.db.transaction(async (tx) => {
    const { file } = await lockMedia(tx, id);
    const count = await countUsesOf(tx, id);
    if (count > 0) throw new DomainError('media_used', { values: { count } });
    const former = (await listMediaChanges(tx, id)).flatMap((each) => each.former?.url ?? []);
    await discardMedia(tx, id, await findLookFiles(tx, former));
    await log(tx, operator, { id, event: 'remove', data: { name: file.name } });
  });
}

/** A file of the same kind; one that products show has all its sizes, and so has what comes in its place. */
const fits = (shown: LibraryFile['file'], next: LibraryFile['file']) =>
  mediaKindOf(shown.mime) === mediaKindOf(next.mime);

interface Moved {
  id: number;
  /** Addresses of the file itself. */
  before: string;
  after: string;
}

async function showElsewhere(
  tx: Executor,
  { by, ...moved }: Moved & { by: { userId: number; now: Date } },
): Promise<void> {
  await refreshPages(tx, moved);
  if (moved.before !== moved.after) {
    await replaceInLooks(tx, { from: moved.before, to: moved.after, ...by });
    await announcePicture(tx, moved.id);
  }
}

async function refreshPages(tx: Executor, { id, before, after }: Moved): Promise<void> {
  const pictures = await findShopPictures(tx, [id]);
  await refreshPageFiles(tx, { file: { id, url: before }, url: after, picture: pictures.get(id) });
}

async function log(
  tx: Executor,
  actor: Member,
  { id, event, data }: { id: number; event: string; data: Record<string, unknown> },
): Promise<void> {
  const to = event === 'remove' ? 'removed' : 'active';
  await logStatusChange(tx, { entityType: 'media', entityId: id, from: null, to, event, actor, data });
}
