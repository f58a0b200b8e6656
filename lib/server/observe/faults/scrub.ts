const longest = 500;
/** A word of the code, such as the name of a property. */
const word = /^[A-Za-z_$][\w$.\-/[\]]{0,39}$/;

/**
 * What an error says, without what could be somebody's: addresses, numbers, keys, and whatever stands in quotes and is no word
 * of the code. Rather too much than too little: the log has the rest.
 */
export function scrub(message: string): string {
  return message
    .replace(/\n(?:params|detail):[\s\S]*$/i, '')
    .replace(/[^\s@<>"'()]+@[^\s@<>"'()]+/g, '[address]')
    .replace(/\?[^\s"')]+=[^\s"')]*/g, '?[query]')
    .replace(/\b(?:bearer|basic)\s+\S+/gi, '[key]')
    .replace(/(["'“])([^"'“”\n]*)(["'”])/g, (whole, open, inside, close) =>
      word.test(inside) ? whole : `${open}…${close}`,
    )
    .replace(/\b(?=[\w-]*\d)[\w-]{24,}\b/g, '[key]')
    .replace(/\+?\d[\d .-]{5,}\d/g, '[number]')
    .slice(0, longest);
}
