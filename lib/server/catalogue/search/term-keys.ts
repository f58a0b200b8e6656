import { deletionsOf, forgiven } from './edit-distance.ts';
import { isHan } from './product-terms.ts';
import { readingsOf, soundOf } from './readings.ts';

/**
 * By what a word of the vocabulary is found when it was not typed as it is written. Each key begins with its kind, so
 * that one index holds them all.
 */
export const termKey = {
  word: (word: string) => `w:${word}`,
  reading: (reading: string) => `r:${reading}`,
  sound: (reading: string) => `s:${soundOf(reading)}`,
  initials: (letters: string) => `i:${letters}`,
  /** Of a reading that is still being typed. */
  beginning: (letters: string) => `b:${letters}`,
  misspelling: (rest: string) => `m:${rest}`,
};

/** Everything that leads to a word. */
export function keysOf(term: string): string[] {
  const keys = isHan(term) ? keysOfChinese(term) : keysOfLatin(term);
  return [...new Set([termKey.word(term), ...keys])];
}

function keysOfLatin(word: string): string[] {
  return [word, singularOf(word)].flatMap((form) => deletionsOf(form, forgiven(form.length)).map(termKey.misspelling));
}

function keysOfChinese(word: string): string[] {
  const readings = readingsOf(word);
  const usual = readings[0]?.join('') ?? '';
  return [
    ...readings.flatMap((syllables) => {
      const reading = syllables.join('');
      return [termKey.reading(reading), termKey.sound(reading), termKey.initials(initialsOf(syllables))];
    }),
    ...beginningsOf(usual).map(termKey.beginning),
    ...deletionsOf(usual, Math.min(1, forgiven(usual.length))).map(termKey.misspelling),
  ];
}

const shortestBeginning = 3;
const longestBeginning = 12;

function beginningsOf(reading: string): string[] {
  const lengths = Math.max(0, Math.min(reading.length - 1, longestBeginning) - shortestBeginning + 1);
  return Array.from({ length: lengths }, (_, more) => reading.slice(0, shortestBeginning + more));
}

const initialsOf = (syllables: string[]): string => syllables.map((syllable) => syllable[0] ?? '').join('');

/** A plural is found by its singular, mistakes and all. */
export function singularOf(word: string): string {
  return /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}
