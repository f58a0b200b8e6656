/** First 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of eight. */
const primes = firstPrimes(64);
const roundConstants = primes.map((prime) => fraction(Math.cbrt(prime)));
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0;
}

/**
 * SHA-256 of a text as eight 32-bit words. The browser's own exists only on HTTPS, and answers each call so late that
 * thousands of short ones take seconds.
 */
export function sha256(text: string): Int32Array {
  const padded = pad(new TextEncoder().encode(text));
  const state = Int32Array.from(start);
  for (let at = 0; at < padded.byteLength; at += 64) compress(state, new DataView(padded.buffer, at, 64));
  return state;
}

function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, bytes.length * 8);
  return padded;
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function compress(state: Int32Array, block: DataView): void {
  const w = new Int32Array(64);
  const word = (index: number) => w[index] ?? 0;
  for (let i = 0; i < 16; i++) w[i] = block.getInt32(i * 4);
  for (let i = 16; i < 64; i++) {
    const one = word(i - 15);
    const two = word(i - 2);
    const s0 = turn(one, 7) ^ turn(one, 18) ^ (one >>> 3);
    const s1 = turn(two, 17) ^ turn(two, 19) ^ (two >>> 10);
    w[i] = (word(i - 16) + s0 + word(i - 7) + s1) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (roundConstants[i] ?? 0) + word(i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + value;
}
