import {
  type MediaChange,
  type MediaItem,
  type MediaKind,
  operatorMedia,
  operatorMediaAdd,
  operatorMediaDetail,
  operatorMediaRemove,
  operatorMediaReplace,
  operatorMediaSave,
  operatorMediaUndo,
} from '#lib/contract/files/desk-media.ts';
import { locales } from '#lib/i18n/locales.ts';
import { inEachLanguage, noTexts } from '#lib/i18n/texts.ts';
import { type LibraryFile, type LoggedMediaChange, mediaKindOf, toPicture } from '#lib/server/files/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { toWorkPage, toWorkQuery } from '#lib/server/kernel/work-page.ts';
import { addMedia, removeMedia, replaceMedia, saveMedia, undoMedia } from '#lib/server/workflows/media/edit-media.ts';
import { listMedia, type SeenMedia, seeMedia } from '#lib/server/workflows/media/see-media.ts';
import { type App, serve } from '../../serve.ts';

const reading = { node: 'operator/media/list' } as const;
const editing = { node: 'operator/media/edit' } as const;

/** Making all sizes of a picture keeps the processor busy. */
const makingLimits = [{ points: 60, seconds: 60, by: 'account' } as const];

/** Files of the shop: what there is, where it is shown, and what operators do about it. */
export function registerMedia(app: App): void {
  registerReading(app);
  registerFiles(app);
  serve(app, operatorMediaSave, {
    guard: editing,
    message: 'mediaSaved',
    run: async ({ server, member, body: { id, version, name, alt, caption, focus_x: focusX, focus_y: focusY } }) => ({
      version: await saveMedia(server, member, { id, version, facts: { name, alt, caption, focusX, focusY } }),
    }),
  });
  serve(app, operatorMediaUndo, {
    guard: editing,
    message: 'mediaUndone',
    run: ({ server, member, body: { id } }) => undoMedia(server, member, id),
  });
  serve(app, operatorMediaRemove, {
    guard: editing,
    message: 'mediaRemoved',
    run: ({ server, member, body: { id } }) => removeMedia(server, member, id),
  });
}

function registerReading(app: App): void {
  serve(app, operatorMedia, {
    guard: reading,
    run: async ({ server, member, query }) => {
      const { q, kind, state, fit } = query;
      const kinds = (kind ? [kind] : query.kinds?.split(',')) as MediaKind[] | undefined;
      const page = await listMedia(server, member, { filter: { q, kinds, state, fit }, input: toWorkQuery(query) });
      return toWorkPage(page, toItem);
    },
  });
  serve(app, operatorMediaDetail, {
    guard: reading,
    run: async ({ server, member, locale, query: { id } }) => toDetail(await seeMedia(server, member, { id, locale })),
  });
}

function registerFiles(app: App): void {
  serve(app, operatorMediaAdd, {
    guard: editing,
    limits: makingLimits,
    run: async ({ server, member, body: { url } }) => {
      const { media, isKnown } = await addMedia(server, member, url);
      return { is_known: isKnown, item: toItem(media) };
    },
  });
  serve(app, operatorMediaReplace, {
    guard: editing,
    limits: makingLimits,
    message: 'mediaReplaced',
    run: async ({ server, member, body }) => ({ version: await replaceMedia(server, member, body) }),
  });
}

function toItem({ file, item, uses }: LibraryFile): MediaItem {
  const kind = mediaKindOf(file.mime) ?? 'picture';
  return {
    id: file.id,
    name: file.name,
    kind,
    url: file.url,
    picture: kind === 'film' ? null : toPicture(file, ''),
    size: file.size,
    uses,
    missing: kind === 'film' ? [] : locales.filter((locale) => !item?.alt[locale]),
    create_time: toUnixSeconds(file.createdAt),
  };
}

function toDetail({ usedBy, changes, names, ...media }: SeenMedia) {
  const { file, item } = media;
  const latest = changes.find(({ change }) => change.undoneAt === null)?.change.id;
  return {
    ...toItem(media),
    mime: file.mime,
    width: file.width ?? 0,
    height: file.height ?? 0,
    alt: inEachLanguage((locale) => (item?.alt ?? noTexts)[locale]),
    caption: inEachLanguage((locale) => (item?.caption ?? noTexts)[locale]),
    focus_x: item?.focusX ?? 50,
    focus_y: item?.focusY ?? 50,
    version: item?.version ?? 0,
    used_by: usedBy.map(({ kind, id, name, places, count }) => ({ kind, id, name, places, count })),
    changes: changes.map((logged) => toChange(logged, { names, latest })),
  };
}

function toChange(
  { change, former }: LoggedMediaChange,
  { names, latest }: { names: ReadonlyMap<number, string>; latest: number | undefined },
): MediaChange {
  return {
    id: change.id,
    event: change.event,
    by: names.get(change.changedBy ?? 0) ?? '',
    time: toUnixSeconds(change.changedAt),
    is_undone: change.undoneAt !== null,
    former: former && {
      name: former.name,
      url: former.url,
      picture: mediaKindOf(former.mime) === 'film' ? null : toPicture(former, ''),
    },
    actions: change.id === latest ? ['undo'] : [],
  };
}
