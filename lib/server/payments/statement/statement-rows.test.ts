import { describe, expect, it } from '@jest/globals';
import { defaultStatementColumns } from '#lib/contract/payments/bank-statement.ts';
import { makeTable, makeWorkbook, toRows } from '../../kernel/workbook/workbook-for-tests.ts';
import { readStatement } from './read-statement.ts';

const settings = { 'payment.statementColumns': [...defaultStatementColumns] };
const head = '交易日期,收入金额,支出金额,对方户名,附言,交易流水号';
const read = (rows: string) => readStatement(Buffer.from(`${head}\n${rows}\n`), settings);

describe('a row with a separator in one of its cells', () => {
  it.each([
    '2026-11-26,1,234.50,,甲,PY26112600000001,B1',
    '2026-11-26,100,000,000.00,,甲,PY26112600000001,B1',
    '2026-11-26,5.00,,甲,说,明,B1',
    '2026-11-26,5.00,,甲,PY26112600000001,1,234',
  ])('is told whole, and nothing of it believed: %s', async (row) => {
    const text = row.split(',').filter(Boolean).join(', ');
    expect(await read(row)).toMatchObject({ receipts: [], unreadable: [{ line: 2, text, reference: '' }], leftOut: 0 });
  });

  it('is none where only separators, or a sum, stand behind', async () => {
    const { receipts, unreadable, leftOut } = await read('2026-11-26,5.00,,甲,乙,B1,,\t,\n合计,1,005.00,,,,,1,234.00');
    expect([receipts.length, unreadable.length, leftOut]).toEqual([1, 0, 1]);
  });

  it('is none in a workbook, whose cells have places', async () => {
    const rows = [head.split(','), ['2026-11-26', '5.00', '', '甲', '', 'B1', '', '核对过']];
    expect((await readStatement(makeTable(rows), settings)).receipts).toMatchObject([{ amount: 500, reference: 'B1' }]);
  });
});

describe('money that went out under a number of ours', () => {
  const came = '2026-11-26,100.00,,甲,PY26112600000001,B1';
  it.each(['退汇 PY26112600000001', 'PY2611-2600 000001退回'])('speaks against what came: %s', async (note) => {
    const { returned, leftOut } = await read(`${came}\n2026-11-27,,100.00,甲,${note},B2`);
    expect([returned, leftOut]).toMatchObject([[{ line: 3, reference: '' }], 1]);
  });

  it('is no other movement, and no line of notes', async () => {
    expect(await read(`${came}\n2026-11-27,,88.00,税务局,扣税,B2\n,,,,PY26112600000001,`)).toMatchObject({
      returned: [],
      leftOut: 2,
    });
  });
});

describe('the number of a transaction', () => {
  const referenceOf = async (cell: string) => (await read(`2026-11-26,1,,甲,,${cell}`)).receipts[0]?.reference;

  it.each(["'0012", '’0012', '‘0012', '＇0012', '´0012', '｀0012', '=0012', '="0012"', '０0１2'])(
    'is the same however it is kept from a spreadsheet: %s',
    async (cell) => {
      expect(await referenceOf(cell)).toBe('0012');
    },
  );

  it.each([
    '无',
    '暂无',
    'N/A',
    'null',
    'None',
    '（无）',
    '-',
    '000',
    '１.23457E+15',
    '1.23457 E+15',
    '26442000000123500000',
  ])('is none: %s', async (cell) => {
    expect(await referenceOf(cell)).toBe('');
  });

  it.each(['123456789012345600', '26442000000123456000', '10000000000000000000', '202611270000000001', '无锡123'])(
    'is one: %s',
    async (cell) => {
      expect(await referenceOf(cell)).toBe(cell);
    },
  );

  it('is the number that is stored where a format shows it as a day', async () => {
    const rows = `${toRows([['收入金额', '交易流水号']])}<row r="2"><c r="A2"><v>1</v></c><c r="B2" s="1"><v>12345</v></c></row>`;
    const bytes = makeWorkbook({ sheets: [{ name: 'S', rows }], formats: ['yyyy-mm-dd'] });
    expect((await readStatement(bytes, settings)).receipts).toMatchObject([{ reference: '12345' }]);
  });
});

it('of headings alone is empty, in a workbook too', async () => {
  const refused = { fields: { content: { key: 'resultEmpty' } } };
  await expect(read('')).rejects.toMatchObject(refused);
  await expect(readStatement(makeTable([head.split(',')]), settings)).rejects.toMatchObject(refused);
});
