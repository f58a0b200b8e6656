import { createHash } from 'node:crypto';

/**
 * What a keyboard captcha costs: about 65,000 hashes, a fraction of a second of a browser or some seconds of a slow
 * phone, and nothing for a person (docs/adr/0002-accessible-captcha.md).
 */
export const workBits = 16;

const infoPattern = /^text:(.{1,40});([0-9a-z]{1,20})$/u;

export interface TextSolution {
  answer: string;
  salt: string;
  bits: number;
}

/** Reads `text:<answer>;<nonce>` and checks both parts. */
export function isRightText(info: string, { answer, salt, bits }: TextSolution): boolean {
  const [, given = '', nonce = ''] = infoPattern.exec(info) ?? [];
  return nonce !== '' && toPlainAnswer(given) === answer && hasWork(`${salt}:${nonce}`, bits);
}

/** Full-width figures and spaces, as Chinese keyboards make them, are the same answer. */
function toPlainAnswer(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** Does the SHA-256 of the text begin with so many zero bits? */
export function hasWork(text: string, bits: number): boolean {
  const digest = createHash('sha256').update(text).digest();
  return digest.readUInt32BE(0) >>> (32 - bits) === 0;
}
