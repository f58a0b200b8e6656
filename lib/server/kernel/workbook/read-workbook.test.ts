import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import readSheets from 'read-excel-file/node';
import { readWorkbook } from './read-workbook.ts';
import { readWorkbookApart } from './read-workbook-apart.ts';
import { makeTable, makeWorkbook, toRows } from './workbook-for-tests.ts';
import { workbookLimits } from './workbook-limits.ts';

// What a workbook is refused for here is not that the machine is busy.
workbookLimits.seconds = 600;

const limits = { rows: 5002, columns: 60, cellLength: 2000 };
const read = (bytes: Buffer, sheet?: string) => readWorkbook({ bytes, sheet, limits });
const rowsOf = async (bytes: Buffer) => (await read(bytes)).table?.rows;
const one = (rows: string, more: Partial<Parameters<typeof makeWorkbook>[0]> = {}) =>
  makeWorkbook({ sheets: [{ name: '商品', rows }], ...more });
const head = '<row r="1"><c r="A1" t="inlineStr"><is><t>Head</t></is></c></row>';

describe('the cells of a workbook', () => {
  it('are the texts that people see in them', async () => {
    const strings = [
      '<t>名片 &amp; 海报</t>',
      '<r><t xml:space="preserve">粗 </t></r><r><rPr><b/></rPr><t>细</t></r><rPh sb="0" eb="1"><t>ふり</t></rPh>',
    ];
    const cells = [
      '<c r="A2" t="s"><v>0</v></c>',
      '<c r="B2" t="s"><v>1</v></c>',
      '<c r="C2"><v>1.2000000000000002</v></c>',
      '<c r="D2" s="2"><v>46082</v></c>',
      '<c r="E2" s="1"><v>12.5</v></c>',
      '<c r="F2" t="b"><v>1</v></c>',
      '<c r="G2" t="str"><f>A1&amp;"x"</f><v>Ax</v></c>',
      '<c r="H2"><f>1+1</f><v>2</v></c>',
      '<c r="I2" t="e"><v>#N/A</v></c>',
      '<c r="J2" t="inlineStr"><is><t>00123</t></is></c>',
      '<c r="K2" t="inlineStr"><is><t>a_x000D_b &#128512;</t></is></c>',
      '<c r="L2" t="d"><v>2026-03-01</v></c>',
    ];
    const bytes = one(`${head}<row r="2">${cells.join('')}</row>`, { strings, formats: ['0.00', 'yyyy/m/d'] });
    expect((await rowsOf(bytes))?.[1]).toEqual({
      n: 2,
      stored: { 3: '46082' },
      cells: [
        '名片 & 海报',
        '粗 细',
        '1.2',
        '2026-03-01',
        '12.50',
        'TRUE',
        'Ax',
        '2',
        '#N/A',
        '00123',
        'a\rb 😀',
        '2026-03-01',
      ],
    });
  });

  it('keep their rows and columns, also where some are empty or have no address', async () => {
    const rows = `${head}<row r="3"/><row r="5"><c r="A5" s="0"/><c r="C5"><v>3</v></c></row><row><c><v>1</v></c><c><v>2</v></c></row>`;
    expect(await rowsOf(one(rows))).toEqual([
      { n: 1, cells: ['Head'] },
      { n: 5, cells: ['', '', '3'] },
      { n: 6, cells: ['1', '2'] },
    ]);
  });

  it('are read the same as another library reads them', async () => {
    const table = [
      ['网址', 'SKU', '说明'],
      ['a-1', '00012', '一 &lt;二&gt;'],
      ['a-2', '', 'x'],
    ];
    const bytes = makeTable(table);
    const [other] = await readSheets(bytes);
    expect((await rowsOf(bytes))?.map(({ cells }) => cells)).toEqual(
      other?.data.map((row) => row.map((cell) => cell ?? '')),
    );
  });

  it('are found under any prefix, in parts of any place, and by the strict edition of the standard', async () => {
    const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
    const main = 'xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"';
    const parts = {
      '_rels/.rels': `<Relationships><Relationship Id="a" Type="${strict}/officeDocument" Target="/Book/Main.xml"/></Relationships>`,
      'Book/_rels/Main.xml.rels': `<Relationships><Relationship Id="s1" Type="${strict}/worksheet" Target="../tables/One.xml"/></Relationships>`,
      'Book/Main.xml': `<x:workbook ${main} xmlns:rel="${strict}"><x:sheets><x:sheet name="One" sheetId="1" rel:id="s1"/></x:sheets></x:workbook>`,
      'tables/one.xml': `<x:worksheet ${main}><x:sheetData><x:row><x:c><x:v>1</x:v></x:c></x:row><x:row><x:c><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    };
    const bytes = Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([k, v]) => [k, strToU8(v)]))));
    expect((await rowsOf(bytes))?.map(({ cells }) => cells)).toEqual([['1'], ['2']]);
  });
});

describe('the sheets of a workbook', () => {
  const filled = toRows([['A'], ['1']]);
  const bytes = makeWorkbook({
    sheets: [
      { name: 'Empty', rows: '' },
      { name: 'First', rows: filled },
      { name: 'Secret', rows: filled, state: 'hidden' },
      { name: '第二', rows: toRows([['B'], ['2']]) },
    ],
  });

  it('are named when there are several to choose from, without those that are empty or hidden', async () => {
    expect(await read(bytes)).toMatchObject({ sheets: ['First', '第二'], table: undefined });
    expect(await read(bytes, 'Secret')).toMatchObject({ sheets: ['First', '第二'], table: undefined });
    expect((await read(bytes, '第二')).table?.rows[1]?.cells).toEqual(['2']);
  });

  it('are none when nothing stands below a first row', async () => {
    expect(await read(one(head))).toMatchObject({ sheets: [], table: undefined });
  });
});

describe('a cell', () => {
  it.each([
    ['<v>2026112600000001</v>', '2026112600000001'],
    ['<v>26442000000123456789</v>', '26442000000123456789'],
    ['<f>50*2</f><v/>', '#N/A'],
    ['<f>50*2</f>', '#N/A'],
    ['<f>50*2</f><v>100</v>', '100'],
    ['<v/>', ''],
  ])('with %s shows %j', async (inside, text) => {
    const rows = `${head}<row r="2"><c r="A2" t="str"><v>x</v></c><c r="B2">${inside}</c></row>`;
    expect((await rowsOf(one(rows)))?.[1]?.cells[1] ?? '').toBe(text);
  });

  it('that shows a time has the number that is stored beside it', async () => {
    const rows = `${head}<row r="2"><c r="A2" s="1"><v>12345.67</v></c><c r="B2"><v>5</v></c></row>`;
    const found = await rowsOf(one(rows, { formats: ['yyyy-mm-dd'] }));
    expect(found?.[1]).toEqual({ n: 2, cells: ['1933-10-18 16:04:48', '5'], stored: { 0: '12345.67' } });
  });

  it('of a formula that is an empty text is empty', async () => {
    const rows = `${head}<row r="2"><c r="A2" t="str"><f>""</f><v></v></c><c r="B2"><v>1</v></c></row>`;
    expect((await rowsOf(one(rows)))?.[1]?.cells).toEqual(['', '1']);
  });

  it('is read from parts in UTF-16', async () => {
    const sheet = `<worksheet><sheetData>${head}<row r="2"><c r="A2" t="str"><v>名片</v></c></row></sheetData></worksheet>`;
    const parts = { 'xl/worksheets/sheet1.xml': new Uint8Array(Buffer.from(`\uFEFF${sheet}`, 'utf16le')) };
    expect((await rowsOf(one('', { parts })))?.[1]?.cells).toEqual(['名片']);
  });
});

describe('the first rows of sheets', () => {
  it('are told of each, so that one can be chosen by them', async () => {
    const bytes = makeWorkbook({
      sheets: [
        { name: 'a', rows: toRows([['1'], ['2'], ['3']]) },
        { name: 'b', rows: toRows([['x'], ['y']]) },
      ],
    });
    const { tops } = await readWorkbook({ bytes, top: 2, limits });
    expect(tops.map((rows) => rows.map(({ cells }) => cells[0]))).toEqual([
      ['1', '2'],
      ['x', 'y'],
    ]);
  });
});

describe('a workbook that wants to do harm', () => {
  it('takes no more room for a cell in the last corner', async () => {
    const far = `${head}<row r="2"><c r="B2"><v>1</v></c><c r="XFD2"><v>7</v></c></row><row r="1048576"><c r="A1048576"><v>9</v></c><c r="XFD1048576"><v>8</v></c></row>`;
    expect(await rowsOf(one(far))).toEqual([
      { n: 1, cells: ['Head'] },
      { n: 2, cells: ['', '1'] },
      { n: 1_048_576, cells: ['9'] },
    ]);
  });

  it('is counted to its end but not kept beyond the limit', async () => {
    const { table } = await readWorkbook({
      bytes: one(toRows(Array.from({ length: 31 }, (_, n) => [String(n)]))),
      limits: { ...limits, rows: 10 },
    });
    expect([table?.rows.length, table?.count]).toEqual([10, 31]);
  });

  it.each([
    ['holds more than may be unpacked', () => one(' '.repeat(workbookLimits.unpackedBytes)), 'too_big'],
    ['says that it holds less than it does', () => lie(one(' '.repeat(1_000_000))), 'damaged'],
    [
      'has too many parts',
      () => one('', { parts: Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`x/${n}`, '']).values()) }),
      'too_big',
    ],
    [
      'shows one long text in every cell',
      () =>
        one(head + `<row>${'<c t="s"><v>0</v></c>'.repeat(60)}</row>`.repeat(200), {
          strings: [`<t>${'长'.repeat(3000)}</t>`],
        }),
      'too_big',
    ],
    ['has one text without an end', () => one(`<row><c t="str"><v>${'x'.repeat(3_000_000)}</v></c></row>`), 'too_big'],
    ['names a row that there is not', () => one(`${head}<row r="99999999999"><c><v>1</v></c></row>`), 'damaged'],
    ['has a row twice', () => one(`${head}<row r="1"><c><v>1</v></c></row>`), 'damaged'],
    ['breaks off', () => one(head).subarray(0, 700), 'damaged'],
    ['is no XML inside', () => one(`${head}<row><c></row>`), 'damaged'],
    ['has lost a sheet', () => Buffer.from(zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') })), 'format'],
    [
      'is a document of another kind',
      () => one('', { parts: { 'xl/workbook.xml': '<w:document xmlns:w="w"/>' } }),
      'format',
    ],
    ['is of an old Excel', () => Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'legacy'],
    [
      'has a password',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      'protected',
    ],
    ['has parts with a password', () => encryptFlags(one(head)), 'protected'],
  ])('is refused when it %s', async (_, make, reason) => {
    await expect(readWorkbookApart({ bytes: make(), limits })).rejects.toMatchObject({ reason });
  });

  it('knows nothing of entities that it defines itself', async () => {
    const laughs = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
    const parts = { 'xl/sharedStrings.xml': `${laughs}<sst><si><t>&b;</t></si></sst>` };
    const bytes = one(`${head}<row><c t="s"><v>0</v></c></row>`, { parts });
    expect((await rowsOf(bytes))?.[1]?.cells).toEqual(['&b;']);
  });

  it('ends when it takes too long', async () => {
    const { seconds } = workbookLimits;
    workbookLimits.seconds = 0.001;
    try {
      await expect(readWorkbookApart({ bytes: one(head), limits })).rejects.toMatchObject({ reason: 'too_big' });
    } finally {
      workbookLimits.seconds = seconds;
    }
  });
});

/** Each record of the list of contents, to be changed in place. */
function forEachRecord(bytes: Buffer, change: (at: number) => void): Buffer {
  for (let at = bytes.indexOf('PK\u0001\u0002'); at >= 0; at = bytes.indexOf('PK\u0001\u0002', at + 4)) change(at);
  return bytes;
}

const lie = (bytes: Buffer) =>
  forEachRecord(bytes, (at) => bytes.writeUInt32LE(Math.min(bytes.readUInt32LE(at + 24), 3000), at + 24));
const encryptFlags = (bytes: Buffer) =>
  forEachRecord(bytes, (at) => bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8));

describe('a sheet of other programs', () => {
  const row = (cells: string) => `<row r="1"><c r="A1"><v>1</v></c></row><row r="2">${cells}</row>`;
  const cellsOf = async (cells: string) => {
    const bytes = makeWorkbook({ sheets: [{ name: 'S', rows: row(cells) }] });
    return (await readWorkbook({ bytes, limits: { rows: 9, columns: 9, cellLength: 99 } })).table?.rows[1]?.cells;
  };

  it('names its cells in small letters, or as fixed ones', async () => {
    expect(await cellsOf('<c r="a2"><v>1</v></c><c r="c2"><v>3</v></c>')).toEqual(['1', '', '3']);
    expect(await cellsOf('<c r="$A$2"><v>1</v></c><c r="$C2"><v>3</v></c>')).toEqual(['1', '', '3']);
  });

  it('says that something stood where the list of texts ends before', async () => {
    expect(await cellsOf('<c r="A2" t="s"><v>7</v></c>')).toEqual(['#N/A']);
  });

  it('is damaged where a cell stands twice and says two things', async () => {
    expect(await cellsOf('<c r="A2"><v>1</v></c><c r="A2"><v>1</v></c>')).toEqual(['1']);
    await expect(cellsOf('<c r="A2"><v>1</v></c><c r="A2"><v>2</v></c>')).rejects.toMatchObject({ reason: 'damaged' });
  });

  it('ends with its rows: what is added behind them has cells of its own', async () => {
    const added =
      '</sheetData><extLst><ext><x14:row r="9"><x14:c r="A9"><x14:v>9</x14:v></x14:c></x14:row></ext></extLst><sheetData>';
    const bytes = makeWorkbook({ sheets: [{ name: 'S', rows: `${row('<c r="A2"><v>2</v></c>')}${added}` }] });
    const { table } = await readWorkbook({ bytes, limits: { rows: 9, columns: 9, cellLength: 99 } });
    expect(table).toMatchObject({ count: 2 });
  });
});
