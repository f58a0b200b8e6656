import { createHash } from 'node:crypto';
import type { Locale } from '../locales.ts';
import { inEachLanguage, type Texts } from '../texts.ts';
import { type Figures, figureNames, usualFigures } from './figures.ts';
import { fillFigures } from './fill-figures.ts';
import type { FinishedWords } from './finished-words.ts';
import { originalWords } from './original-words.ts';

/** Texts by key that take the place of others. */
export type ReplacedWords = Texts<Readonly<Record<string, string>>>;

const namesFigure = new RegExp(`\\{\\s*(?:${figureNames.join('|')})\\s*[,}]`);

let promising: Texts<readonly (readonly [key: string, text: string])[]> | undefined;

/** The sentences of the code that promise a figure; a few dozen of thousands. */
function promises(locale: Locale) {
  promising ??= inEachLanguage((each) => [...originalWords(each)].filter(([, text]) => namesFigure.test(text)));
  return promising[locale];
}

/** What the shop says otherwise than the code: its own sentences, and every promise with its figure in it. */
export function finishWords(replaced: ReplacedWords, figures: Figures): FinishedWords {
  const texts = inEachLanguage((locale) => finish(locale, replaced[locale], figures));
  return { version: createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 16), texts };
}

function finish(locale: Locale, replaced: Readonly<Record<string, string>>, figures: Figures): Record<string, string> {
  const originals = originalWords(locale);
  // What a version of before has replaced may be gone.
  const own = Object.entries(replaced).filter(([key]) => originals.has(key));
  const said = new Map([...promises(locale), ...own]);
  const fill = (text: string) => (namesFigure.test(text) ? fillFigures(text, locale, figures) : text);
  return Object.fromEntries([...said].map(([key, text]) => [key, fill(text)]));
}

/** What a shop says of which nothing is known: no sentence of its own, and the figures of a new one. */
export const usualWords = (): FinishedWords =>
  finishWords(
    inEachLanguage(() => ({})),
    usualFigures,
  );
