import { cleanTyped } from '#lib/contract/typed-text.ts';
import { type AreaPath, locateArea } from '../../site/index.ts';

export interface ParsedAddress {
  receiver: string;
  mobile: string;
  path: Partial<AreaPath>;
  address: string;
}

/** What people put between the digits of a number. */
const gap = '[\\s.\\-\\u2010-\\u2015]{0,3}';
/** Eleven digits in the groups they are written in: 3-4-4, 3-3-5, 4-3-4, or none. */
const groups = [
  [2, 4, 4],
  [2, 3, 5],
  [3, 3, 4],
].map(([first, second, third]) => `1[3-9]\\d{${Number(first) - 1}}${gap}\\d{${second}}${gap}\\d{${third}}`);
const mobilePattern = new RegExp(`(?<!\\d)(?:\\(?(?:\\+|00)?86\\)?${gap})?\\(?(${groups.join('|')})\\)?(?!\\d)`);
const labels =
  /(?:收货人|收件人|联系人|姓名|收货地址|收件地址|详细地址|所在地区|地址|手机号码?|联系电话|电话号码?|电话|手机)\s*:|\b(?:(?:receiver|recipient|consignee|contact|full name|name|shipping address|delivery address|address|mobile(?: number| no\.?)?|phone(?: number| no\.?)?|tel(?:ephone)?\.?|cell)\s*:)/gi;
/** Between the parts of what is pasted; blanks stand between words of one part as well. */
const breaks = /[\n\r,;、|]+/;
const postcode = /^\d{6}$/;
/** How places end; names of people rarely do. */
const placeEnding = /[省市区县镇乡村路街道号楼室栋座院园厦店里弄巷层]$/;
/** Words of English addresses, which no name is made of. */
const placeWord =
  /^(?:road|rd|street|st|avenue|ave|lane|ln|drive|dr|boulevard|blvd|highway|square|plaza|building|bldg|tower|block|room|rm|suite|unit|floor|flat|apartment|apt|house|district|city|county|town|village|province|park|garden|gardens|no|north|south|east|west|china|lu|jie|dao|qu|shi|sheng|xian|hao|lou)\.?$/i;

/**
 * Takes a line apart that somebody copied from a chat: receiver, mobile number, province, city, district, street, in
 * any order and with or without labels, in Chinese or in Latin letters. What it cannot find stays empty for the person to
 * fill in; it never guesses a district from half a name.
 */
export function parseAddress(text: string): ParsedAddress {
  const line = cleanTyped(text)
    .normalize('NFKC')
    .replace(/[\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(labels, '\n');
  const mobile = mobilePattern.exec(line);
  const parts = line
    .replace(mobilePattern, '\n')
    .split(breaks)
    .map((part) => part.split(/\s+/).filter((word) => word !== '' && !postcode.test(word)))
    .filter((words) => words.length > 0);
  const { receiver, place } = divide(parts);
  const { path, rest } = locateArea(place);
  return { receiver, mobile: mobile?.[1]?.replace(/\D/g, '') ?? '', path, address: rest.replace(/^[\s,]+/, '') };
}

interface Divided {
  receiver: string;
  place: string;
}

/** The address begins where a known place begins; the name stands before or after it. */
function divide(parts: string[][]): Divided {
  const words = parts.flat();
  const known = words.findIndex((word) => locateArea(word).path.province !== undefined);
  return known === -1 ? divideUnknown(parts) : divideKnown(parts, known);
}

/** Of a place that is known: what stands before it is the name, else a name at its end. */
function divideKnown(parts: string[][], known: number): Divided {
  const words = parts.flat();
  const before = words.slice(0, known);
  const after = words.slice(known);
  if (before.length > 0) {
    const name = before.slice(0, nameLength(before) || before.length);
    return { receiver: joinName(name), place: joinPlace([...after, ...before.slice(name.length)]) };
  }
  const name = nameAtEnd(after, parts.at(-1) ?? []);
  return { receiver: joinName(name), place: joinPlace(after.slice(0, after.length - name.length)) };
}

/** A name in Chinese, or the Latin words at the end of a Chinese address or in a part of their own. */
function nameAtEnd(after: string[], lastPart: string[]): string[] {
  const last = after.at(-1);
  if (after.length < 2 || last === undefined) return [];
  if (isChineseName(last)) return [last];
  const isApart = lastPart.length < after.length && lastPart.every(isNameWord) && lastPart.length <= 4;
  if (isApart) return lastPart;
  const begin = after.findLastIndex((word) => !isNameWord(word)) + 1;
  const run = after.slice(begin);
  return run.length > 0 && run.length <= 4 && /\p{Script=Han}/u.test(after[begin - 1] ?? '') ? run : [];
}

/** Without a known place: a part that is a name alone, else the words before the first that is none. */
function divideUnknown(parts: string[][]): Divided {
  const named = parts.findIndex((words) => parts.length > 1 && isWholeName(words));
  if (named !== -1) {
    const place = parts.filter((_, index) => index !== named).map(joinPlace);
    return { receiver: joinName(parts[named] ?? []), place: joinParts(place) };
  }
  const words = parts.flat();
  const count = nameLength(words);
  if (count > 0 && count < words.length) {
    return { receiver: joinName(words.slice(0, count)), place: joinParts(splitAfter(parts, count).map(joinPlace)) };
  }
  return { receiver: '', place: joinParts(parts.map(joinPlace)) };
}

/** The parts without so many words at their beginning. */
function splitAfter(parts: string[][], count: number): string[][] {
  let left = count;
  return parts
    .map((words) => {
      const rest = words.slice(left);
      left = Math.max(0, left - words.length);
      return rest;
    })
    .filter((words) => words.length > 0);
}

/** How many words at the beginning are a name: one in Chinese, up to four in Latin letters before a number. */
function nameLength(words: string[]): number {
  if (words[0] !== undefined && isChineseName(words[0])) return 1;
  const end = words.findIndex((word) => !isNameWord(word));
  return end > 4 || end === -1 ? 0 : end;
}

const isWholeName = (words: string[]) =>
  (words.length === 1 && isChineseName(words[0] ?? '')) || (words.length <= 4 && words.every(isNameWord));

const isChineseName = (word: string) =>
  /^[\p{Script=Han}·]{2,15}$/u.test(word) && isShortEnough(word) && !placeEnding.test(word);
/** Two to five characters, or parts joined by a middle dot. */
const isShortEnough = (word: string) => word.length <= 5 || word.includes('·');

const isNameWord = (word: string) =>
  /^[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M}.'’-]*$/u.test(word) && !placeWord.test(word);

const joinName = (words: string[]) => words.join(' ').slice(0, 30);

/** Chinese is written without blanks; between Latin words and numbers they stay. */
function joinPlace(words: string[]): string {
  return words.reduce((line, word) => {
    const isLatin = /[^\p{Script=Han}]$/u.test(line) && /^[^\p{Script=Han}]/u.test(word);
    return line + (isLatin ? ' ' : '') + word;
  }, '');
}

function joinParts(parts: string[]): string {
  return parts.reduce((line, part) => {
    const isLatin = /[^\p{Script=Han}]$/u.test(line) && /^[^\p{Script=Han}]/u.test(part);
    return line + (isLatin && line !== '' ? ', ' : '') + part;
  }, '');
}
