const longest = 100;

/**
 * A name that somebody has given themselves elsewhere, as a line of text: without what breaks or turns a line, and no column
 * could hold.
 */
export const toLine = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '')
    .trim()
    .slice(0, longest);
