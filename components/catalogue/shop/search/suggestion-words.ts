/** The texts of the list below the field, handed over by the page; `{…}` is filled in there. */
export interface SuggestionWords {
  suggestions: string;
  /** Said to who does not see the list, by how many there are. */
  counts: string[];
  /** Above what is not the answer to the very words typed: `{typed}`, `{query}`. */
  shown: { read: string; corrected: string; near: string; none: string };
  didYouMean: string;
  category: string;
  recent: string;
  recentHint: string;
  forget: string;
  forgetAll: string;
  /** `{price}`, `{unit}`; so is `price`. */
  priceFrom: string;
  price: string;
  /** `{price}`, `{pieces}`. */
  priceStart: string;
  askPrice: string;
}

export function fill(pattern: string, values: Record<string, string>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
