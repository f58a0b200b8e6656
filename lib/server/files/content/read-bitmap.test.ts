import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readBitmap } from './read-bitmap.ts';

let folder = '';
folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bitmap-test-'));
afterAll(() => fs.rm(folder, { recursive: true }));

/** The pixels from the top left on, `rrggbb` or `rrggbbaa` each. */
async function pixelsOf(bytes: Uint8Array): Promise<string[]> {
  const at = path.join(folder, crypto.randomUUID());
  await fs.writeFile(at, bytes);
  const image = await readBitmap(at, 10_000);
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return (data.toString('hex').match(new RegExp(`.{${info.channels * 2}}`, 'g')) ?? []).slice(0, 64);
}

interface Making {
  width: number;
  height: number;
  bits: number;
  method?: number;
  /** `bbggrr`, each. */
  palette?: string[];
  masks?: number[];
  used?: number;
  headBytes?: number;
  /** Hexadecimal. */
  pixels: string;
}

/** A BMP as Windows has it, in the version that has a header of so many bytes. */
function bitmap({
  width,
  height,
  bits,
  method = 0,
  palette = [],
  masks = [],
  used = 0,
  headBytes = 40,
  pixels,
}: Making) {
  const head = Buffer.alloc(14 + headBytes);
  head.write('BM');
  head.writeUInt32LE(headBytes, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(bits, 28);
  head.writeUInt32LE(method, 30);
  head.writeUInt32LE(used, 46);
  const own = Buffer.alloc(masks.length * 4);
  for (const [index, mask] of masks.entries()) own.writeUInt32LE(mask, index * 4);
  if (headBytes > 40) own.copy(head, 54);
  const colours = Buffer.from(palette.map((colour) => `${colour}00`).join(''), 'hex');
  const start = Buffer.concat([head, ...(headBytes > 40 ? [] : [own]), colours]);
  start.writeUInt32LE(start.length, 10);
  return Buffer.concat([start, Buffer.from(pixels, 'hex')]);
}

/** OS/2 1.x. */
function core(bits: number, palette: string[], pixels: string) {
  const head = Buffer.alloc(26);
  head.write('BM');
  head.writeUInt32LE(12, 14);
  head.writeUInt16LE(2, 18);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt16LE(bits, 24);
  const colours = Buffer.from(palette.join(''), 'hex');
  head.writeUInt32LE(26 + colours.length, 10);
  return Buffer.concat([head, colours, Buffer.from(pixels, 'hex')]);
}

const [red, green, blue, white] = ['ff0000', '00ff00', '0000ff', 'ffffff'];
/** As a palette writes them. */
const palette = ['0000ff', '00ff00', 'ff0000', 'ffffff'];

describe('a bitmap has the colours it was saved with', () => {
  it.each<[string, Uint8Array, string[]]>([
    [
      'two colours',
      bitmap({ width: 4, height: 1, bits: 1, palette: palette.slice(0, 2), pixels: '50000000' }),
      [red, green, red, green],
    ],
    ['four colours', bitmap({ width: 4, height: 1, bits: 2, palette, pixels: '1b000000' }), [red, green, blue, white]],
    [
      'sixteen colours, of which four are said',
      bitmap({ width: 3, height: 1, bits: 4, palette, used: 4, pixels: '01200000' }),
      [red, green, blue],
    ],
    [
      '256 colours, of which four are said',
      bitmap({ width: 4, height: 1, bits: 8, palette, used: 4, pixels: '03020100' }),
      [white, blue, green, red],
    ],
    [
      '256 colours, of which no number is said',
      bitmap({ width: 4, height: 1, bits: 8, palette, pixels: '03020100' }),
      [white, blue, green, red],
    ],
    [
      'a colour beyond its palette',
      bitmap({ width: 1, height: 1, bits: 8, palette, used: 4, pixels: '09000000' }),
      ['000000'],
    ],
    [
      'rows from the bottom up',
      bitmap({ width: 1, height: 2, bits: 8, palette, used: 4, pixels: '0000000001000000' }),
      [green, red],
    ],
    [
      'rows from the top down',
      bitmap({ width: 1, height: -2, bits: 8, palette, used: 4, pixels: '0000000001000000' }),
      [red, green],
    ],
    ['16 bits', bitmap({ width: 2, height: 1, bits: 16, pixels: '007c1f00' }), [red, blue]],
    [
      '16 bits with masks',
      bitmap({ width: 2, height: 1, bits: 16, method: 3, masks: [0xf800, 0x7e0, 0x1f], pixels: '00f8e007' }),
      [red, green],
    ],
    [
      '24 bits, its last row without what fills it up',
      bitmap({ width: 1, height: 2, bits: 24, pixels: '0000ff00ff0000' }),
      [blue, red],
    ],
    [
      '32 bits, the fourth byte left alone',
      bitmap({ width: 2, height: 1, bits: 32, pixels: '0000ff00ff000080' }),
      [red, blue],
    ],
    [
      '32 bits with masks in another order',
      bitmap({ width: 1, height: 1, bits: 32, method: 3, masks: [0xff, 0xff00, 0xff0000], pixels: 'ff000000' }),
      [red],
    ],
    [
      '32 bits with ten for a colour',
      bitmap({ width: 1, height: 1, bits: 32, method: 3, masks: [0x3ff00000, 0xffc00, 0x3ff], pixels: '0000f03f' }),
      [red],
    ],
    [
      '32 bits with an alpha',
      bitmap({
        width: 2,
        height: 1,
        bits: 32,
        method: 3,
        headBytes: 124,
        masks: [0xff0000, 0xff00, 0xff, 0xff000000],
        pixels: '0000ff80ff0000ff',
      }),
      [`${red}80`, `${blue}ff`],
    ],
    [
      'an alpha that nobody wrote',
      bitmap({
        width: 1,
        height: 1,
        bits: 32,
        method: 3,
        headBytes: 108,
        masks: [0xff0000, 0xff00, 0xff, 0xff000000],
        pixels: '0000ff00',
      }),
      [`${red}ff`],
    ],
    ['OS/2: two colours', core(1, palette.slice(0, 2), '40000000'), [red, green]],
    ['OS/2: 256 colours', core(8, palette, '02030000'), [blue, white]],
    ['OS/2: 24 bits', core(24, [], '0000ff00ff000000'), [red, green]],
    [
      'OS/2 2.x',
      bitmap({ width: 2, height: 1, bits: 8, headBytes: 64, palette, used: 4, pixels: '00010000' }),
      [red, green],
    ],
    [
      'runs of 256 colours',
      bitmap({ width: 4, height: 1, bits: 8, method: 1, palette, used: 4, pixels: '030101020001' }),
      [green, green, green, blue],
    ],
    [
      'runs and single ones',
      bitmap({ width: 4, height: 1, bits: 8, method: 1, palette, used: 4, pixels: '00030001020001030001' }),
      [red, green, blue, white],
    ],
    [
      'runs of sixteen colours',
      bitmap({ width: 4, height: 1, bits: 4, method: 2, palette, used: 4, pixels: '04010001' }),
      [red, green, red, green],
    ],
    [
      'runs and single ones of sixteen',
      bitmap({ width: 4, height: 1, bits: 4, method: 2, palette, used: 4, pixels: '0003012001300001' }),
      [red, green, blue, white],
    ],
    [
      'runs that jump',
      bitmap({ width: 2, height: 2, bits: 8, method: 1, palette, used: 4, pixels: '01030002000101020001' }),
      [red, blue, white, red],
    ],
    [
      'runs with ends of lines',
      bitmap({ width: 1, height: 2, bits: 8, method: 1, palette, used: 4, pixels: '0101000001020000' }),
      [blue, green],
    ],
    [
      'runs of OS/2 in 24 bits',
      bitmap({ width: 3, height: 1, bits: 24, method: 4, headBytes: 64, pixels: '020000ff01ff00000001' }),
      [red, red, blue],
    ],
  ])('%s', async (_, bytes, expected) => {
    expect(await pixelsOf(bytes)).toEqual(expected);
  });
});

describe('a bitmap is refused', () => {
  it.each<[string, Uint8Array]>([
    ['without its pixels', bitmap({ width: 4, height: 4, bits: 8, palette, used: 4, pixels: '00' })],
    [
      'with runs that end too early',
      bitmap({ width: 4, height: 2, bits: 8, method: 1, palette, used: 4, pixels: '0101' }),
    ],
    ['without its colours', bitmap({ width: 1, height: 1, bits: 8, pixels: '' })],
    [
      'with more colours than there are',
      bitmap({ width: 1, height: 1, bits: 8, palette, used: 257, pixels: '00000000' }),
    ],
    ['with bits that no pixel has', bitmap({ width: 1, height: 1, bits: 7, palette, pixels: '00000000' })],
    ['with a JPEG inside', bitmap({ width: 1, height: 1, bits: 0, method: 4, pixels: 'ffd8ffd9' })],
    ['with a PNG inside', bitmap({ width: 1, height: 1, bits: 0, method: 5, pixels: '89504e47' })],
    [
      'packed as a fax',
      bitmap({ width: 8, height: 1, bits: 1, method: 3, headBytes: 64, palette, pixels: '00000000' }),
    ],
    [
      'with a mask that has holes',
      bitmap({ width: 1, height: 1, bits: 16, method: 3, masks: [0xa000, 0x7e0, 0x1f], pixels: '0000' }),
    ],
    ['with a header that is cut off', bitmap({ width: 1, height: 1, bits: 24, pixels: '000000' }).subarray(0, 40)],
    ['without any width', bitmap({ width: 0, height: 1, bits: 24, pixels: '000000' })],
    ['larger than may be', bitmap({ width: 200, height: 200, bits: 24, pixels: '000000' })],
    ['of the smallest height there is', bitmap({ width: 1, height: -2147483648, bits: 24, pixels: '000000' })],
  ])('%s', async (_, bytes) => {
    await expect(pixelsOf(bytes)).rejects.toThrow(RangeError);
  });
});
