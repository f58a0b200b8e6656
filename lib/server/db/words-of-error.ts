import { withoutParameters } from './statements/without-parameters.ts';

const longestWords = 1000;

/** What an error says, as the tables of failures keep it: without what the statement was about, and without what no text holds. */
export function wordsOfError(error: unknown): string {
  const safe = withoutParameters(error);
  const words = safe instanceof Error ? `${safe.name}: ${safe.message}` : String(safe);
  return words.replaceAll('\0', '').slice(0, longestWords);
}
