const longest = 160;
/** What opens something stays out of documents, though it was of a shop that is gone. */
const secret = /\b(?:sfk_|whsec_|eyJ)[\w+/=.-]+/g;

/** As long as a list is shown whole: the days of a week belong together. */
const longestList = 600;

/** Of every long list the first entry, of every text its beginning. */
export function shorten(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isLong = JSON.stringify(value).length > longestList;
    return (isLong ? value.slice(0, 1) : value).map(shorten);
  }
  if (typeof value === 'string') {
    const text = value.replace(secret, (found) => `${found.slice(0, found.indexOf('_') + 1)}…`);
    return text.length > longest ? `${text.slice(0, longest)}…` : text;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shorten(part)]));
}
