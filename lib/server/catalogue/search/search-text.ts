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

export const maxWords = 5;
/** A Latin word shorter than a trigram is looked for at the beginning of words, where padding makes it one. */
const trigram = 3;

/** The stored form of texts that belong together. Begins and ends with a space, so that every word has one before it. */
export function toSearchText(parts: string[]): string {
  return ` ${splitWords(parts.join(' ')).map(triple).join(' ')} `;
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
export function splitWords(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(hanRuns, (run) => ` ${run} `)
    .replace(separators, ' ')
    .split(' ')
    .filter(Boolean);
}

function triple(word: string): string {
  return word.replace(han, '$&$&$&');
}
