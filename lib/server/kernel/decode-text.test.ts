import { expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { decodeText } from './decode-text.ts';

const text = '交易日期,收入金额\n2026-01-31,100.00\n';

it.each([
  ['utf-8', false],
  ['utf-8', true],
  ['gb18030', false],
  ['utf-16le', true],
  ['utf-16be', true],
  ['utf-16le', false],
  ['utf-16be', false],
])('reads %s, with a mark: %s', (encoding, addBOM) => {
  expect(decodeText(iconv.encode(text, encoding, { addBOM }))).toBe(text);
});

it('believes the mark, also where a file breaks off in the middle of a character', () => {
  const bytes = iconv.encode(`${text}名`, 'utf-8', { addBOM: true });
  expect(decodeText(bytes.subarray(0, -1))).toBe(`${text}\uFFFD`);
  expect(decodeText(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('a,\xff\n', 'latin1')]))).toBe(
    'a,\uFFFD\n',
  );
});

it('leaves out marks, however many programs have added one', () => {
  expect(decodeText(iconv.encode(`\uFEFF${text}`, 'utf-8', { addBOM: true }))).toBe(text);
  expect(decodeText(iconv.encode(`\uFEFF${text}`, 'gb18030'))).toBe(text);
});

it('loses no more than what is broken', () => {
  const cut = Buffer.concat([Buffer.from(text), Buffer.from([0xe5, 0x90]), Buffer.from(`\n${text}`)]);
  expect(decodeText(cut).replaceAll('\uFFFD', '')).toBe(`${text}\n${text}`);
});

it('reads a short file without a mark as what it is', () => {
  expect(decodeText(new Uint8Array())).toBe('');
  expect(decodeText(Buffer.from('a'))).toBe('a');
});

it('leaves out what old programs end a file by, and nothing before it', () => {
  expect(decodeText(Buffer.from('a,b\n1,\u001a2\n\u001a'))).toBe('a,b\n1,\u001a2\n');
  expect(decodeText(Buffer.from('a,b\n\0\0\0'))).toBe('a,b\n');
});

it.each(['utf-16le', 'utf-16be', 'utf-8', 'gb18030'])(
  'reads characters with a zero in them in %s without a mark',
  (encoding) => {
    const said = '交易日期,收入金额,附言\n2026-01-31,100.00,一言开户\n';
    expect(decodeText(iconv.encode(said, encoding, { addBOM: false }))).toBe(said);
  },
);
