/** The last searches, kept in this browser and nowhere else. */
const storageKey = 'recentSearches';
const mostKept = 8;
const longestWord = 60;

/** A search in front of those before it, each once. */
export function withRecent(words: string[], word: string): string[] {
  const text = word.trim().replace(/\s+/g, ' ').slice(0, longestWord);
  if (!text) return words;
  const isSame = (other: string) => other.toLowerCase() === text.toLowerCase();
  return [text, ...words.filter((other) => !isSame(other))].slice(0, mostKept);
}

/** Whatever a page of before, or a visitor, has left there. */
export function parseRecent(stored: string | null): string[] {
  try {
    const words: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(words)) return [];
    return words.filter((word) => typeof word === 'string').reduceRight<string[]>(withRecent, []);
  } catch {
    return [];
  }
}

/** A browser that keeps nothing has no recent words. Searches that led here are the latest of them. */
export function readRecent(): string[] {
  try {
    const words = parseRecent(localStorage.getItem(storageKey));
    const searched: string | undefined = sessionStorage.searched;
    if (searched === undefined) return words;
    sessionStorage.removeItem('searched');
    return writeRecent(searched.split('\n').reduce(withRecent, words));
  } catch {
    return [];
  }
}

function writeRecent(words: string[]): string[] {
  try {
    if (words.length > 0) localStorage.setItem(storageKey, JSON.stringify(words));
    else localStorage.removeItem(storageKey);
  } catch {
    // Nothing is kept then.
  }
  return words;
}

export const rememberWord = (word: string): string[] => writeRecent(withRecent(readRecent(), word));
export const forgetWord = (word: string): string[] => writeRecent(readRecent().filter((other) => other !== word));
export const forgetAll = (): string[] => writeRecent([]);
