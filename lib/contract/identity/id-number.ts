/** First two digits of GB/T 2260 codes, and of the residence permits for Hong Kong, Macao and Taiwan (81 to 83). */
const provinces = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(' '),
);

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkCharacters = '10X98765432';

/** The last character of GB 11643-1999 (ISO 7064, MOD 11-2) for the first 17 digits. */
export function checkCharacterOf(digits: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return checkCharacters[sum % 11] ?? '';
}

/** The same number in the 18-digit form: the older form has the year of birth without its century, the 20th. */
export function toLongIdNumber(text: string): string {
  if (text.length !== 15) return text;
  const digits = `${text.slice(0, 6)}19${text.slice(6)}`;
  return digits + checkCharacterOf(digits);
}

/** The day of birth in a number, `yyyy-mm-dd`. */
export function birthdayOf(text: string): string {
  const long = toLongIdNumber(text);
  return `${long.slice(6, 10)}-${long.slice(10, 12)}-${long.slice(12, 14)}`;
}

/** Shape, province, a day of birth that the calendar has, and the check character (specification §5, idNumber). */
export function isIdNumber(text: string): boolean {
  if (!/^(?:\d{15}|\d{17}[\dX])$/.test(text)) return false;
  const long = toLongIdNumber(text);
  if (!provinces.has(long.slice(0, 2)) || checkCharacterOf(long) !== long[17]) return false;
  const birthday = birthdayOf(long);
  const date = new Date(`${birthday}T00:00:00Z`);
  return birthday >= '1900-01-01' && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(birthday);
}
