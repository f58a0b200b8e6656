import { isHan, isLatin, segmentsOf } from './product-terms.ts';
import { splitWords, toSearchPatterns, writtenInOne } from './search-text.ts';
import { singularOf } from './term-keys.ts';

/** All words must match, each in any of its forms; a form is patterns of `toSearchPatterns` that must all match. */
export type SearchWords = string[][][];

/** Phrase → the phrases that mean the same, itself among them; phrases as `inSingular(toPhrase(…))` writes them. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** So many forms a word is looked for in: each one is an index read. */
const mostForms = 6;
/** Words of a phrase that has synonyms. */
const longestPhrase = 4;
/** Two characters are one word. */
const shortestRun = 3;
const mostWords = 5;

const noSynonyms: Synonyms = new Map();

/** Words as they are compared: without capitals, punctuation and widths. */
export const toPhrase = (text: string): string => splitWords(text).join(' ');

/**
 * A phrase as groups are looked up by it: who types `flyer` means `flyers`. As a pattern it finds both, because one is a
 * part of the other.
 */
export const inSingular = (phrase: string): string =>
  phrase
    .split(' ')
    .map((word) => (isLatin(word) ? singularOf(word) : word))
    .join(' ');

/** What somebody typed as patterns, with everything that means the same. Empty when nothing searchable was typed. */
export function toSearchWords(search: string, synonyms: Synonyms = noSynonyms): SearchWords {
  const typed = [...new Set(splitWords(search))].slice(0, mostWords);
  const blocks = writtenInOne(search);
  const words: SearchWords = [];
  for (let place = 0; place < typed.length; ) {
    const { length, forms } = phraseAt(typed, place, synonyms, blocks);
    words.push(forms.slice(0, mostForms).map(toSearchPatterns));
    place += length;
  }
  return words;
}

/** Words that Chinese puts between others and that mean nothing alone. */
const particles = new Set('的地得了和与及或之在是');

/**
 * A search whose Chinese runs are taken apart into the words of a dictionary: 名片设计 is 名片 and 设计. Undefined where nothing comes
 * apart. A run that has synonyms stays as it is. With `shortest` of two, so does what would leave a single character.
 */
export function takeApart(search: string, synonyms: Synonyms, shortest: 1 | 2): string | undefined {
  const words = splitWords(search);
  const apart = words.flatMap((word) => (isHan(word) && !synonyms.has(word) ? partsOf(word, shortest) : [word]));
  return apart.length > words.length ? apart.join(' ') : undefined;
}

function partsOf(run: string, shortest: 1 | 2): string[] {
  if ([...run].length < shortestRun) return [run];
  const parts = segmentsOf(run).filter((part) => !particles.has(part));
  return parts.some((part) => [...part].length < shortest) ? [run] : parts;
}

interface Phrase {
  length: number;
  forms: string[];
}

type Blocks = ReturnType<typeof writtenInOne>;

/** The longest phrase from here on that has synonyms or may be written in one, else the word alone. */
function phraseAt(typed: string[], place: number, synonyms: Synonyms, blocks: Blocks): Phrase {
  for (let length = Math.min(longestPhrase, typed.length - place); length > 0; length -= 1) {
    const phrase = typed.slice(place, place + length).join(' ');
    const one = inSingular(phrase);
    const others = synonyms.get(one)?.filter((other) => other !== one);
    if (others) return { length, forms: [one, ...others] };
    const block = blocks.find(({ words }) => words.join(' ') === phrase);
    if (block) return { length, forms: [phrase, block.inOne] };
  }
  const word = typed[place] ?? '';
  return { length: 1, forms: isHan(word) ? formsWithin(word, synonyms) : [word] };
}

/** Chinese is written without spaces: the longest part that has synonyms is replaced by each of them. */
function formsWithin(run: string, synonyms: Synonyms): string[] {
  const characters = [...run];
  for (let length = characters.length - 1; length > 1; length -= 1) {
    for (let start = 0; start + length <= characters.length; start += 1) {
      const part = characters.slice(start, start + length).join('');
      const others = synonyms.get(part)?.filter((other) => other !== part && isHan(other));
      if (others) return [run, ...others.map((other) => run.replace(part, other))];
    }
  }
  return [run];
}
