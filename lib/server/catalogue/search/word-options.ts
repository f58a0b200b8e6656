import { deletionsOf, editDistance, forgiven } from './edit-distance.ts';
import type { FoundTerm } from './find-terms.ts';
import { isHan, isLatin } from './product-terms.ts';
import { readingsOf } from './readings.ts';
import { singularOf, termKey } from './term-keys.ts';

/** What a typed word may have meant. */
export interface WordOption {
  text: string;
  /** `read`: typed as pinyin or initials. `corrected`: typed wrongly. */
  how: 'read' | 'corrected';
  /** Smaller is likelier; then words of a dictionary, then those of more products. */
  cost: number;
}

export type Vocabulary = ReadonlyMap<string, readonly FoundTerm[]>;

/** Letters of initials: a longer row of them is a word. */
const initialsLength = { least: 2, most: 6 };
const longestTyped = 24;

const costs = { reading: 0, misspelling: 1, sound: 1.5, beginning: 2.25, initials: 2.5 };

/** The keys by which a word of Latin letters may lead to words of the shop. */
export function keysOfTyped(word: string): string[] {
  if (!isLatin(word) || word.length > longestTyped) return [];
  const mistakes = forgiven(word.length);
  const keys = [termKey.word(word), termKey.reading(word), termKey.sound(word), termKey.beginning(word)];
  if (isInitials(word)) keys.push(termKey.initials(word));
  if (mistakes === 0) return keys;
  return [...keys, ...formsOf(word).flatMap((form) => deletionsOf(form, mistakes).map(termKey.misspelling))];
}

/** A few Latin letters and nothing else. */
export const looksLikeInitials = (typed: string) => isLatin(typed) && isInitials(typed.toLowerCase());

const isInitials = (word: string) => word.length >= initialsLength.least && word.length <= initialsLength.most;
const formsOf = (word: string) => [...new Set([word, singularOf(word)])];

/** What a word of Latin letters may have meant, likeliest first. */
export function optionsOf(word: string, vocabulary: Vocabulary): WordOption[] {
  const found = new Map<string, FoundTerm & WordOption>();
  const add = (
    terms: readonly FoundTerm[] | undefined,
    judge: (term: string) => Omit<WordOption, 'text'> | undefined,
  ) => {
    for (const term of terms ?? []) {
      const judged = judge(term.term);
      const known = found.get(term.term);
      if (judged && (!known || judged.cost < known.cost)) found.set(term.term, { ...term, ...judged, text: term.term });
    }
  };
  add(vocabulary.get(termKey.reading(word)), () => ({ how: 'read', cost: costs.reading }));
  add(vocabulary.get(termKey.sound(word)), () => ({ how: 'read', cost: costs.sound }));
  add(vocabulary.get(termKey.beginning(word)), () => ({ how: 'read', cost: costs.beginning }));
  if (isInitials(word)) {
    add(vocabulary.get(termKey.initials(word)), () => ({ how: 'read', cost: costs.initials }));
  }
  if (forgiven(word.length) > 0) {
    for (const key of keysOfTyped(word)) add(vocabulary.get(key), (term) => misspelled(word, term));
  }
  return [...found.values()]
    .filter(({ text }) => text !== word)
    .sort(byLikelihood)
    .map(({ text, how, cost }) => ({ text, how, cost }));
}

function byLikelihood(left: FoundTerm & WordOption, right: FoundTerm & WordOption): number {
  return (
    left.cost - right.cost ||
    Number(right.isWord) - Number(left.isWord) ||
    right.products - left.products ||
    (left.text < right.text ? -1 : 1)
  );
}

/** How far a typed word is from one of the shop, or from how that is said; undefined: too far to have been meant. */
function misspelled(typed: string, term: string): Omit<WordOption, 'text'> | undefined {
  const isChinese = isHan(term);
  const forms = isChinese
    ? readingsOf(term)
        .slice(0, 1)
        .map((syllables) => syllables.join(''))
    : formsOf(term);
  const far = Math.min(...formsOf(typed).flatMap((from) => forms.map((form) => editDistance(from, form))));
  const most = isChinese ? Math.min(1, forgiven(typed.length)) : forgiven(typed.length);
  if (far > most) return undefined;
  return { how: isChinese ? 'read' : 'corrected', cost: costs.misspelling * Math.max(1, far) + (isChinese ? 0.25 : 0) };
}
