/**
 * The text of a file as it stands in code, without the indentation that its lines share. What is filled in may be lines of
 * another such text: the formatter indents them.
 */
export function text(parts: TemplateStringsArray, ...values: string[]): string {
  const whole = parts.reduce((before, part, index) => `${before}${values[index - 1]?.trimEnd()}${part}`);
  const lines = whole.replace(/^\n/, '').trimEnd().split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const shared = Math.min(...indents);
  return `${lines.map((line) => line.slice(shared)).join('\n')}\n`;
}

/** `payout-requests` as `PayoutRequests`. */
export const pascal = (word: string) => word.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** As `payoutRequests`. */
export const camel = (word: string) => pascal(word).replace(/^\w/, (letter) => letter.toLowerCase());

/** As `Payout requests`. */
export const heading = (word: string) => word.replaceAll('-', ' ').replace(/^\w/, (letter) => letter.toUpperCase());
