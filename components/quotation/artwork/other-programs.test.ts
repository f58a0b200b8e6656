import { describe, expect, it } from '@jest/globals';
import { latin, look, millimetres, unread } from './artwork-for-tests.ts';
import { amendPdf, documentOf, packedPdf, plainPdf } from './pdfs-for-tests.ts';
import { protectedPdfs } from './protected-pdfs-for-tests.ts';

const a4 = '/MediaBox [0 0 595.28 841.89]';
const page = (boxes: string, others: string[] = []) => plainPdf([...documentOf([{ boxes }]), ...others]);
const changed = (pdf: Buffer, change: (text: string) => string) => latin(change(pdf.toString('latin1')));

describe('a PDF that others read is read', () => {
  it.each<[string, () => Buffer]>([
    ['behind blank lines', () => Buffer.concat([latin('\r\n\r\n'), page(a4)])],
    [
      'behind a job, its places counted from the start of the file',
      () => {
        const junk = '%!PS-Adobe-3.0 PDF-1.4\n';
        const body = page(a4).toString('latin1');
        const moved = body.replace(
          /(\d{10}) 00000 n/g,
          (_, at) => `${String(Number(at) + junk.length).padStart(10, '0')} 00000 n`,
        );
        return latin(junk + moved.replace(/startxref\n(\d+)/, (_, at) => `startxref\n${Number(at) + junk.length}`));
      },
    ],
    ['before noughts', () => Buffer.concat([page(a4), Buffer.alloc(5000)])],
    ['before half a megabyte of noughts', () => Buffer.concat([page(a4), Buffer.alloc(500_000)])],
    [
      'whose last word counts wrongly',
      () => changed(page(a4), (text) => text.replace(/startxref\n\d+/, 'startxref\n7')),
    ],
    ['whose last word is missing', () => changed(page(a4), (text) => text.replace(/startxref[\s\S]*$/, ''))],
    ['whose table is missing', () => changed(page(a4), (text) => text.replace(/xref[\s\S]*$/, ''))],
    ['whose table is a line off', () => changed(page(a4), (text) => text.replace('xref\n0 4', 'xref\n1 4'))],
    ['whose lines end in another way', () => changed(page(a4), (text) => text.replaceAll('\n', '\r\n'))],
    ['whose names are spelled in numbers', () => page(a4.replace('MediaBox', 'Media#42ox'))],
    ['whose box is elsewhere', () => page('/MediaBox 4 0 R', ['[0 0 595.28 841.89]'])],
    ['whose sides are elsewhere', () => page('/MediaBox [0 0 4 0 R 5 0 R]', ['595.28', '841.89'])],
    ['whose box is upside down', () => page('/MediaBox [595.28 841.89 0 0]')],
    ['whose numbers are written oddly', () => page('/MediaBox [--0 .0 595.28.1 +841.89]')],
    ['whose crop box lies beside the page', () => page(`${a4} /CropBox [1000 1000 1200 1200]`)],
    ['whose crop box reaches beyond the page', () => page(`${a4} /CropBox [-10 -10 1200 1200]`)],
    ['whose trim box has no size', () => page(`${a4} /TrimBox [0 0 0 0]`)],
    [
      'in packed objects whose last word counts wrongly',
      () => changed(packedPdf(documentOf([{ boxes: a4 }])), (text) => text.replace(/startxref\n\d+/, 'startxref\n7')),
    ],
    [
      'in packed objects whose length is wrong',
      () => changed(packedPdf(documentOf([{ boxes: a4 }])), (text) => text.replace(/(ObjStm.*\/Length )\d+/, '$19')),
    ],
    [
      'in packed objects whose length is missing',
      () => changed(packedPdf(documentOf([{ boxes: a4 }])), (text) => text.replace(/(ObjStm.*)\/Length \d+/, '$1')),
    ],
    [
      'with a branch that comes again',
      () => plainPdf(['<< /Pages 2 0 R >>', '<< /Kids [3 0 R 2 0 R] >>', `<< /Type /Page ${a4} >>`]),
    ],
    [
      'saved again by a program that lost the table',
      () =>
        changed(amendPdf(page('/MediaBox [0 0 9 9]'), 3, `<< /Type /Page ${a4} >>`), (text) =>
          text.replace(/startxref\n\d+\n%%EOF$/, 'startxref\n1\n%%EOF'),
        ),
    ],
  ])('%s', async (_, make) => {
    const facts = await look(make());
    expect(millimetres(facts)).toEqual([210, 297]);
    expect(facts).toMatchObject({ pages: 1 });
  });

  it('when it is several branches deep, more than any program makes', async () => {
    const deep = 200;
    const branches = Array.from(
      { length: deep },
      (_, index) => `<< /Type /Pages /Kids [${index + 3} 0 R] ${index === 0 ? a4 : ''} >>`,
    );
    expect(millimetres(await look(plainPdf(['<< /Pages 2 0 R >>', ...branches, '<< /Type /Page >>'])))).toEqual([
      210, 297,
    ]);
  });

  it('with as many pages as it has, whatever it says of them', async () => {
    const objects = documentOf([{ boxes: a4 }, { boxes: a4 }]).map((text) => text.replace('/Count 2', '/Count 7'));
    expect(await look(plainPdf(objects))).toMatchObject({ pages: 2 });
  });
});

describe('what a PDF does not say of its boxes is as the standard has it', () => {
  const cut = '[22.36 19.05 617.64 860.95]';

  it.each([
    ['without a bleed box it bleeds as far as its crop box', `/CropBox ${cut} /TrimBox ${cut}`, 0],
    ['and as far as its media box without that', `/TrimBox ${cut}`, 6.7],
    ['a bleed box beside the page is none', `/TrimBox ${cut} /BleedBox [2000 2000 2100 2100]`, 6.7],
    ['a bleed box beyond the page ends with it', `/TrimBox ${cut} /BleedBox [-99 -99 999 999]`, 6.7],
    ['a bleed box inside of the cut is no bleed', `/TrimBox ${cut} /BleedBox [30 30 600 800]`, 0],
  ])('%s', async (_, boxes, bleed) => {
    const facts = await look(page(`/MediaBox [0 0 640 880] ${boxes}`));
    expect(millimetres(facts)).toEqual([210, 297]);
    expect(facts).toMatchObject({ isTrimStated: true, bleed: expect.closeTo(bleed, 1) });
  });
});

describe('a protected PDF', () => {
  const kept = (name: keyof typeof protectedPdfs) => Buffer.from(protectedPdfs[name], 'base64');

  it.each(['rc40', 'rc128', 'aes128', 'aes256'] as const)(
    'that asks its readers for nothing is read: %s',
    async (name) => {
      expect(millimetres(await look(kept(name)))).toEqual([210, 297]);
      const lost = changed(kept(name), (text) => text.replace(/startxref\n\d+/, 'startxref\n7'));
      expect(millimetres(await look(lost))).toEqual([210, 297]);
    },
  );

  it.each(['rc128WithPassword', 'aes256WithPassword'] as const)(
    'that asks for a password is closed: %s',
    async (name) => {
      expect(await look(kept(name))).toEqual(unread('closed'));
    },
  );

  it('by a certificate is closed', async () => {
    const pdf = plainPdf([...documentOf([{ boxes: a4 }]), '<< /Filter /Adobe.PubSec /V 4 >>'], '/Encrypt 4 0 R');
    expect(await look(pdf)).toEqual(unread('closed'));
  });
});

describe('a PDF that cannot be checked is not called damaged', () => {
  it.each<[string, () => Buffer]>([
    [
      'packed in a way that tables never are',
      () => changed(packedPdf(documentOf([{ boxes: a4 }])), (text) => text.replaceAll('FlateDecode', 'BrotliDecod')),
    ],
    ['without a size', () => plainPdf(documentOf([{ boxes: '' }]))],
  ])('%s', async (_, make) => {
    expect(await look(make())).toEqual(unread('format'));
  });

  it.each<[string, () => Buffer]>([
    [
      'cut off within a stream',
      () => {
        const pdf = packedPdf(documentOf([{ boxes: a4 }]));
        return pdf.subarray(0, pdf.indexOf('endstream') - 5);
      },
    ],
    ['that lacks a page', () => plainPdf(documentOf([{ boxes: a4 }]).slice(0, 2))],
    ['of noughts', () => Buffer.concat([latin('%PDF-1.7\n'), Buffer.alloc(5000)])],
    ['that is a page of the web', () => latin('%PDF-1.7\n<html><body>Not found</body></html>')],
  ])('one that is damaged is: %s', async (_, make) => {
    expect(await look(make())).toEqual(unread('broken'));
  });
});

describe('a PDF made to keep a browser busy ends soon', () => {
  const rows = (count: number) =>
    `<< /Type /XRef /Size ${count} /W [0 0 0] /Root 1 0 R /Length 4 >>\nstream\nabcd\nendstream`;

  it.each<[string, () => Buffer]>([
    [
      'a table whose rows take nothing',
      () =>
        changed(plainPdf([...documentOf([{ boxes: '' }]), rows(4e9)]), (text) =>
          text.replace(/startxref\n\d+/, `startxref\n${text.indexOf('4 0 obj')}`),
        ),
    ],
    [
      'a table of more rows than bytes',
      () => changed(page(''), (text) => text.replace('xref\n0 4', 'xref\n0 4000000000')),
    ],
    [
      'branches without end',
      () => {
        const kids = Array.from({ length: 20_000 }, () => '<< /Kids [] >>').join(' ');
        return plainPdf(['<< /Pages 2 0 R >>', `<< /Kids [${kids}] >>`]);
      },
    ],
    [
      'branches that lead to each other',
      () => plainPdf(['<< /Pages 2 0 R >>', '<< /Kids [3 0 R 3 0 R] >>', '<< /Kids [2 0 R 2 0 R] >>']),
    ],
    [
      'boxes that lead to each other',
      () => plainPdf(documentOf([{ boxes: '/MediaBox 4 0 R' }]).concat(['5 0 R', '4 0 R'])),
    ],
    [
      'a stream that holds itself',
      () => changed(packedPdf(['<< /Pages 2 0 R >>']), (text) => text.replace(/\/N \d+/, '/N 999999999')),
    ],
  ])('%s', async (_, make) => {
    const before = performance.now();
    expect(await look(make())).toMatchObject({ kind: 'unread' });
    expect(performance.now() - before).toBeLessThan(5000);
  });

  it('a stream that unfolds to a gigabyte is not unfolded', async () => {
    const { deflateSync } = await import('node:zlib');
    const inner = deflateSync(Buffer.alloc(80 * 1024 * 1024));
    const head = `%PDF-1.5\n1 0 obj\n<< /Type /XRef /Size 9 /W [1 1 1] /Root 1 0 R /Filter /FlateDecode /Length ${inner.length} >>\nstream\n`;
    const pdf = Buffer.concat([latin(head), inner, latin('\nendstream\nendobj\nstartxref\n9\n%%EOF')]);
    expect(await look(pdf)).toEqual(unread('format'));
  });
});
