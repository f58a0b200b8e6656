import { sha256 } from './sha256.ts';

const triesAtOnce = 2_000;

/**
 * Finds a nonce such that SHA-256 of `<salt>:<nonce>` begins with so many zero bits: the little work that makes
 * answering the text captcha by the thousand expensive (docs/adr/0002-accessible-captcha.md). Lets the page breathe.
 */
export async function findNonce({ salt, bits }: { salt: string; bits: number }): Promise<number> {
  for (let nonce = 0; ; nonce++) {
    if (leadingZeroBits(sha256(`${salt}:${nonce}`)) >= bits) return nonce;
    if (nonce % triesAtOnce === triesAtOnce - 1) await new Promise((resolve) => setTimeout(resolve));
  }
}

export function leadingZeroBits(words: Int32Array): number {
  let bits = 0;
  for (const word of words) {
    bits += Math.clz32(word);
    if (word !== 0) break;
  }
  return bits;
}
