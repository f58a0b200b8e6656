/** Names of columns as they are compared: without width, case, blanks, line breaks, and the star of what is needed. */
export const plainHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}*_:]/gu, '')
    .toLowerCase();
