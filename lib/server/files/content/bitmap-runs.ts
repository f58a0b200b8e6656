import type { BitmapHead } from './bitmap-head.ts';
import type { Pixels } from './bitmap-rows.ts';

/**
 * The pixels of a BMP that is packed in runs of one colour (RLE4, RLE8, and OS/2’s RLE24). What its runs pass over has the first
 * colour. Throws a `RangeError` where the runs end before the picture does.
 */
export function readRuns(bytes: Buffer, head: BitmapHead): Pixels {
  const { width, height, isTopDown } = head;
  const canvas = new Canvas(head);
  let at = head.pixelsAt;
  let isEnded = false;
  while (!isEnded && at + 1 < bytes.byteLength && canvas.line < height) {
    const [count = 0, value = 0] = [bytes[at], bytes[at + 1]];
    if (count > 0) {
      canvas.run(count, { bytes, at: at + 1, isRepeated: true });
      at += 1 + canvas.bytesOfRun;
    } else if (value === lineEnd) {
      canvas.move(0, 1);
      canvas.column = 0;
      at += 2;
    } else if (value === pictureEnd) isEnded = true;
    else if (value === jump) {
      canvas.move(bytes[at + 2] ?? 0, bytes[at + 3] ?? 0);
      at += 4;
    } else {
      canvas.run(value, { bytes, at: at + 2, isRepeated: false });
      const length = canvas.bytesOf(value);
      at += 2 + length + (length % 2);
    }
  }
  const isWhole = canvas.line >= height || (canvas.line === height - 1 && canvas.column >= width);
  if (!isEnded && !isWhole) throw new RangeError('bitmap: pixels are missing');
  return { data: isTopDown ? canvas.data : canvas.upright(), channels: 3 };
}

const [lineEnd, pictureEnd, jump] = [0, 1, 2];

interface Run {
  bytes: Buffer;
  at: number;
  /** One value for all of them; else one for each. */
  isRepeated: boolean;
}

/** A picture that is filled from its first line on. */
class Canvas {
  readonly data: Uint8Array;
  line = 0;
  column = 0;
  private readonly head: BitmapHead;

  constructor(head: BitmapHead) {
    this.head = head;
    this.data = new Uint8Array(head.width * head.height * 3);
    const first = head.palette.subarray(0, 3);
    if (first.some((part) => part > 0)) for (let at = 0; at < this.data.length; at += 3) this.data.set(first, at);
  }

  /** What one value of a run of one colour takes in the file. */
  get bytesOfRun(): number {
    return this.head.packing === 'rle24' ? 3 : 1;
  }

  bytesOf(count: number): number {
    return this.head.packing === 'rle4' ? Math.ceil(count / 2) : count * this.bytesOfRun;
  }

  move(columns: number, lines: number): void {
    this.column += columns;
    this.line += lines;
  }

  run(count: number, { bytes, at, isRepeated }: Run): void {
    const { packing, palette } = this.head;
    for (let index = 0; index < count; index += 1) {
      const place = isRepeated ? (packing === 'rle4' ? index % 2 : 0) : index;
      if (packing === 'rle24') {
        const from = at + place * 3;
        this.put(bytes[from + 2], bytes[from + 1], bytes[from]);
        continue;
      }
      const byte = bytes[at + (packing === 'rle4' ? place >> 1 : place)] ?? 0;
      const colour = (packing === 'rle4' ? (place % 2 === 0 ? byte >> 4 : byte & 15) : byte) * 3;
      this.put(palette[colour], palette[colour + 1], palette[colour + 2]);
    }
  }

  /** What goes on beyond the end of a line is left out. */
  private put(red = 0, green = 0, blue = 0): void {
    const { width, height } = this.head;
    if (this.column < width && this.line < height) {
      const to = (this.line * width + this.column) * 3;
      this.data[to] = red;
      this.data[to + 1] = green;
      this.data[to + 2] = blue;
    }
    this.column += 1;
  }

  /** The first line of a BMP is its lowest. */
  upright(): Uint8Array {
    const { width, height } = this.head;
    const [row, turned] = [width * 3, new Uint8Array(this.data.length)];
    for (let line = 0; line < height; line += 1) {
      turned.set(this.data.subarray(line * row, (line + 1) * row), (height - 1 - line) * row);
    }
    return turned;
  }
}
