import { createHash, createHmac } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';

/** How a system before this shop kept a password, as a file of its users says it. */
export type OldPassword =
  /** BuildAdmin up to 2.0: `md5(md5(password) + salt)`; the salt is letters and digits. */
  | { kind: 'md5-salted'; md5: string; salt: string }
  /** BuildAdmin since 2.1 (`password_hash` of PHP), WordPress since 6.8 (`$wp`, of a digest of the password). */
  | { kind: 'bcrypt'; hash: string }
  /** WordPress before: MD5 over and over (phpass). */
  | { kind: 'phpass'; hash: string };

/** A hash doubles its time with each step: 31 would keep a thread busy for a day. PHP makes 10, or 12 since 8.4. */
const mostBcryptCost = 13;
/** Rounds of phpass, as a power of two; WordPress makes 13. */
const mostPhpassRounds = 16;

const bcryptHash = /^(?:\$wp)?\$2[abxy]\$(\d{2})\$[./A-Za-z0-9]{53}$/;
const phpassHash = /^\$[PH]\$([./0-9A-Za-z])[./0-9A-Za-z]{8}[./0-9A-Za-z]{22}$/;
const phpassDigits = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * What the hash of a file is, by its look. `tooCostly` with its cost where checking it would take so long that a login could stop the shop;
 * undefined for what none of these systems writes.
 */
export function readOldHash(text: string, salt: string): OldPassword | { tooCostly: number } | undefined {
  if (/^[0-9a-f]{32}$/i.test(text)) {
    return /^[A-Za-z0-9]{0,30}$/.test(salt) ? { kind: 'md5-salted', md5: text, salt } : undefined;
  }
  const [isBcrypt, cost] = bcryptHash.exec(text) ?? [];
  if (isBcrypt) return withinBound(Number(cost), mostBcryptCost, 4) ?? { kind: 'bcrypt', hash: text };
  const [isPhpass, rounds = ''] = phpassHash.exec(text) ?? [];
  if (!isPhpass) return undefined;
  return withinBound(phpassDigits.indexOf(rounds), mostPhpassRounds, 7) ?? { kind: 'phpass', hash: text };
}

function withinBound(cost: number, most: number, least: number): { tooCostly: number } | undefined {
  return cost > most || cost < least ? { tooCostly: cost } : undefined;
}

/**
 * An old hash as it may be kept until its owner logs in. What is fast to guess is hashed again as a password is, so that a copy of the
 * database gives away no more than usual; bcrypt is slow by itself.
 */
export async function sealOldHash(old: OldPassword, options: Parameters<typeof hash>[1]): Promise<string> {
  if (old.kind === 'md5-salted') return `${old.kind}:${old.salt}:${await hash(old.md5.toLowerCase(), options)}`;
  if (old.kind === 'bcrypt') return `${old.kind}:${old.hash}`;
  const setting = old.hash.slice(0, 12);
  return `${old.kind}:${setting}:${await hash(old.hash, options)}`;
}

/** Whether the password is the one that a kept old hash was made of. Works in threads beside the server's own. */
export async function isRightOldPassword(stored: string, password: string): Promise<boolean> {
  const [kind, first = '', ...rest] = stored.split(':');
  const sealed = rest.join(':');
  if (kind === 'bcrypt') return isRightBcrypt(first, password);
  if (kind === 'phpass') return verify(sealed, await phpass(password, first));
  return verify(sealed, md5Of(md5Of(password) + first));
}

export const isOldStored = (stored: string): boolean => /^(?:md5-salted|bcrypt|phpass):/.test(stored);

async function isRightBcrypt(stored: string, password: string): Promise<boolean> {
  const isWordPress = stored.startsWith('$wp');
  const plain = stored.replace(/^\$wp/, '').replace(/^\$2[abxy]/, '$2b');
  // WordPress 6.8 hashes a digest, so that more than the first 72 bytes count.
  const digest = () => createHmac('sha384', 'wp-sha384').update(trimmed(password)).digest('base64');
  return verifyBcrypt(isWordPress ? digest() : password, plain);
}

/** As PHP trims: blanks, tabs, line ends and NUL. */
const trimmed = (text: string): string => text.replace(/^[ \t\n\r\0\v]+|[ \t\n\r\0\v]+$/g, '');

const md5Of = (text: string): string => createHash('md5').update(text).digest('hex');

/** So many rounds are a matter of a millisecond. */
const roundsAtOnce = 512;

/** The hash that phpass makes of a password under a setting (`$P$`, rounds, salt); the server answers others between its rounds. */
async function phpass(password: string, setting: string): Promise<string> {
  const secret = Buffer.from(trimmed(password));
  const rounds = 2 ** phpassDigits.indexOf(setting[3] ?? '');
  let digest = createHash('md5').update(setting.slice(4, 12)).update(secret).digest();
  for (let round = 0; round < rounds; round += 1) {
    digest = createHash('md5').update(digest).update(secret).digest();
    if (round % roundsAtOnce === roundsAtOnce - 1) await nextTurn();
  }
  return setting + inPhpassDigits(digest);
}

/** Six bits a digit, the lowest first. */
function inPhpassDigits(bytes: Buffer): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two, three] = bytes.subarray(at, at + 3);
    const value = one | ((two ?? 0) << 8) | ((three ?? 0) << 16);
    const digits = two === undefined ? 2 : three === undefined ? 3 : 4;
    for (let n = 0; n < digits; n += 1) text += phpassDigits[(value >> (6 * n)) & 63];
  }
  return text;
}
