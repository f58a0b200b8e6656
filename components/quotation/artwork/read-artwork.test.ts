import { describe, expect, it } from '@jest/globals';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { ArtworkFacts } from './artwork-facts.ts';
import { amendPdf, documentOf, packedPdf, plainPdf } from './pdfs-for-tests.ts';
import { readArtwork } from './read-artwork.ts';

const points = (millimetres: number) => ((millimetres * 72) / 25.4).toFixed(4);
const box = (name: string, [left, bottom, right, top]: [number, number, number, number]) =>
  `/${name} [${[left, bottom, right, top].map(points).join(' ')}]`;
const look = (bytes: Uint8Array | string, name = 'a.pdf') => readArtwork(new File([bytes as BlobPart], name));

/** A card of 90 × 54 with 3 mm bleed, inside a page with marks. */
const card = `${box('MediaBox', [0, 0, 110, 74])} ${box('TrimBox', [10, 10, 100, 64])} ${box('BleedBox', [7, 7, 103, 67])}`;
const cardFacts = { kind: 'pages', isTrimStated: true, isMixed: false };

async function expectSize(facts: ArtworkFacts, width: number, height: number) {
  if (facts.kind !== 'pages') throw new Error(JSON.stringify(facts));
  expect(facts.size.width).toBeCloseTo(width, 1);
  expect(facts.size.height).toBeCloseTo(height, 1);
  return facts;
}

describe('a PDF', () => {
  it.each([
    ['with a table', plainPdf],
    ['with streams of objects', packedPdf],
  ])('%s tells its pages, its cut and its bleed', async (_, write) => {
    const facts = await expectSize(await look(write(documentOf([{ boxes: card }, { boxes: card }]))), 90, 54);
    expect(facts).toMatchObject({ ...cardFacts, pages: 2 });
    expect(facts.bleed).toBeCloseTo(3, 1);
  });

  it('passes its size on from the branch above, turned and in units of its own', async () => {
    const boxes = '/Rotate 90 /UserUnit 10';
    const facts = await look(plainPdf(documentOf([{ boxes }], box('MediaBox', [0, 0, 30, 10]))));
    expect(await expectSize(facts, 100, 300)).toMatchObject({ isTrimStated: false, bleed: 0, pages: 1 });
  });

  it('does not take the whole page for a cut that somebody set', async () => {
    const boxes = `${box('MediaBox', [0, 0, 96, 60])} ${box('TrimBox', [0, 0, 96, 60])}`;
    expect(await look(plainPdf(documentOf([{ boxes }])))).toMatchObject({ isTrimStated: false, bleed: 0 });
  });

  it('has bleed up to the edge of the page where it says nothing of it, and the least of all pages', async () => {
    const without = `${box('MediaBox', [0, 0, 96, 60])} ${box('TrimBox', [3, 3, 93, 57])}`;
    const less = `${box('MediaBox', [0, 0, 94, 58])} ${box('TrimBox', [2, 2, 92, 56])}`;
    const facts = await expectSize(await look(plainPdf(documentOf([{ boxes: without }, { boxes: less }]))), 90, 54);
    expect(facts.bleed).toBeCloseTo(2, 1);
    expect(facts.isMixed).toBe(false);
  });

  it('says when its pages differ', async () => {
    const pages = [{ boxes: box('MediaBox', [0, 0, 210, 297]) }, { boxes: box('MediaBox', [0, 0, 148, 210]) }];
    expect(await look(plainPdf(documentOf(pages)))).toMatchObject({ isMixed: true, pages: 2 });
  });

  it('is what was saved last', async () => {
    const before = plainPdf(documentOf([{ boxes: box('MediaBox', [0, 0, 210, 297]) }]));
    const after = amendPdf(before, 3, `<< /Type /Page ${box('MediaBox', [0, 0, 148, 210])} >>`);
    await expectSize(await look(after), 148, 210);
  });

  it('of a library that others use is read', async () => {
    const document = new PDFDocument({ size: [300, 200] });
    for (let page = 0; page < 30; page += 1) document.addPage().text(`page ${page}`);
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    const ended = new Promise((resolve) => document.on('end', resolve));
    document.end();
    await ended;
    expect(await look(Buffer.concat(parts))).toMatchObject({ kind: 'pages', pages: 31 });
  });

  it('is a drawing as well: AI', async () => {
    await expectSize(await look(plainPdf(documentOf([{ boxes: card }])), 'card.ai'), 90, 54);
  });

  it('that a password keeps is said to be closed', async () => {
    const closed = plainPdf(documentOf([{ boxes: card }]), '/Encrypt 9 0 R');
    expect(await look(closed)).toEqual({ kind: 'unread', reason: 'closed' });
  });

  it.each<[string, () => Buffer]>([
    ['cut off', () => plainPdf(documentOf([{ boxes: card }])).subarray(0, 300)],
    ['no PDF at all', () => Buffer.from('<html></html>')],
    ['without pages', () => plainPdf(['<< /Type /Catalog >>'])],
    ['in a circle', () => plainPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 1 /Kids [2 0 R] >>'])],
    ['that refers to itself', () => plainPdf(['<< /Type /Catalog /Pages 2 0 R >>', '2 0 R'])],
    ['nested without end', () => plainPdf([`<< /Pages ${'['.repeat(5000)} >>`])],
    ['with a table that begins again and again', () => plainPdf(documentOf([]), '/Prev 15')],
  ])('%s cannot be read, and nothing hangs', async (_, make) => {
    expect(await look(make())).toEqual({ kind: 'unread', reason: 'broken' });
  });
});

describe('a picture', () => {
  const plain = () => sharp({ create: { width: 640, height: 360, channels: 3, background: '#c8402f' } });

  it.each([
    ['png', () => plain().png().toBuffer()],
    ['jpg', () => plain().jpeg().toBuffer()],
    ['jpeg', () => plain().toColourspace('cmyk').jpeg().toBuffer()],
    ['tif', () => plain().tiff().toBuffer()],
    ['tiff', () => plain().tiff({ bigtiff: false, compression: 'lzw' }).toBuffer()],
    ['gif', () => plain().gif().toBuffer()],
    ['webp', () => plain().webp().toBuffer()],
    ['webp', () => plain().webp({ lossless: true }).toBuffer()],
    ['psd', async () => photoshop(640, 360)],
  ])('tells its pixels: %s', async (suffix, make) => {
    expect(await look(await make(), `a.${suffix}`)).toEqual({ kind: 'pixels', width: 640, height: 360 });
  });

  it.each(['png', 'jpg', 'tif', 'psd'])('that is none cannot be read: %s', async (suffix) => {
    expect(await look('II*\0 and nothing else', `a.${suffix}`)).toEqual({ kind: 'unread', reason: 'broken' });
  });
});

describe('other files', () => {
  it('of drawing programs tell the corners of what is drawn: EPS', async () => {
    const eps = '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 256 154\n%%HiResBoundingBox: 0 0 255.1181 153.0709\n';
    expect(await expectSize(await look(eps, 'a.eps'), 90, 54)).toMatchObject({ pages: 1, isTrimStated: false });
  });

  it.each(['a.cdr', 'a.zip', 'a.rar', 'a'])('cannot be looked into: %s', async (name) => {
    expect(await look('PK\u0003\u0004 something', name)).toEqual({ kind: 'unread', reason: 'format' });
  });
});

function photoshop(width: number, height: number): Buffer {
  const head = Buffer.alloc(26);
  head.write('8BPS');
  head.writeUInt32BE(height, 14);
  head.writeUInt32BE(width, 18);
  return head;
}
