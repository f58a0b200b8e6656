import type { Locale } from '#lib/i18n/locales.ts';
import { inEachLanguage } from '#lib/i18n/texts.ts';
import { finishWords, type ReplacedWords } from '#lib/i18n/words/finish-words.ts';
import { provideWords } from '#lib/i18n/words/finished-words.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { getSettings, getWordsVersion } from '../settings.ts';
import { replacedWords } from '../words-tables.ts';
import { figuresOf } from './figures.ts';

/**
 * Reads what this shop says otherwise than the code, for every page and sentence of this process to say it without asking. To be called
 * at the start, at each notice of a change of the site, and by whoever has changed it.
 */
export async function learnWords(ctx: Pick<ServerContext, 'db'>): Promise<void> {
  const { words, figures } = await describeWords(ctx);
  provideWords(finishWords(words, figures));
}

/** The same as another process asks for it. */
export async function describeWords(ctx: Pick<ServerContext, 'db'>) {
  return { words: await readReplaced(ctx), figures: figuresOf(await getSettings(ctx)) };
}

const known = new WeakMap<Executor, { version: number; words: Promise<ReplacedWords> }>();

/** The sentences that the shop says in words of its own; read where they have changed, and else known. */
export async function readReplaced({ db }: Pick<ServerContext, 'db'>): Promise<ReplacedWords> {
  const version = await getWordsVersion(db);
  const found = known.get(db);
  if (found?.version === version) return found.words;
  const words = loadReplaced(db);
  known.set(db, { version, words });
  words.catch(() => known.delete(db));
  return words;
}

async function loadReplaced(db: Executor): Promise<ReplacedWords> {
  const rows = await db.select().from(replacedWords);
  const ofLanguage = (locale: Locale) => rows.filter((row) => row.locale === locale);
  return inEachLanguage((locale) => Object.fromEntries(ofLanguage(locale).map(({ key, text }) => [key, text])));
}
