import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** What every key of this product begins with; who looks for leaked secrets finds them by it. */
export const keyPrefix = 'sfk_';
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 256 random bits in 62 digits, and 32 bits of a checksum. */
const [secretLength, checkLength] = [43, 6];
const shape = new RegExp(`^${keyPrefix}[0-9A-Za-z]{${secretLength + checkLength}}$`);
/** As much as is shown of a key later on. */
const startLength = keyPrefix.length + 6;

/** A key that was never there, and what of it is shown later. */
export function newKey(): { key: string; start: string } {
  const secret = toDigits(BigInt(`0x${randomBytes(32).toString('hex')}`), secretLength);
  const key = `${keyPrefix}${secret}${checkOf(secret)}`;
  return { key, start: key.slice(0, startLength) };
}

/** Whether a text can be a key at all: what is mistyped or made up is found without asking the database. */
export function isKey(text: string): boolean {
  if (!shape.test(text)) return false;
  const secret = text.slice(keyPrefix.length, -checkLength);
  return text.endsWith(checkOf(secret));
}

const checkOf = (secret: string) => toDigits(BigInt(crc32(secret)), checkLength);

function toDigits(value: bigint, length: number): string {
  let rest = value;
  let text = '';
  for (let place = 0; place < length; place += 1) {
    text = (digits[Number(rest % 62n)] ?? '') + text;
    rest /= 62n;
  }
  return text;
}
