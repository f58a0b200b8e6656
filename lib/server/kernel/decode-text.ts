/**
 * A file of text whose writer does not say in which encoding: its mark decides; without one it is UTF-8 where it can be, UTF-16 where
 * every other byte is a zero, or else GB18030, which Chinese spreadsheets and banks write.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes).replace(/^\uFEFF+/, '');
  let end = text.length;
  while (end > 0 && endings.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** What old programs end a file by, or fill its last block with. */
const endings = ['\0', '\u001a'];

const marks: [string, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The encoding that the beginning of a file tells for certain; undefined where all of it has to be looked at. */
export function encodingOfStart(bytes: Uint8Array): string | undefined {
  const [marked] = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte)) ?? [];
  return marked ?? wideEncoding(bytes);
}

function decode(bytes: Uint8Array): string {
  const encoding = encodingOfStart(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  const whole = decodeStrictly('utf-8', bytes);
  if (whole !== undefined) return whole;
  const broken = new TextDecoder('utf-8').decode(bytes);
  return isMostlyWhole(broken) ? broken : new TextDecoder('gb18030').decode(bytes);
}

/** Cut in the middle of a character here and there, as fields of fixed width do. Of GB18030 at most every third character looks whole. */
function isMostlyWhole(text: string): boolean {
  const lost = text.split('\uFFFD').length - 1;
  return lost * 4 < (text.match(/[\u0080-\uFFFC]/g)?.length ?? 0);
}

function decodeStrictly(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Of a text in UTF-16 without a mark: separators and digits have a zero beside them. */
function wideEncoding(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 2048);
  const zeros = (side: number) => start.filter((byte, index) => byte === 0 && index % 2 === side).length;
  const [even, odd] = [zeros(0), zeros(1)];
  // Some Chinese characters have a zero on the other side: 一, 言, 开.
  if (Math.max(even, odd) < start.length / 20 || Math.min(even, odd) * 4 > Math.max(even, odd)) return undefined;
  const encoding = odd > even ? 'utf-16le' : 'utf-16be';
  return /[\0\uFFFD]/.test(new TextDecoder(encoding).decode(bytes)) ? undefined : encoding;
}
