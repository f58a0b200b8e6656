import { splitWords } from './search-text.ts';

/** A run of several Chinese words counts as one up to this length: people type it as one. */
const longestRun = 6;
const longestWord = 24;
const mostTerms = 240;

const latin = /^\p{Script=Latin}+$/u;
const han = /^\p{Script=Han}+$/u;

export const isLatin = (word: string): boolean => latin.test(word);
export const isHan = (word: string): boolean => han.test(word);

const dictionary = new Intl.Segmenter('zh', { granularity: 'word' });
/** The words of a run of Chinese characters, as a dictionary has them. */
export const segmentsOf = (run: string): string[] => [...dictionary.segment(run)].map(({ segment }) => segment);

/** A word as a dictionary has it; a run of several is none. */
export function isWord(term: string): boolean {
  return isLatin(term) || segmentsOf(term).length === 1;
}

/**
 * The words of texts as people may type them: Latin words, Chinese words, and runs of Chinese words that follow each
 * other. Numbers and models are left out: nobody wants them put right.
 */
export function termsOf(texts: string[]): string[] {
  const found = new Set<string>();
  for (const word of new Set(texts.flatMap(splitWords))) {
    if (isLatin(word) && word.length >= 3 && word.length <= longestWord) found.add(word);
    if (isHan(word)) for (const run of runsOf(word)) found.add(run);
  }
  return [...found].slice(0, mostTerms).sort();
}

function runsOf(text: string): string[] {
  const segments = segmentsOf(text);
  return segments.flatMap((_, start) => {
    const runs: string[] = [];
    let run = '';
    for (const segment of segments.slice(start, start + longestRun)) {
      run += segment;
      if ([...run].length > longestRun) break;
      if ([...run].length > 1) runs.push(run);
    }
    return runs;
  });
}
