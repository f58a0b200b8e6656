// Apart from money.ts: every product page carries that one.

/**
 * What came or went, by whatever writes its size: `+` or `-` before it, as before every other amount of a page, a file or a document;
 * nothing has no sign.
 */
export function withSign(amount: string, write: (size: string) => string): string {
  const some = amount.startsWith('-') ? '-' : '+';
  const sign = /[1-9]/.test(amount) ? some : '';
  return `${sign}${write(amount.replace('-', ''))}`;
}
