/**
 * A number of a cell as people see it there: rounded as its format says, with the leading zeros that it shows, and dates
 * as `2026-03-01`. Without a format it has the 15 digits that a spreadsheet counts with, so that 1.1 + 0.1 is 1.2.
 */
export function toNumberText(raw: string, format: string, isFrom1904: boolean): string {
  const value = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(value)) return raw.trim();
  const code = (format.split(';')[0] ?? '').replace(/"[^"]*"|\\.|[_*]./g, '');
  const time = toTimeText(value, { code, isFrom1904 });
  if (time !== undefined) return time;
  const exact = Number(value.toPrecision(15));
  return roundAsShown(exact, code) ?? toDecimals(exact);
}

const elapsed = /\[(?:h+|m+|s+)\]/i;
const dayMilliseconds = 86_400_000;

/** Undefined for what is no time. */
function toTimeText(value: number, { code, isFrom1904 }: { code: string; isFrom1904: boolean }): string | undefined {
  const letters = code.replace(elapsed, 'h').replace(/\[[^\]]*\]/g, '');
  if (!/[ymdhs]/i.test(letters)) return undefined;
  if (value < 0 || value > 2_958_465) return undefined;
  // The calendar that days are counted by has a 29 February 1900.
  const days = isFrom1904 ? value + 1462 : value < 60 ? value + 1 : value;
  const instant = new Date(Math.round(((days - 25_569) * dayMilliseconds) / 1000) * 1000);
  const [date = '', clock = ''] = instant.toISOString().slice(0, 19).split('T');
  if (!/[yd]/i.test(letters) && /[hs]/i.test(letters)) return clock;
  return clock === '00:00:00' ? date : `${date} ${clock}`;
}

/** By a format of nothing but digits, such as `#,##0.00`, `¥0.0#` or `00000`; undefined for any other. */
function roundAsShown(value: number, code: string): string | undefined {
  const digits = code.replace(/\[[^\]]*\]/g, '').replace(/[\s¥￥$€£元+\-()]/g, '');
  const [, whole = '', always = '', perhaps = ''] = /^([#0,]*[#0])(?:\.(0*)(#*))?$/.exec(digits) ?? [];
  if (whole === '') return undefined;
  const places = Math.min(always.length + perhaps.length, 15);
  const text = String(Math.abs(value));
  if (text.includes('e')) return undefined;
  const rounded = Number(`${Math.round(Number(`${text}e${places}`))}e-${places}`).toFixed(places);
  const [integer = '', fraction = ''] = rounded.split('.');
  const least = always.length;
  const kept = fraction.slice(0, least) + fraction.slice(least).replace(/0+$/, '');
  const sign = value < 0 && Number(rounded) !== 0 ? '-' : '';
  return `${sign}${integer.padStart(whole.replace(/[^0]/g, '').length, '0')}${kept && `.${kept}`}`;
}

/** Without an exponent, which nobody types into a price. */
function toDecimals(value: number): string {
  if (Math.abs(value) >= 1e21) return BigInt(value).toString();
  if (value === 0 || Math.abs(value) >= 1e-6) return String(value);
  return value.toFixed(20).replace(/0+$/, '').replace(/\.$/, '');
}
