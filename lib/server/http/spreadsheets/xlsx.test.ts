import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import readSheets from 'read-excel-file/node';
import { streamXlsx } from './xlsx.ts';
import { type Cell, toRowXml } from './xlsx-parts.ts';

const sheet = {
  name: 'Bill & more',
  columns: ['A', 'B', 'C', 'D'].map((heading) => ({ heading, width: 12 })),
};

async function* batchesOf(...batches: Cell[][][]) {
  yield* batches;
}

const bytesOf = (stream: ReadableStream<Uint8Array>) => buffer(Readable.fromWeb(stream as NodeStream));
const partsOf = (bytes: Buffer) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]));

describe('a workbook', () => {
  it('reads back with another library as text, numbers and times of the shop', async () => {
    const time = new Date('2026-02-28T16:30:05Z');
    const rows: Cell[][] = [
      ['余额 <&> "x"', { money: -550 }, { integer: 42 }, { time }],
      ['', { money: 123_456_789 }, { integer: 0 }, { time: new Date('2026-12-31T15:59:59.999Z') }],
    ];
    const bytes = await bytesOf(streamXlsx(sheet, batchesOf(rows.slice(0, 1), [], rows.slice(1))));
    const [read] = await readSheets(bytes);
    expect(read?.sheet).toBe('Bill & more');
    expect(read?.data).toEqual([
      ['A', 'B', 'C', 'D'],
      ['余额 <&> "x"', -5.5, 42, new Date('2026-03-01T00:30:05Z')],
      [null, 1_234_567.89, 0, new Date('2026-12-31T23:59:59Z')],
    ]);
  });

  it('has bold headings that stay in view, widths, and a form for money, points and times', async () => {
    const row: Cell[] = ['x', { money: 1 }, { integer: 1 }, { time: new Date(0) }];
    const parts = partsOf(await bytesOf(streamXlsx(sheet, batchesOf([row]))));
    const xml = parts['xl/worksheets/sheet1.xml'] ?? '';
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(xml).toContain('<col min="3" max="3" width="12" customWidth="1"/>');
    // A time would not fit into twelve characters, and be shown as ###.
    expect(xml).toContain('<col min="4" max="4" width="21" customWidth="1"/>');
    const styles = [...xml.matchAll(/<c r="\w2"[^>]* s="(\d)"/g)].map(([, style]) => Number(style));
    const formats = [...(parts['xl/styles.xml'] ?? '').matchAll(/<xf numFmtId="(\d+)" fontId="(\d)"[^>]*xfId/g)];
    // Formats 4 and 3 are Excel's own #,##0.00 and #,##0.
    expect(styles.map((style) => formats[style]?.[1])).toEqual(['0', '4', '3', '164']);
    expect(xml).toContain('<c r="A1" t="inlineStr" s="1">');
    expect(formats[1]?.[2]).toBe('1');
  });

  it('goes on to another sheet behind the last row that Excel can show', async () => {
    const rows = Array.from({ length: 7 }, (_, index): Cell[] => [{ integer: index }]);
    const read = await readSheets(await bytesOf(streamXlsx(sheet, batchesOf(rows.slice(0, 5), rows.slice(5)), 4)));
    expect(
      read.map(({ sheet: name, data }) => [
        name,
        data
          .slice(1)
          .flat()
          .filter((cell) => cell !== null),
      ]),
    ).toEqual([
      ['Bill & more', [0, 1, 2]],
      ['Bill & more 2', [3, 4, 5]],
      ['Bill & more 3', [6]],
    ]);
  });

  it('is whole without any row', async () => {
    const [read] = await readSheets(await bytesOf(streamXlsx(sheet, batchesOf())));
    expect(read?.data).toEqual([['A', 'B', 'C', 'D']]);
  });
});

it.each([
  ['=1+1', 's="5"', '=1+1'],
  ['@x', 's="5"', '@x'],
  ['\t=1', 's="5"', '\t=1'],
  ['00123', 's="6"', '00123'],
  ['6222020200112233446', 's="6"', '6222020200112233446'],
  ['1e5', 's="6"', '1e5'],
  ['2026-11-26', 's="6"', '2026-11-26'],
  ['12 件', 's="0"', '12 件'],
  ['a_x0041_', 's="0"', 'a_x005F_x0041_'],
  ['a\u0000\u0008\ud800b\uffff', 's="0"', 'a\ufffdb'],
])('writes %j as text that stays text', (text, style, written) => {
  expect(toRowXml([text], 2)).toBe(
    `<row r="2"><c r="A2" t="inlineStr" ${style}><is><t xml:space="preserve">${written}</t></is></c></row>`,
  );
});

it('makes a row as high as the lines it takes, up to what Excel knows', () => {
  expect(toRowXml(['x'], 2, 3)).toMatch(/^<row r="2" ht="51" customHeight="1">/);
  expect(toRowXml(['x'], 2, 900)).toMatch(/^<row r="2" ht="409" /);
});

describe('while it is written', () => {
  it('asks for rows only as fast as they are read, and for no more when nobody reads', async () => {
    let made = 0;
    let endRows = () => {};
    const ended = new Promise<void>((resolve) => {
      endRows = resolve;
    });
    async function* endless(): AsyncGenerator<Cell[][]> {
      try {
        while (true) {
          made += 1;
          yield Array.from({ length: 100 }, () => [crypto.randomUUID()]);
        }
      } finally {
        endRows();
      }
    }
    const reader = streamXlsx(sheet, endless()).getReader();
    // What stands before the rows comes first.
    while (made === 0) await reader.read();
    await reader.cancel();
    await ended;
    expect(made).toBeLessThan(200);
  });

  it('is left at any moment without ending the process', async () => {
    async function* none(): AsyncGenerator<Cell[][]> {}
    const faults: unknown[] = [];
    const note = (error: unknown) => faults.push(error);
    process.on('uncaughtException', note);
    for (let ticks = 0; ticks < 200; ticks += 1) {
      const answer = new Response(streamXlsx(sheet, none()));
      for (let tick = 0; tick < ticks % 60; tick += 1) await new Promise<void>((go) => setImmediate(go));
      await answer.body?.cancel();
    }
    process.off('uncaughtException', note);
    expect(faults).toEqual([]);
  });

  it('breaks off when the rows do, and does not look whole', async () => {
    async function* failing(): AsyncGenerator<Cell[][]> {
      yield [['x']];
      throw new Error('no more');
    }
    await expect(bytesOf(streamXlsx(sheet, failing()))).rejects.toThrow('no more');
  });
});
