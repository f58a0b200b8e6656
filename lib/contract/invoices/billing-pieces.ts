import { toTaxNumber } from '../tax-number.ts';
import type { BillingField } from './billing-labels.ts';

/** A piece of a billing text and what it is. */
export type Piece = [field: BillingField, value: string];

const phoneNumber =
  /(?:\+?86[- ]?)?(?:\(?0\d{2,3}\)?[- ]?\d{7,8}(?:[-转#]\d{1,6})?|400[- ]?\d{3}[- ]?\d{4}|1[3-9]\d{9}|\d{3,4}-\d{7,8})/u;
const wholePhone = new RegExp(`^(?:${phoneNumber.source}|\\d{7,8}(?:[-转]\\d{1,6})?)$`, 'u');
const phoneAtEnd = new RegExp(`^(.*?[^\\d\\s-])[\\s,;、]*(${phoneNumber.source})$`, 'u');
const accountAtEnd = /^(.*?[^\d\s-])[\s,;:、]*(\d[\d -]{6,}\d)$/u;

const companyEnd =
  /(?:公司|集团|厂|商行|商店|经营部|工作室|事务所|合作社|学校|大学|学院|医院|委员会|协会|研究院|研究所|中心|局|ltd\.?|limited|inc\.?|llc|gmbh|corporation)[)）]?$/iu;
const bankWord = /(?:银行|信用社|农信|农商行|\bbank\b)/iu;
const addressWord =
  /(?:[省市区县镇乡村路街道巷弄号楼层室栋幢园]|\b(?:road|rd|street|st|avenue|district|room|floor|building)\b)/iu;

/** What a piece without a label is, by its look; undefined where it could be several things or none. */
function recognise(text: string): BillingField | undefined {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return 'email';
  const joined = toTaxNumber(text);
  if (/^(?=.*[A-Z]|.{18}$)[0-9A-Z]{2}\d{6}[0-9A-Z]{10}$/.test(joined) && !/\s\S+\s\S+\s\S+\s\S+\s/.test(text))
    return 'tax_no';
  if (wholePhone.test(text)) return 'reg_phone';
  // Old tax numbers have 15 or 20 digits, as accounts may have: only a label tells.
  if (/^\d{9,30}$/.test(joined) && joined.length !== 15 && joined.length !== 20) return 'bank_account';
  if (/\d{5,}/.test(joined)) return undefined;
  if (bankWord.test(text) && !/公司$/u.test(text)) return 'bank_name';
  if (companyEnd.test(text)) return 'name';
  return addressWord.test(text) && text.length >= 6 ? 'reg_address' : undefined;
}

/** An address with the telephone number behind it, with or without anything in between. */
export function splitPhone(text: string): Piece[] {
  const [, address, phone] = phoneAtEnd.exec(text) ?? [];
  if (address && phone) return [...splitPhone(address).slice(0, 1), ['reg_phone', phone]];
  return [[wholePhone.test(text) ? 'reg_phone' : 'reg_address', text]];
}

/** A bank with the account behind it, with or without anything in between. */
export function splitAccount(text: string): Piece[] {
  const [, bank, account] = accountAtEnd.exec(text) ?? [];
  if (bank && account)
    return [
      ['bank_name', bank],
      ['bank_account', account],
    ];
  return [[/^[\d\s-]+$/.test(text) ? 'bank_account' : 'bank_name', text]];
}

/** A piece without a label: one thing, or two that belong together; undefined where it cannot be placed. */
export function placePiece(text: string): Piece[] | undefined {
  const field = recognise(text);
  if (field) return [[field, text]];
  for (const split of [splitAccount, splitPhone]) {
    const pieces = split(text);
    if (pieces.length === 2 && pieces.every(([name, value]) => recognise(value) === name)) return pieces;
  }
  return undefined;
}
