import {
  operatorWordHistory,
  operatorWordSave,
  operatorWords,
  operatorWordUndo,
} from '#lib/contract/site/desk-words.ts';
import { locales } from '#lib/i18n/locales.ts';
import { shortName } from '#lib/i18n/texts.ts';
import { findUserNames } from '#lib/server/identity/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { listWordChanges, listWords, replaceWords, undoWordChange } from '#lib/server/site/index.ts';
import { type App, serve } from '../../serve.ts';

/** Sentences that the shop says in words of its own. */
export function registerOperatorWords(app: App): void {
  const see = { node: 'operator/word/list' } as const;
  const edit = { node: 'operator/word/edit' } as const;
  serve(app, operatorWords, {
    guard: see,
    run: async ({ server, query }) => {
      const { q = '', state, place = '' } = query;
      const found = await listWords(server, { q, isReplacedOnly: state === 'replaced', place }, toPage(query));
      const list = found.list.map(({ key, originals, replaced }) => ({ key, originals, replaced }));
      return { list, total: found.total, places: found.places };
    },
  });
  serve(app, operatorWordHistory, {
    guard: see,
    run: async ({ server, query }) => {
      const { list, total } = await listWordChanges(server, query.key, toPage(query));
      const names = await findUserNames(server.db, [...new Set(list.flatMap(({ changedBy }) => changedBy ?? []))]);
      const toRecord = ({ id, key, locale, before, after, changedBy, changedAt, isLatest }: (typeof list)[number]) => ({
        ...{ id, key, locale, before, after },
        by: (changedBy !== null && names.get(changedBy)) || '',
        time: toUnixSeconds(changedAt),
        actions: isLatest ? ['undo' as const] : [],
      });
      return { list: list.map(toRecord), total };
    },
  });
  serve(app, operatorWordSave, {
    guard: edit,
    message: 'wordSaved',
    run: ({ server, member, body }) => {
      const changes = locales.map((locale) => {
        const field = `text_${shortName(locale)}` as const;
        return { locale, key: body.key, before: body.before[locale], text: body[field] || null, field };
      });
      return replaceWords(server, member, changes);
    },
  });
  serve(app, operatorWordUndo, {
    guard: edit,
    message: 'wordUndone',
    run: ({ server, member, body }) => undoWordChange(server, member, body.id),
  });
}
