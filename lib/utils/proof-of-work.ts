import { sha256 } from '@noble/hashes/sha2.js';

export interface Work {
  salt: string;
  bits: number;
}

const notifiedAfter = 2048;

/** How likely so many tries have found the nonce: never back, never quite one, however unlucky the search is. */
export function shareOfWork(tries: number, { bits }: Pick<Work, 'bits'>): number {
  return 1 - Math.exp(-tries / 2 ** bits);
}

/**
 * Finds a nonce such that SHA-256 of `<salt>:<nonce>` begins with so many zero bits: the little work that makes
 * answering the text captcha by the thousand expensive (docs/adr/0002-accessible-captcha.md). Takes seconds on a slow
 * phone, so it belongs in a worker. The browser's own SHA-256 exists only on HTTPS and answers each call too late.
 * `onTried` hears now and then how many were tried.
 */
export function findNonce({ salt, bits }: Work, onTried: (tries: number) => void = () => {}): number {
  const encoder = new TextEncoder();
  for (let nonce = 0; ; nonce++) {
    if (nonce % notifiedAfter === 0 && nonce > 0) onTried(nonce);
    if (leadingZeroBits(sha256(encoder.encode(`${salt}:${nonce}`))) >= bits) return nonce;
  }
}

export function leadingZeroBits(bytes: Uint8Array): number {
  let bits = 0;
  for (const byte of bytes) {
    bits += Math.clz32(byte) - 24;
    if (byte !== 0) break;
  }
  return bits;
}
