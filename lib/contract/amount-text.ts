const hyphens = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g;
/** Marks of direction, joiners, the byte order mark: nobody sees them, and spreadsheets and web pages bring them along. */
const invisible = /[\p{Cf}\p{Cc}]/gu;
/** Only of the money that the shop counts in: an amount in another is none. */
const currency = '(?:CN¥|RMB¥|CNY|RMB|¥|人民币)';
const before = new RegExp(`^${currency}\\s*${currency}?\\s*`, 'i');
const after = new RegExp(`\\s*(?:元整|元|圆整|圆|${currency})$`, 'i');
/** Blanks that keep a number in one line; the common one may as well stand between two numbers. */
const narrow = /(?<=\d)[\u00A0\u2007\u2009\u202F](?=\d{3})/g;
/** As it stands, or with its thousands apart, all by the same sign; by a common blank only where decimals show that it is one number. */
const digits = /^\d+(?:\.\d*)?$|^\d{1,3}([,'])\d{3}(?:\1\d{3})*(?:\.\d*)?$|^\d{1,3}(?: \d{3})+\.\d+$/;

/**
 * An amount as people, banks and spreadsheets write it, as plain decimals (`-1234.5`): full-width digits, blanks that nobody sees,
 * ¥, 元, CNY, thousands in groups of three, a sign before or behind, brackets for less than nothing. Undefined for everything
 * else: `12,5` is no 125, `1.234,56` and `USD 5` are nothing that could be guessed. How many decimals there may be is for whoever
 * asks.
 */
export function readAmountText(text: string): string | undefined {
  const grouped = text.replace(narrow, "'").replace(/[‘’]/g, "'");
  const plain = grouped.replace(invisible, ' ').normalize('NFKC').replace(hyphens, '-').trim();
  const { rest, isNegative } = takeSign(plain);
  if (!digits.test(rest)) return undefined;
  const number = rest.replace(/[, ']/g, '').replace(/\.$/, '');
  return isNegative && /[1-9]/.test(number) ? `-${number}` : number;
}

/** The sign may stand before the mark of the currency, behind it, or behind the number; once. */
function takeSign(text: string): { rest: string; isNegative: boolean } {
  const [, inBrackets] = /^\((.*)\)$/.exec(text) ?? [];
  let rest = (inBrackets ?? text).trim();
  const signs = inBrackets === undefined ? [] : ['-'];
  const take = (pattern: RegExp) => {
    const [whole = '', sign] = pattern.exec(rest) ?? [];
    if (sign) signs.push(sign);
    rest = pattern === trailing ? rest.slice(0, rest.length - whole.length) : rest.slice(whole.length);
  };
  take(leading);
  rest = rest.replace(before, '').replace(after, '');
  take(leading);
  take(trailing);
  rest = rest.replace(before, '').replace(after, '').trim();
  return signs.length > 1 ? { rest: '', isNegative: false } : { rest, isNegative: signs[0] === '-' };
}

const leading = /^([+-])\s*/;
const trailing = /\s*([+-])$/;

/** The same for a field: what is no amount stays as it was typed, so that the rule of the field can say so. */
export const tidyAmount = (text: string): string => readAmountText(text) ?? text.trim();
