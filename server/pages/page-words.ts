import type pino from 'pino';
import { readWords } from '#lib/api/site/shop-addresses.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { type Figures, figureNames, usualFigures } from '#lib/i18n/words/figures.ts';
import { finishWords, usualWords } from '#lib/i18n/words/finish-words.ts';
import { finishedWords, provideWords } from '#lib/i18n/words/finished-words.ts';

/** Another server's API announces nothing here. */
const lookInMs = 60_000;
/** Where it did not answer. */
const againInMs = 5000;

interface PageWords {
  learn(tags: readonly string[]): Promise<void>;
  stop(): void;
}

/**
 * Provides what the shop of another server's API says, and keeps it up to date; `onChange` hears of other words that nobody has told of.
 * Pages of a server without such words, or of one that is away, say what a new shop does.
 */
export function startPageWords(log: pino.Logger, onChange: () => unknown): PageWords {
  provideWords(usualWords());
  let again: NodeJS.Timeout | undefined;
  const look = async () => {
    const before = finishedWords()?.version;
    await learn();
    if (finishedWords()?.version !== before) onChange();
  };
  const learn = async () => {
    clearTimeout(again);
    try {
      provideWords(await readFinished());
    } catch (error) {
      log.warn({ err: error }, 'the words of the shop could not be read');
      again = setTimeout(look, againInMs).unref();
    }
  };
  const timer = setInterval(look, lookInMs).unref();
  return {
    learn: async (tags) => {
      if (tags.includes('site') || tags.includes('shop')) await learn();
    },
    stop: () => {
      clearInterval(timer);
      clearTimeout(again);
    },
  };
}

async function readFinished() {
  const told = await readWords().catch((error: unknown) => {
    // Another server of the family has no such call.
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
  return told ? finishWords(told.words, wholeFigures(told.figures)) : usualWords();
}

/** A server of another version may keep fewer of them. */
const wholeFigures = (told: Readonly<Record<string, number>>): Figures =>
  Object.fromEntries(figureNames.map((name) => [name, told[name] ?? usualFigures[name]])) as Figures;
