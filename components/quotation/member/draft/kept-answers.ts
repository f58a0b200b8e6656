import { type BuyChoice, decodeBuy } from '#lib/routes/buy-link.ts';
import { randomUuid } from '#lib/utils/random-uuid.ts';

/** Answers as they stand in the fields, also those that nothing asks for at the moment. */
type KeptAnswers = BuyChoice;

/** What answers belong to: a product that is looked at, or a line of somebody's draft. */
export type AnswersPlace = { product: number } | { user: number; line: number };

const keyOf = (place: AnswersPlace) =>
  'product' in place ? `configuration:product:${place.product}` : `configuration:line:${place.user}:${place.line}`;

/** What was answered in this browser and is nowhere else yet; undefined for nothing. */
export function readKept(place: AnswersPlace): KeptAnswers | undefined {
  try {
    return decodeBuy(localStorage.getItem(keyOf(place)));
  } catch {
    return undefined;
  }
}

const lineKeyOf = (place: AnswersPlace) => `${keyOf(place)}:line-key`;

/**
 * The key of the line these answers become. It stays the same until they are saved, over a reload too: a save whose
 * answer was lost is then tried again and makes no second line.
 */
export function keyOfNewLine(place: AnswersPlace): string {
  const made = randomUuid();
  try {
    const kept = localStorage.getItem(lineKeyOf(place));
    if (kept) return kept;
    localStorage.setItem(lineKeyOf(place), made);
  } catch {
    // Storage is forbidden or full: the key lasts for as long as whoever asked keeps it.
  }
  return made;
}

/** Keeps answers until they are saved; undefined forgets them. Without storage they last as long as the page. */
export function keepAnswers(place: AnswersPlace, answers: KeptAnswers | undefined): void {
  try {
    if (answers) localStorage.setItem(keyOf(place), JSON.stringify(answers));
    else {
      localStorage.removeItem(keyOf(place));
      localStorage.removeItem(lineKeyOf(place));
    }
  } catch {
    // Storage is forbidden or full.
  }
}
