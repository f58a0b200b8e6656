import type { Executor } from '../../db/connection.ts';
import { chineseOptionsOf, keysOfTypedChinese, knownPartsOf } from './chinese-options.ts';
import { findTerms } from './find-terms.ts';
import { findWhichMatch } from './find-which-match.ts';
import { isHan, isLatin } from './product-terms.ts';
import { maxWords, splitWords } from './search-text.ts';
import { inSingular } from './search-words.ts';
import { termKey } from './term-keys.ts';
import { keysOfTyped, optionsOf, type Vocabulary, type WordOption } from './word-options.ts';

/** Another search that finds something, for one that finds nothing. */
export interface Correction {
  /**
   * `read`: what was typed is pinyin or initials. `corrected`: it was typed wrongly. `near`: only a part of it is to be
   * found, or not all of it together.
   */
  how: 'read' | 'corrected' | 'near';
  query: string;
  /** Further searches that find something and may have been meant. */
  others: string[];
}

/** Searches that are tried for one that finds nothing. */
const mostTried = 6;
const optionsPerWord = 4;
const mostOthers = 3;

type Guess = Pick<Correction, 'how' | 'query'>;

interface TypedWord {
  text: string;
  /** The shop has it somewhere, as typed. */
  isKnown: boolean;
  options: WordOption[];
}

/**
 * What somebody may have meant whose words find nothing: read as pinyin or initials, without mistakes, or as much of it
 * as there is, unless `isPartEnough` is false. A few lookups in the vocabulary, whatever was typed. Undefined: nothing
 * comes near.
 */
export async function correctSearch(
  db: Executor,
  search: string,
  { isPartEnough = true } = {},
): Promise<Correction | undefined> {
  const typed = [...new Set(splitWords(search))].slice(0, maxWords);
  if (typed.length === 0) return undefined;
  const joined = typed.length > 1 && typed.every(isLatin) ? typed.join('') : undefined;
  const requested = joined ? [...typed, joined] : typed;
  const vocabulary = await findTerms(
    db,
    requested.flatMap((word) => [termKey.word(word), ...(isHan(word) ? keysOfTypedChinese(word) : keysOfTyped(word))]),
  );
  const words = await describeWords(db, typed, vocabulary);
  const whole = joined ? optionsOf(joined, vocabulary).filter(({ how }) => how === 'read') : [];
  const guesses = [...whole.slice(0, 2).map(toGuess), ...guessAll(words)].slice(0, mostTried);
  const found = await findWhichMatch(db, guesses);
  const [first, ...others] = onePerSingular(found);
  if (first) return { ...first, others: others.map(({ query }) => query).slice(0, mostOthers) };
  if (!isPartEnough) return undefined;
  const [near] = await findWhichMatch(db, guessParts(words, vocabulary), { isFirstEnough: true });
  return near && { ...near, others: [] };
}

/** `card` and `cards` find the same: the likelier of them is enough. */
function onePerSingular(guesses: Guess[]): Guess[] {
  return [...Map.groupBy(guesses, ({ query }) => inSingular(query)).values()].flatMap(([first]) => first ?? []);
}

const toGuess = ({ text, how }: WordOption): Guess => ({ query: text, how });

async function describeWords(db: Executor, typed: string[], vocabulary: Vocabulary): Promise<TypedWord[]> {
  const strange = typed.filter((word) => !vocabulary.has(termKey.word(word)));
  const found = await findWhichMatch(
    db,
    strange.map((query) => ({ query })),
  );
  const known = new Set(found.map(({ query }) => query));
  return typed.map((text) => {
    const isWord = vocabulary.has(termKey.word(text));
    const find = isHan(text) ? chineseOptionsOf : optionsOf;
    // A word of the shop was meant as it stands; a stretch of letters that occurs in it may have been meant otherwise.
    const options = isWord ? [] : find(text, vocabulary).slice(0, optionsPerWord);
    return { text, isKnown: isWord || known.has(text), options };
  });
}

/** As typed first where the shop has that; a word of the shop that lacks a letter is not offered without it again. */
function choicesOf({ text, isKnown, options }: TypedWord): WordOption[] {
  if (!isKnown) return options;
  const asTyped: WordOption = { text, how: 'read', cost: 0 };
  const [likeliest] = options;
  const lacks = likeliest?.how === 'corrected' && likeliest.text.startsWith(text);
  return lacks ? options : [asTyped, ...options];
}

/** Every word as it is known or likeliest meant; then the same with one word meant otherwise. */
function guessAll(words: TypedWord[]): Guess[] {
  const choices = words.map(choicesOf);
  const likeliest = choices.map(([first]) => first);
  if (!likeliest.every((choice) => choice !== undefined)) return [];
  const swapped = choices.flatMap((options, place) => options.slice(1).map((option) => likeliest.with(place, option)));
  return [likeliest, ...swapped]
    .map((chosen) => ({
      query: chosen.map(({ text }) => text).join(' '),
      how: chosen.every(({ how }) => how === 'read') ? ('read' as const) : ('corrected' as const),
    }))
    .filter(({ query }) => query !== words.map(({ text }) => text).join(' '));
}

/** What there is of it: all known parts together, all but one, each alone; longer ones first. */
function guessParts(words: TypedWord[], vocabulary: Vocabulary): Guess[] {
  const parts = words.flatMap(({ text, isKnown, options }) => {
    if (isKnown) return [text];
    // What covers a run of characters may be there in parts alone.
    if (isHan(text)) return knownPartsOf(text, vocabulary);
    return options[0] ? [options[0].text] : [];
  });
  const withoutOne = parts.map((_, place) => parts.toSpliced(place, 1)).reverse();
  const alone = parts.toSorted((left, right) => right.length - left.length).map((part) => [part]);
  const queries = [parts, ...withoutOne, ...alone].map((chosen) => chosen.join(' ')).filter(Boolean);
  return [...new Set(queries)].map((query) => ({ query, how: 'near' }));
}
