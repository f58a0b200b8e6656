/** Longest formula, in characters. */
export const maxFormulaLength = 400;

export type Sign = '+' | '-' | '*' | '/' | '(' | ')' | ',';

export type Token =
  | { kind: 'number'; text: string; at: number }
  | { kind: 'name'; text: string; at: number }
  | { kind: 'symbol'; text: Sign; at: number };

/** Why a text is no formula, and where: the position counts characters from zero. */
export interface FormulaFault {
  reason: 'length' | 'character' | 'number' | 'unexpected' | 'unfinished' | 'function' | 'depth' | 'steps';
  at: number;
}

const symbols: Record<string, Sign> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '*': '*',
  '×': '*',
  '/': '/',
  '÷': '/',
  '(': '(',
  ')': ')',
  ',': ',',
};

/** Sticky and without alternatives that overlap: each character is looked at once. */
const word = /[a-z][a-z0-9_.]*/y;
const figures = /[0-9][0-9.]*/y;
const plainNumber = /^\d{1,12}(\.\d{1,6})?$/;

/** Cuts a formula into tokens. Bounded: a text that is too long is refused unread. */
export function readTokens(text: string): Token[] | FormulaFault {
  if (text.length > maxFormulaLength) return { reason: 'length', at: maxFormulaLength };
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const character = text.charAt(at);
    if (character === ' ') {
      at += 1;
      continue;
    }
    const token = tokenAt(text, at);
    if (!token) return { reason: 'character', at };
    if (token.kind === 'number' && !plainNumber.test(token.text)) return { reason: 'number', at };
    tokens.push(token);
    at += token.text.length;
  }
  return tokens;
}

function tokenAt(text: string, at: number): Token | undefined {
  const symbol = Object.hasOwn(symbols, text.charAt(at)) ? symbols[text.charAt(at)] : undefined;
  if (symbol) return { kind: 'symbol', text: symbol, at };
  word.lastIndex = at;
  const name = word.exec(text)?.[0];
  if (name) return { kind: 'name', text: name, at };
  figures.lastIndex = at;
  const number = figures.exec(text)?.[0];
  return number ? { kind: 'number', text: number, at } : undefined;
}
