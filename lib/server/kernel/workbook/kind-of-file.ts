import type { RefusalReason } from './workbook-refusal.ts';

/** What a file is, by its first bytes: names end as people like, and banks call anything .xls. */
type FileKind = 'workbook' | 'text' | RefusalReason;

/** By how they begin, in hexadecimal. Old Excel is a store of streams, or before that records alone. */
const starts: [FileKind, RegExp][] = [
  ['workbook', /^504b(?:0304|0506|0708)/],
  ['legacy', /^(?:d0cf11e0|09000400|09020600|09040600|09080800|09081000)/],
  ['document', /^(?:25504446|89504e47|ffd8ff|47494638|7b5c727466|49492[ab]00|4d4d002[ab]|424d.{8}0{8}|38425053)/],
  ['document', /^(?:52494646.{8}|.{8}66747970|1a45dfa3|494433)/],
  ['archive', /^(?:52617221|377abcaf|1f8b|425a68|fd377a58|28b52ffd|4d534346)/],
];

export function kindOfFile(bytes: Uint8Array): FileKind {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('hex');
  const [kind] = starts.find(([, pattern]) => pattern.test(start)) ?? [];
  if (kind === 'legacy' && Buffer.from(bytes).includes(encrypted)) return 'protected';
  return kind ?? kindOfText(textAtStart(bytes));
}

/** A workbook with a password is such a store with this stream in it. */
const encrypted = Buffer.from('EncryptedPackage', 'utf16le');

/** Tags are the same in every encoding, once the zeros of two bytes a character are left out. */
const textAtStart = (bytes: Uint8Array): string =>
  Buffer.from(bytes.subarray(0, 4096))
    .toString('latin1')
    .replace(/\0/g, '')
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .trimStart();

function kindOfText(start: string): FileKind {
  if (/^MIME-Version:|^Content-Type:\s*(?:multipart|text\/html)/i.test(start)) return 'web_page';
  const tag =
    /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(!doctype\s+html|html|head|body|table|meta|style|div|script)\b/i;
  if (tag.test(start)) return 'web_page';
  if (/^<\?xml\b|^<[a-z][\w:-]*[\s>]/i.test(start)) return 'xml';
  return 'text';
}
