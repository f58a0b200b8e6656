import { languages } from './languages.ts';
import type { Locale } from './locales.ts';

/**
 * Sentences in one paragraph, the empty ones left out: English parts them by a space, Chinese by their full stop alone.
 */
export function joinSentences(locale: Locale, sentences: readonly (string | undefined)[]): string {
  return sentences.filter(Boolean).join(languages[locale].betweenSentences);
}
