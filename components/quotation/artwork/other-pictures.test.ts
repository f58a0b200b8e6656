import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { latin, look, millimetres, unread } from './artwork-for-tests.ts';

/** Tables of pictures one behind the other, in the order of bytes of a Macintosh. */
function tiff(pictures: { kind: number; width: number; height: number }[], last = 0): Buffer {
  const each = 2 + 3 * 12 + 4;
  const bytes = Buffer.alloc(8 + pictures.length * each);
  bytes.write('MM');
  bytes.writeUInt16BE(42, 2);
  bytes.writeUInt32BE(8, 4);
  pictures.forEach(({ kind, width, height }, index) => {
    const at = 8 + index * each;
    bytes.writeUInt16BE(3, at);
    [kind, width, height].forEach((value, tag) => {
      bytes.writeUInt16BE(254 + tag + (tag > 0 ? 1 : 0), at + 2 + tag * 12);
      bytes.writeUInt16BE(4, at + 4 + tag * 12);
      bytes.writeUInt32BE(1, at + 6 + tag * 12);
      bytes.writeUInt32BE(value, at + 10 + tag * 12);
    });
    bytes.writeUInt32BE(index + 1 < pictures.length ? at + each : last, at + each - 4);
  });
  return bytes;
}

describe('an EPS', () => {
  const inner = '%%BeginDocument: logo.eps\n%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 10 10\n%%EndDocument\n';
  const putOff = `%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: (atend)\n%%EndComments\n${inner}showpage\n%%Trailer\n%%BoundingBox: 0 0 283 142\n%%EOF\n`;
  const plain = '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 283 142\n%%EndComments\n';

  it.each<[string, string | Buffer]>([
    ['says its size at its end', putOff],
    [
      'says it at its end, a long way from its start',
      putOff.replace('showpage', `${'0 0 moveto\n'.repeat(20_000)}showpage`),
    ],
    ['holds others at its end', putOff.replace('%%EOF', `${inner}%%EOF`)],
    ['ends its lines as old systems did', plain.replaceAll('\n', '\r')],
    ['has a sign before it that ends a job', `\u0004${plain}`],
    ['has a job before it', `\u001b%-12345X@PJL ENTER LANGUAGE=POSTSCRIPT\n${plain}`],
    ['has others inside', plain + inner],
    [
      'has a preview before it',
      (() => {
        const head = Buffer.alloc(30);
        head.write('c5d0d3c6', 'hex');
        head.writeUInt32LE(130, 4);
        head.writeUInt32LE(plain.length, 8);
        return Buffer.concat([head, Buffer.alloc(100), latin(plain), Buffer.alloc(200_000, 9)]);
      })(),
    ],
  ])('that %s is read', async (_, eps) => {
    expect(millimetres(await look(eps, 'a.eps'))).toEqual([100, 50]);
  });

  it('that says no size cannot be checked', async () => {
    expect(await look(plain.replace('0 0 283 142', '(atend)'), 'a.eps')).toEqual(unread('format'));
  });
});

describe('a picture', () => {
  const plain = () => sharp({ create: { width: 80, height: 40, channels: 3, background: '#c8402f' } });
  const size = { kind: 'pixels', width: 80, height: 40 };
  const jpeg = async (parts: Buffer[]) => {
    const bytes = await plain().jpeg().toBuffer();
    return Buffer.concat([bytes.subarray(0, 2), ...parts, bytes.subarray(2)]);
  };
  const profile = () => Buffer.concat([latin('\u00ff\u00e2\u00ff\u00ff'), Buffer.alloc(65_533, 1)]);

  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['with two megabytes of profiles before it', 'a.jpg', () => jpeg(Array.from({ length: 32 }, profile))],
    [
      'with bytes between its parts',
      'a.jpg',
      () => jpeg([Buffer.from([0xff, 0xff]), latin('\u00ff\u00fe\u0000\u0004ab'), Buffer.alloc(3)]),
    ],
    ['without its end', 'a.jpg', async () => (await plain().jpeg().toBuffer()).subarray(0, -2)],
    ['progressive', 'a.jpg', () => plain().jpeg({ progressive: true }).toBuffer()],
    [
      'of Apple',
      'a.png',
      async () => {
        const bytes = await plain().png().toBuffer();
        return Buffer.concat([
          bytes.subarray(0, 8),
          Buffer.from('000000044367424950002002' + '00000000', 'hex'),
          bytes.subarray(8),
        ]);
      },
    ],
    ['AVIF', 'a.avif', () => plain().avif().toBuffer()],
    ['BigTIFF', 'a.tif', () => plain().tiff({ bigtiff: true }).toBuffer()],
    [
      'TIFF in tiles',
      'a.tif',
      () => plain().tiff({ tile: true, tileWidth: 16, tileHeight: 16, compression: 'deflate' }).toBuffer(),
    ],
    ['TIFF with a JPEG inside', 'a.tif', () => plain().tiff({ compression: 'jpeg' }).toBuffer()],
    ['TIFF in CMYK', 'a.tif', () => plain().toColourspace('cmyk').tiff().toBuffer()],
    ['TIFF of 16 bits', 'a.tif', () => plain().toColourspace('rgb16').tiff().toBuffer()],
    [
      'TIFF with a thumbnail first',
      'a.tif',
      () =>
        tiff([
          { kind: 1, width: 8, height: 4 },
          { kind: 0, width: 80, height: 40 },
        ]),
    ],
    [
      'TIFF of several pages',
      'a.tif',
      () =>
        tiff([
          { kind: 2, width: 80, height: 40 },
          { kind: 2, width: 10, height: 10 },
        ]),
    ],
    [
      'bitmap of OS/2',
      'a.bmp',
      () => {
        const bytes = Buffer.alloc(40);
        bytes.write('BM');
        bytes.writeUInt32LE(12, 14);
        bytes.writeUInt16LE(80, 18);
        bytes.writeUInt16LE(40, 20);
        return bytes;
      },
    ],
  ])('tells its pixels: %s', async (_, name, make) => {
    expect(await look(await make(), name)).toEqual(size);
  });

  it.each<[string, string, Buffer, string]>([
    [
      'in JPEG 2000',
      'a.jpg',
      Buffer.concat([Buffer.from('0000000c6a5020200d0a870a', 'hex'), Buffer.alloc(40)]),
      'format',
    ],
    ['whose height stands behind it', 'a.jpg', Buffer.from('ffd8ffc0000b080000005001011100', 'hex'), 'format'],
    ['that is a page', 'a.jpg', latin('<html></html>'), 'broken'],
    ['whose tables lead to each other', 'a.tif', tiff([{ kind: 1, width: 0, height: 0 }], 8), 'broken'],
  ])('is told apart from a damaged one: %s', async (_, name, bytes, reason) => {
    expect(await look(bytes, name)).toEqual(unread(reason));
  });
});
