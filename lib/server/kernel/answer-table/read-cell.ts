import { readAmountText } from '#lib/contract/amount-text.ts';
import { shopDay } from '../clock.ts';
import { type Fen, parseFen } from '../money.ts';
import { isRounded, serialToTime } from '../workbook/number-text.ts';
import { toYuanText } from './amount-unit.ts';
import { toNumberText } from './number-key.ts';

/** What a spreadsheet shows where it has no value. */
const noValue = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/i;

/** Nothing stands there, or a spreadsheet has lost what did. */
export const isLost = (text: string): boolean => {
  const written = text.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');
  return isRounded(written) || noValue.test(written);
};

/** Of a long number fifteen digits and zeros behind them: a spreadsheet keeps no more, and shows zeros for what it has lost. */
const emptied = /^\d{14}[1-9]0{3,}$/;

/**
 * An amount of yuan with two decimals, below zero too; zeros behind them mean nothing. `power` is what its column counts in, by powers of
 * ten above the yuan: 15000 with -2, and 0.015 with 4, are 150.00. Undefined: nothing stands there, or the bar
 * that stands for it. Null: it is no amount, and nobody guesses which one was meant.
 */
export function readAmountCell(text: string, power = 0): Fen | null | undefined {
  if (/^[-–—－/\s]*$/.test(text) || /^[¥￥]\s*[-–—－]+$/.test(text)) return undefined;
  const said = readAmountText(text);
  // It says yuan itself, in a column of something else.
  const isContrary = power !== 0 && /[元圆圓]/.test(text);
  if (said === undefined || isContrary) return null;
  const yuan = power === 0 ? said : toYuanText(said, power);
  const amount = /^(-?\d{1,12}(?:\.\d{1,2})?)0*$/.exec(toTwoDecimals(yuan))?.[1];
  return amount === undefined ? null : parseFen(amount);
}

/** `100.0000` is no other amount than `100.00`. */
const toTwoDecimals = (amount: string) => amount.replace(/(\.\d\d)0+$/, '$1');

/** A number of a document as it stands there; empty where a spreadsheet has lost some of its digits, or has none. */
export const readNumberCell = (text: string): string => {
  const number = toNumberText(text);
  return isLost(text) || emptied.test(number) ? '' : number;
};

/** Whether a word stands among those for yes or those for no; undefined where it is none of either, or one of both. */
export function readVerdictCell(text: string, { yes, no }: { yes: string[]; no: string[] }): boolean | undefined {
  const plain = (word: string) =>
    word
      .normalize('NFKC')
      .replace(/[\s\p{Cf}]/gu, '')
      .toLowerCase();
  const said = plain(text);
  const isOneOf = (words: string[]) => said !== '' && words.some((word) => plain(word) === said);
  const isYes = isOneOf(yes);
  return isYes === isOneOf(no) ? undefined : isYes;
}

/** Parted, with or without a time behind; in one piece with hours, minutes and seconds, or parts of them. */
const parted = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})(?!\d)/;
const inOnePiece = /^(\d{4})(\d{2})(\d{2})(?:(?:[01]\d|2[0-3])(?:[0-5]\d(?:[0-5]\d(?:\d{3})?)?)?)?(?!\d)/;
/** An instant of another zone, or of none. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;
/** Days of 2000 to 2099, as spreadsheets count them. */
const serial = /^\d{5}(?:\.\d+)?$/;
const firstSerial = 36_526;

/**
 * The day of `2026/3/1`, `2026年3月1日`, `20260301`, `20260301120000`, of an instant, and of a number that counts days as
 * spreadsheets do, with or without a time behind it, as `yyyy-mm-dd`. Empty for what is no day, and for what may be one of two.
 */
export function readDayCell(text: string, isFrom1904 = false): string {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .trim();
  if (instant.test(plain)) return dayOfInstant(plain);
  if (serial.test(plain)) return dayOfSerial(Number(plain), isFrom1904);
  const [, year, month, day] = parted.exec(plain) ?? inOnePiece.exec(plain) ?? [];
  if (!year || !month || !day) return '';
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(written) ? '' : written;
}

function dayOfInstant(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? '' : shopDay(date);
}

function dayOfSerial(value: number, isFrom1904: boolean): string {
  const [day = ''] = serialToTime(value, isFrom1904) ?? [];
  return value >= firstSerial - (isFrom1904 ? 1462 : 0) && day < '2100' ? day : '';
}
