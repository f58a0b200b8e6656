import { jointsOf, typedInOne } from './joints.ts';

/**
 * Substring search over Chinese and Latin text with one trigram index.
 *
 * A trigram index finds patterns of three characters or more, but most Chinese words have two, and one is enough to
 * mean something. So every Chinese character is written three times, in the stored text and in the query alike: even
 * a single one is a trigram then, and a substring of the original is still exactly a substring of what is stored.
 */
const han = /\p{Script=Han}/gu;
const hanRuns = /\p{Script=Han}+/gu;
const separators = /[^\p{L}\p{N}]+/gu;

/** Between two sides of a size, whichever sign is typed for "by", and the unit where each side has its own. */
const timesSign = /(?<=\p{N})\s*(?:mm|cm|m|in|毫米|厘米|米|英寸)?\s*[x×*✕✖╳⨯∗х乘]\s*(?=\p{N})/gu;

export const maxWords = 5;
/** A Latin word shorter than a trigram is looked for at the beginning of words, where padding makes it one. */
const trigram = 3;

/**
 * The stored form of texts that belong together. Begins and ends with a space, so that every word has one before it. Whoever
 * changes what it writes of a text counts `listingWording` up.
 */
export function toSearchText(parts: string[]): string {
  const words = parts.flatMap((part) => {
    const text = normalise(part);
    const sized = writeSizes(text);
    const plain = wordsOf(sized);
    // Each side of a size with a unit of its own stays to be found: `5 m × 2`.
    const sides = sized === text ? [] : wordsOf(text);
    const others = [...sides, ...jointsOf(sized)].filter((word) => !plain.includes(word));
    return [...plain, ...new Set(others)];
  });
  return ` ${words.map(triple).join(' ')} `;
}

/** LIKE patterns that must all match; empty when nothing searchable was typed. */
export function toSearchPatterns(search: string): string[] {
  const words = [...new Set(splitWords(search))].slice(0, maxWords).map(shorten);
  return words.map((word) => (word.length < trigram ? `% ${word}%` : `%${word}%`));
}

/**
 * The shortest part of a word's stored form that nothing else contains: every trigram less is a list less to read. The
 * characters at both ends need not be there three times, only once more than their repetitions before.
 */
function shorten(word: string): string {
  const runs = word.match(/(\p{Script=Han})\1*/gu);
  if (!runs) return word;
  const [first = '', last = ''] = [runs[0], runs.at(-1)];
  const atEnd = (run: string) => triple(run).slice(2 * (run.length / [...run].length));
  if (runs.length === 1) return atEnd(first).length < trigram ? triple(first) : atEnd(first);
  const short = [atEnd(first), ...runs.slice(1, -1).map(triple), atEnd(last)].join('');
  return [...short].length < trigram ? `${short}${[...last].at(-1)}` : short;
}

/** Full-width and half-width forms, capitals and punctuation make no difference; Chinese and Latin part company. */
export const splitWords = (text: string): string[] => wordsOf(foldText(text));

/** What stands in a search with a mark between and may be written in one: `wi-fi` is `wifi`. */
export const writtenInOne = (search: string) => typedInOne(foldText(search));

/** One width, small letters, sizes with one sign; blanks and marks stay. */
export const foldText = (text: string): string => writeSizes(normalise(text));

const normalise = (text: string): string => text.normalize('NFKC').toLowerCase();

/** 90×54, 90 * 54 and 90 mm x 54 mm are one size. */
const writeSizes = (text: string): string => text.replace(timesSign, 'x');

const wordsOf = (text: string): string[] =>
  text
    .replace(hanRuns, (run) => ` ${run} `)
    .replace(separators, ' ')
    .split(' ')
    .filter(Boolean);

function triple(word: string): string {
  return word.replace(han, '$&$&$&');
}
