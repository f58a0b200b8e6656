/** A number of a cell in two ways. */
interface CellNumber {
  /**
   * As people see it, as far as nothing is lost by that: with the decimals and leading zeros of its format, a time as
   * `2026-03-01 12:30:00`. Rounding and scaling are looks alone, so there the stored value is the text.
   */
  text: string;
  /** What is stored, as decimals: amounts are read from this, whatever the format shows. */
  stored: string;
}

/**
 * A whole number keeps the digits that stand in the file, however many. What cannot be held exactly, by a spreadsheet that counts
 * with 15 digits or whoever wrote the file, becomes one with an exponent (`2.6442E+19`), which names no document (`isRounded`).
 */
export function readCellNumber(raw: string, format: string, isFrom1904: boolean): CellNumber {
  const stored = toStored(raw.trim());
  const value = Number(stored);
  if (stored === '' || !numeric.test(stored) || isRounded(stored)) return { text: stored, stored };
  const code = (format.split(';')[0] ?? '').replace(/"[^"]*"|\\.|[_*]./g, '');
  const time = toTimeText(value, { code, isFrom1904 });
  return { text: time ?? asShown(stored, code) ?? stored, stored };
}

/** What spreadsheets show, and save as CSV, of a number that is too long for them. Its last digits are lost. */
export const isRounded = (text: string): boolean => /^[+-]?\d(?:[.,]\d+E\+?|E\+)0*[1-9]\d{0,2}$/i.test(text.trim());

const numeric = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+)?$/i;
/** Spreadsheets count with so many digits; what is below these is noise, as in 1.2000000000000002. */
const heldDigits = 15;
/** Whole numbers up to this are exact, however they were written. */
const mostExact = 2 ** 53;

function toStored(raw: string): string {
  if (!numeric.test(raw)) return raw;
  const value = Number(raw);
  if (!Number.isFinite(value)) return raw;
  if (/^[+-]?\d+$/.test(raw)) return /^[+-]?0*$/.test(raw) ? '0' : raw.replace(/^\+/, '');
  // Some programs write every number with decimals, or large ones with an exponent.
  const isWhole = /^[+-]?\d+\.0*$/.test(raw);
  const most = isWhole ? mostExact : 10 ** heldDigits;
  if (Math.abs(value) >= most) return value.toExponential().toUpperCase();
  if (isWhole) return toStored(raw.replace(/\.0*$/, ''));
  return toDecimals(Number(value.toPrecision(heldDigits)));
}

const elapsed = /\[(?:h+|m+|s+)\]/i;
const dayMilliseconds = 86_400_000;

/** Undefined for what is no time. */
function toTimeText(value: number, { code, isFrom1904 }: { code: string; isFrom1904: boolean }): string | undefined {
  const letters = code.replace(elapsed, 'h').replace(/\[[^\]]*\]/g, '');
  if (!/[ymdhs]/i.test(letters)) return undefined;
  const [date, clock] = serialToTime(value, isFrom1904) ?? [];
  if (date === undefined || clock === undefined) return undefined;
  if (!/[yd]/i.test(letters) && /[hs]/i.test(letters)) return clock;
  return clock === '00:00:00' ? date : `${date} ${clock}`;
}

/** Day (`2026-03-01`) and time of a number that counts days, as spreadsheets keep them; undefined for none of a calendar. */
export function serialToTime(value: number, isFrom1904: boolean): [string, string] | undefined {
  if (!(value >= 0 && value <= 2_958_465)) return undefined;
  // The calendar that days are counted by has a 29 February 1900.
  const days = isFrom1904 ? value + 1462 : value < 60 ? value + 1 : value;
  const instant = new Date(Math.round(((days - 25_569) * dayMilliseconds) / 1000) * 1000);
  const [date = '', clock = ''] = instant.toISOString().slice(0, 19).split('T');
  return [date, clock];
}

/** By a format of nothing but digits, such as `#,##0.00`, `¥0.0#` or `00000`; undefined for any other, or where it would round. */
function asShown(stored: string, code: string): string | undefined {
  const digits = code.replace(/\[[^\]]*\]/g, '').replace(/[\s¥￥$€£元+\-()]/g, '');
  const [, whole = '', always = ''] = /^([#0,]*[#0])(?:\.(0*)#*)?$/.exec(digits) ?? [];
  const [, sign = '', integer = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(stored) ?? [];
  if (whole === '' || integer === '') return undefined;
  const decimals = fraction.padEnd(Math.min(always.length, heldDigits), '0');
  return `${sign}${integer.padStart(whole.replace(/[^0]/g, '').length, '0')}${decimals && `.${decimals}`}`;
}

/** Without an exponent, which nobody types into a price. */
function toDecimals(value: number): string {
  if (value === 0) return '0';
  if (Math.abs(value) >= 1e-6) return String(value);
  return value.toFixed(20).replace(/0+$/, '').replace(/\.$/, '');
}
