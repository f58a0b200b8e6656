import { describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { makeTable, makeWorkbook, toRows } from '../../kernel/workbook/workbook-for-tests.ts';
import { amountsOf, head, read, refused } from './statements-for-tests.ts';

describe('an amount', () => {
  it.each([
    '100.00元',
    '１００．００',
    'CNY 100.00',
    '￥100',
    '\u200b100.00',
    '100.00\u00a0',
    '人民币100元整',
    '100.0000',
    '+100.00',
    '\t100.00',
    '="100.00"',
    '100.',
  ])('of %j is 100.00', async (text) => {
    expect(await amountsOf(`${head}\n2026-11-26,${text},,甲,,B1\n`)).toEqual([[10_000], [], 0]);
  });

  it.each([
    ['"１，２３４．５０"', 123_450],
    ['"1,234.50"', 123_450],
    ['1 234.50', 123_450],
  ])('with thousands (%s) is read whole', async (text, amount) => {
    expect(await amountsOf(`${head}\n2026-11-26,${text},,甲,,B1\n`)).toEqual([[amount], [], 0]);
  });

  it.each([
    '"12,5"',
    '"1.234,56"',
    'USD 100.00',
    '1.2E+07',
    '约100',
    '100.005',
    '一百元',
    '#N/A',
    '????',
    '9999999999999',
  ])('of %s is told as it stands, and never left out', async (text) => {
    const plain = text.replaceAll('"', '');
    expect(await amountsOf(`${head}\n2026-11-26,${text},,甲,,B1\n`)).toEqual([[], [plain], 0]);
  });

  it.each(['', '-', '--', '0.00', '¥ -', '-5.00', '(5.00)', '5.00-'])('of %j is no money that came', async (text) => {
    expect(await amountsOf(`${head}\n2026-11-26,${text},1.00,甲,,B1\n`)).toEqual([[], [], 1]);
  });

  it('is the stored value of a workbook, whatever its format shows', async () => {
    const formats = ['0', '#,##0,', '0.00E+00', 'yyyy-mm-dd', '#,##0.00 "元"', '0.0"万"', '0.00%', 'h:mm'];
    const cell = (style: number) => `<row r="${style + 2}"><c r="A${style + 2}" s="${style}"><v>12345.67</v></c></row>`;
    const rows = `${toRows([['收入金额']])}${formats.map((_, index) => cell(index + 1)).join('')}`;
    const bytes = makeWorkbook({
      sheets: [{ name: 'S', rows }],
      formats: formats.map((f) => f.replaceAll('"', '&quot;')),
    });
    expect(await amountsOf(bytes)).toEqual([formats.map(() => 1_234_567), [], 0]);
  });

  it('below zero is kept as money that went back', async () => {
    const { returned, receipts } = await read(`${head}\n2026-11-26,5.00,,甲,PY1,B1\n2026-11-27,-5.00,,甲,PY1,B1\n`);
    expect([receipts, returned]).toMatchObject([[{ line: 2 }], [{ line: 3, note: 'PY1', reference: 'B1' }]]);
  });

  it('that a formula has not worked out is told, not left out', async () => {
    const rows = `${toRows([['收入金额', '交易流水号']])}<row r="2"><c r="A2"><f>50*2</f><v/></c><c r="B2" t="str"><v>B5</v></c></row><row r="3"><c r="A3"><f>50*2</f><v>100</v></c></row>`;
    expect(await amountsOf(makeWorkbook({ sheets: [{ name: 'S', rows }] }))).toEqual([[10_000], ['#N/A'], 0]);
  });
});

describe('the number of a transaction', () => {
  const referencesOf = async (...args: Parameters<typeof read>) =>
    (await read(...args)).receipts.map(({ reference }) => reference);

  it('keeps the digits that stand in a workbook', async () => {
    const cell = (raw: string, n: number) =>
      `<row r="${n}"><c r="A${n}"><v>1</v></c><c r="B${n}"><v>${raw}</v></c></row>`;
    const raw = ['2026112600000001', '2026112600000002', '26442000000123456789', '2.6442000000123457E+19', '1.5E22'];
    const rows = `${toRows([['收入金额', '交易流水号']])}${raw.map((each, index) => cell(each, index + 2)).join('')}`;
    expect(await referencesOf(makeWorkbook({ sheets: [{ name: 'S', rows }] }))).toEqual([...raw.slice(0, 3), '', '']);
  });

  it('is none once a spreadsheet has saved it with an exponent', async () => {
    const text = `${head}\n2026-11-26,1,,甲,,2.02611E+15\n2026-11-26,2,,乙,,2.02611E+15\n2026-11-26,3,,丙,,12E3\n`;
    expect(await referencesOf(text)).toEqual(['', '', '12E3']);
  });
});

describe('the day', () => {
  it.each([
    '20261126',
    '20261126093000',
    '202611260930',
    '2026-11-26 09:30:00',
    '2026-11-26-09.30.00.000000',
    '2026/11/26',
    '2026.11.26',
    '2026年11月26日',
    '２０２６－１１－２６',
    '46352',
    '46352.39583333334',
    '2026-11-25T20:00:00Z',
  ])('of %s is read', async (text) => {
    expect((await read(`${head}\n${text},1,,甲,,B1\n`)).receipts).toMatchObject([{ day: '2026-11-26' }]);
  });

  it.each(['20261126250000', '2.02611E+13', '11/26/2026', '20261326', '123456', '12.5', '99999'])(
    'of %s is not guessed',
    async (text) => {
      expect((await read(`${head}\n${text},1,,甲,,B1\n`)).receipts).toMatchObject([{ day: '' }]);
    },
  );

  it('is counted from 1904 where a workbook does', async () => {
    const rows = `${toRows([['交易日期', '收入金额']])}<row r="2"><c r="A2"><v>44890</v></c><c r="B2"><v>1</v></c></row>`;
    const bytes = makeWorkbook({ sheets: [{ name: 'S', rows }], isFrom1904: true });
    expect((await read(bytes)).receipts).toMatchObject([{ day: '2026-11-26' }]);
  });
});

describe('a file that cannot be read', () => {
  const zip = (name: string) => makeWorkbook({ sheets: [], parts: { '_rels/.rels': '<r/>', [name]: '' } });
  it.each([
    ['an open quote', `${head}\n2026-11-26,100.00,,"甲公司,,B1\n2026-11-27,5,,乙,,B2\n`, 'csvQuote'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'importLegacy'],
    ['a workbook of Excel 4', Buffer.from('0904060000001000', 'hex'), 'importLegacy'],
    [
      'a workbook with a password',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      'importProtected',
    ],
    [
      'a web page',
      '\uFEFF<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table></table></html>',
      'importWebPage',
    ],
    ['a web page in UTF-16', iconv.encode('<table><tr></tr></table>', 'utf-16le', { addBOM: true }), 'importWebPage'],
    ['a mailed web page', 'MIME-Version: 1.0\nContent-Type: multipart/related', 'importWebPage'],
    ['XML', '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>', 'importXml'],
    ['PDF', '%PDF-1.7\n', 'importDocument'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'importDocument'],
    ['an archive of another kind', Buffer.from('526172211a07', 'hex'), 'importArchive'],
    ['packed tables', zip('账单.csv'), 'importArchive'],
    ['a binary workbook', zip('xl/workbook.bin'), 'importBinary'],
    ['Numbers', zip('Index/Document.iwa'), 'importNumbers'],
    [
      'OpenDocument',
      makeWorkbook({ sheets: [], parts: { '_rels/.rels': '', mimetype: '', 'content.xml': '' } }),
      'importDamaged',
    ],
    ['something broken', Buffer.from('PK\u0003\u0004'), 'importDamaged'],
    ['bytes', Buffer.from('a\0b\0\0c'), 'importFormat'],
    ['no columns', '日期,摘要\n1,2\n', 'resultColumns'],
  ])('is named: %s', async (_, content, key) => {
    await expect(read(content)).rejects.toMatchObject(refused(key));
  });

  it('says in which line a quote is open', async () => {
    const text = `sep=,\n${head}\n2026-11-26,1,,甲,,B1\n2026-11-26,2,,"乙,,B2\n`;
    await expect(read(text)).rejects.toMatchObject(refused('csvQuote', { line: 4 }));
  });
});

it('counts what stands beyond what is read', async () => {
  const rows = Array.from({ length: 5300 }, () => ['x']);
  await expect(read(makeTable([['收入金额'], ...rows]))).rejects.toMatchObject(refused('resultTooLong'));
});
