import { type AreaPath, locateArea } from '../../site/index.ts';

export interface ParsedAddress {
  receiver: string;
  mobile: string;
  path: Partial<AreaPath>;
  address: string;
}

const mobilePattern = /(?<!\d)(?:\+?86[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{4})(?!\d)/;
const labels =
  /(?:收货人|收件人|联系人|姓名|收货地址|收件地址|详细地址|所在地区|地址|手机号码?|联系电话|电话号码?|电话|手机)\s*:/g;
const separators = /[\s,;、|]+/;
const postcode = /^\d{6}$/;
/** How places end; names of people rarely do. */
const placeEnding = /[省市区县镇乡村路街道号楼室栋座院园厦店里弄巷层]$/;

/**
 * Takes a line apart that somebody copied from a chat: receiver, mobile number, province, city, district, street, in
 * any order and with or without labels. What it cannot find stays empty for the person to fill in; it never guesses a
 * district from half a name.
 */
export function parseAddress(text: string): ParsedAddress {
  const line = text.normalize('NFKC').replace(labels, ' ');
  const mobile = mobilePattern.exec(line);
  const tokens = line
    .replace(mobilePattern, ' ')
    .split(separators)
    .filter((token) => token !== '' && !postcode.test(token));
  const { receiver, place } = divide(tokens);
  const { path, rest } = locateArea(place);
  return { receiver, mobile: mobile ? mobile.slice(1).join('') : '', path, address: rest };
}

/** The address begins where a known place begins, else it is the longest piece; the name stands before or after it. */
function divide(tokens: string[]): { receiver: string; place: string } {
  const known = tokens.findIndex((token) => locateArea(token).path.province !== undefined);
  const start = known === -1 ? longest(tokens) : known;
  const before = tokens.slice(0, start);
  const after = tokens.slice(start);
  const last = after.at(-1);
  if (before.length > 0) return { receiver: joinName(before), place: after.join('') };
  if (after.length > 1 && last !== undefined && isName(last))
    return { receiver: last, place: after.slice(0, -1).join('') };
  return { receiver: '', place: after.join('') };
}

function longest(tokens: string[]): number {
  return tokens.reduce((best, token, index) => (token.length > (tokens[best]?.length ?? 0) ? index : best), 0);
}

function isName(token: string): boolean {
  return /^[\p{Script=Han}·]{2,5}$/u.test(token) && !placeEnding.test(token);
}

function joinName(tokens: string[]): string {
  return tokens.join(' ').slice(0, 30);
}
