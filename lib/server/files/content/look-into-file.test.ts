import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { zipSync } from 'fflate';
import { recogniseFile } from './look-into-file.ts';

let folder = '';
folder = await fs.mkdtemp(path.join(os.tmpdir(), 'content-test-'));
afterAll(() => fs.rm(folder, { recursive: true }));

/** What a file of this name is taken for, or why it is not. */
async function recognise(suffix: string, bytes: Uint8Array | string, suffixes: string[] = [], mime = '') {
  const at = path.join(folder, crypto.randomUUID());
  await fs.writeFile(at, bytes);
  const known = recogniseFile(at, { suffix, mime }, { suffixes, mimeTypes: [] });
  return known.catch((error: { code: string }) => error.code);
}

const latin = (text: string) => Buffer.from(text, 'latin1');
const pdf = '%PDF-1.4\n%\u00e2\u00e3\n1 0 obj\n<< >>\nendobj\n';
const eps = '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 10 10\n';
const longComment = `<!-- ${'a comment that goes on '.repeat(2000)}-->`;

/** A table of one tag, with a value that stands in it. */
function tiff(tag: number, isBig = false, isLittle = true): Buffer {
  const bytes = Buffer.alloc(200);
  const two = (value: number, at: number) =>
    isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at);
  const four = (value: number, at: number) =>
    isLittle ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at);
  bytes.write(isLittle ? 'II' : 'MM');
  two(isBig ? 43 : 42, 2);
  if (isBig) two(8, 4);
  four(isBig ? 16 : 8, isBig ? 8 : 4);
  two(1, isBig ? 16 : 8);
  two(tag, isBig ? 24 : 10);
  return bytes;
}

/** The first part of a film or a picture in the container of films. */
function boxed(main: string, others: string[] = [], part = 'ftyp'): Buffer {
  const names = [main, '\0\0\0\0', ...others].join('');
  const head = Buffer.alloc(4);
  head.writeUInt32BE(8 + names.length);
  return Buffer.concat([head, latin(part + names), Buffer.alloc(64)]);
}

describe('what prints', () => {
  it.each<[string, string, Uint8Array]>([
    ['a PDF', 'pdf', latin(pdf)],
    ['a PDF behind blank lines', 'pdf', latin(`\r\n\r\n${pdf}`)],
    ['a PDF behind a byte mark', 'pdf', latin(`\u00ef\u00bb\u00bf${pdf}`)],
    [
      'a PDF behind a job for a printer',
      'pdf',
      latin(`\u001b%-12345X@PJL SET RET=OFF\r\n@PJL ENTER LANGUAGE=PDF\r\n${pdf}`),
    ],
    ['a PDF that a drawing program can edit', 'pdf', latin(`${pdf}/AIPrivateData1 5 0 R`)],
    ['the same as a drawing', 'ai', latin(`\n${pdf}/AIPrivateData1 5 0 R`)],
    ['an EPS', 'eps', latin(eps)],
    ['an EPS behind the sign that ends a job', 'eps', latin(`\u0004${eps}`)],
    ['an EPS behind a job for a printer', 'eps', latin(`\u001b%-12345X@PJL ENTER LANGUAGE=POSTSCRIPT\n${eps}`)],
    ['a TIFF', 'tif', tiff(256)],
    ['a TIFF in the other order of bytes', 'tiff', tiff(256, false, false)],
    ['a BigTIFF', 'tif', tiff(256, true)],
    ['a TIFF of a camera: DNG', 'tif', tiff(50_706)],
    ['a TIFF of a camera: PrintIM', 'tif', tiff(50_341)],
    ['a TIFF of a camera: its own table', 'tiff', tiff(37_500)],
    ['an archive', 'zip', zipSync({ 'art.txt': latin('words') })],
    [
      'an archive with a document',
      'zip',
      zipSync({ '[Content_Types].xml': latin('<Types/>'), 'word/document.xml': latin('<w/>') }),
    ],
    ['an archive with a program of Java', 'zip', zipSync({ 'META-INF/MANIFEST.MF': latin('Manifest-Version: 1.0') })],
  ])('is taken: %s', async (_, suffix, bytes) => {
    expect(await recognise(suffix, bytes)).toMatchObject({ suffix });
  });

  it.each<[string, string, Uint8Array | string]>([
    ['a page with a PDF inside', 'pdf', `<html><!--\n${pdf}`],
    ['a page that begins with a long comment', 'pdf', `${longComment}<html></html>`],
    ['a page that begins with a comment and has a PDF inside', 'ai', `\n <!-- x -->${pdf}`],
    ['a program with a PDF inside', 'pdf', `MZ\u0090\0${pdf}`],
    ['an archive with a PDF inside', 'pdf', Buffer.concat([latin('PK\u0003\u0004'), latin(pdf)])],
    ['a PDF far behind the start', 'pdf', `${' '.repeat(2000)}${pdf}`],
    ['text', 'eps', 'II*\0'],
    ['a page called a TIFF', 'tif', '<html></html>'],
  ])('is not taken: %s', async (_, suffix, bytes) => {
    expect(await recognise(suffix, bytes)).toBe('upload_format');
  });
});

describe('a film is what it is, not what it is called', () => {
  const films = ['mp4', 'mov', 'webm'];
  const webm = (type: string) => {
    const name = latin(`\u0042\u0082${String.fromCharCode(0x80 + type.length)}${type}`);
    return Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 + name.length]), name, Buffer.alloc(64)]);
  };

  it.each<[string, string, string, Buffer, string, string]>([
    ['of an iPhone', 'mov', 'video/quicktime', boxed('qt  '), 'mov', 'video/quicktime'],
    ['of an iPhone called MP4', 'mp4', 'video/mp4', boxed('qt  '), 'mov', 'video/quicktime'],
    ['MP4 called MOV', 'mov', 'video/quicktime', boxed('isom'), 'mp4', 'video/mp4'],
    ['of an old telephone', 'mp4', 'video/mp4', boxed('3gp4'), 'mp4', 'video/mp4'],
    ['of iTunes', 'mp4', '', boxed('M4V '), 'mp4', 'video/mp4'],
    ['of a Sony camera', 'mp4', 'video/mp4', boxed('MSNV'), 'mp4', 'video/mp4'],
    ['in pieces', 'mp4', 'video/mp4', boxed('msdh', [], 'styp'), 'mp4', 'video/mp4'],
    ['of an old camera', 'mov', 'video/quicktime', boxed('', [], 'moov'), 'mov', 'video/quicktime'],
    ['with its data first', 'mov', 'video/quicktime', boxed('', [], 'wide'), 'mov', 'video/quicktime'],
    ['with a picture first', 'mov', '', boxed('', [], 'pnot'), 'mov', 'video/quicktime'],
    ['WebM called MP4', 'mp4', 'video/mp4', webm('webm'), 'webm', 'video/webm'],
    ['MP4 called WebM', 'webm', 'video/webm', boxed('mp42'), 'mp4', 'video/mp4'],
  ])('%s', async (_, suffix, declared, bytes, stored, mime) => {
    expect(await recognise(suffix, bytes, films, declared)).toEqual({ suffix: stored, mime });
  });

  it.each<[string, string, string, Uint8Array | string]>([
    ['sound alone', 'mp4', 'video/mp4', boxed('M4A ')],
    ['a picture', 'mp4', 'video/mp4', boxed('heic')],
    ['a film that no browser shows', 'webm', 'video/webm', webm('matroska')],
    ['a page', 'mov', 'video/quicktime', `${longComment}<html></html>`],
    ['declared a page', 'mp4', 'text/html', boxed('isom')],
    ['an archive', 'mp4', 'video/mp4', zipSync({ a: latin('b') })],
  ])('is refused where it is %s', async (_, suffix, declared, bytes) => {
    expect(await recognise(suffix, bytes, films, declared)).toBe('upload_format');
  });

  it('is no film where films are not taken', async () => {
    expect(await recognise('mov', boxed('isom'), ['mov'])).toBe('upload_format');
  });
});

it.each([
  ['avif', boxed('avif', ['mif1', 'miaf']), 'image/avif'],
  ['avif', boxed('mif1', ['avif', 'miaf']), 'image/avif'],
  ['heic', boxed('heic', ['mif1']), 'image/heic'],
  ['heic', boxed('mif1', ['heic']), 'image/heic'],
  ['heif', boxed('mif1', ['miaf', 'heix']), 'image/heic'],
])('a picture in the container of films tells its codec by any of its brands: %s', async (suffix, bytes, mime) => {
  expect(await recognise(suffix, bytes)).toEqual({ suffix, mime });
});

describe('XML', () => {
  const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

  it.each<[string, Uint8Array | string]>([
    ['an invoice', '<?xml version="1.0"?><EInvoice><a/></EInvoice>'],
    ['without a declaration', '<EInvoice/>'],
    [
      'behind a byte mark and a long comment',
      `\uFEFF<?xml version="1.0"?>\n${longComment}\n<fp:eInvoice xmlns:fp="f"/>`,
    ],
    ['in UTF-16', utf16('<?xml version="1.0" encoding="UTF-16"?><EInvoice/>')],
  ])('is taken: %s', async (_, bytes) => {
    expect(await recognise('xml', bytes)).toEqual({ suffix: 'xml', mime: 'application/xml' });
  });

  it.each<[string, Uint8Array | string]>([
    ['a drawing', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a drawing behind a long comment', `<?xml version="1.0"?>${longComment}<svg xmlns="http://www.w3.org/2000/svg"/>`],
    ['a drawing with a prefix', `${longComment}<s:svg xmlns:s="http://www.w3.org/2000/svg"/>`],
    ['a page behind a long comment', `<?xml version="1.0"?>${longComment}<html xmlns="http://www.w3.org/1999/xhtml"/>`],
    ['a page behind many instructions', `${'<?a b?>'.repeat(3000)}<html/>`],
    ['a page behind blanks', `${'\n'.repeat(100_000)}<HTML></HTML>`],
    [
      'a script deep inside',
      `<EInvoice>${'<a/>'.repeat(5000)}<x:script xmlns:x="http://www.w3.org/1999/xhtml"/></EInvoice>`,
    ],
    ['the same spelled in numbers', '<EInvoice xmlns:x="http://www.w3.org/1999/&#120;html"><x:script/></EInvoice>'],
    [
      'one that brings its own style sheet',
      `<?xml version="1.0"?>${longComment}<?xml-stylesheet href="a.xsl"?><EInvoice/>`,
    ],
    ['one with a type of its own', `<?xml version="1.0"?>${longComment}<!DOCTYPE a [<!ENTITY b "c">]><a/>`],
    ['a page in UTF-16', utf16(`<?xml version="1.0"?>${longComment}<html/>`)],
    ['a comment that never ends', '<!-- <EInvoice/>'],
    ['text', 'nothing'],
    ['nothing but a comment', longComment],
  ])('is not taken: %s', async (_, bytes) => {
    expect(await recognise('xml', bytes)).toBe('upload_format');
  });
});
