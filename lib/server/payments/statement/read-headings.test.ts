import { describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { makeWorkbook, toRows } from '../../kernel/workbook/workbook-for-tests.ts';
import { amountsOf, head, read, refused } from './statements-for-tests.ts';

describe('headings', () => {
  const whole = { day: '2026-11-26', amount: 10_000, payer: '甲', reference: 'B1' };
  const row = '2026-11-26,100.00,,甲,,B1';

  it.each([
    ['of Alipay, below 24 lines', `${'-'.repeat(60)}\n${'1.本回单,如经任何涂改\n'.repeat(23)}${head}\n${row}\n`],
    ['below a sum that says the same word', `账户明细\n收入金额,100.00\n${head}\n${row}\n`],
    [
      'with a unit behind',
      `${head.replace('收入金额', '收入金额（+元）').replace('支出金额', '支出金额（-元）')}\n${row}\n`,
    ],
    [
      'with blanks and stars',
      `${head.replace('收入金额', ' *收入 金额 ').replace('对方户名', '对方户名：')}\n${row}\n`,
    ],
    ['with a line break', `${head.replace('收入金额', '"收入\n金额"')}\n${row}\n`],
    ['over two lines', `账户明细\n交易日期,发生额,,对方户名,,交易流水号\n,收入金额,支出金额,,,\n${row}\n`],
    ['whose groups make the name', `交易日期,收入,支出,对方户名,附言,交易流水号\n,金额,金额,,,\n${row}\n`],
    ['that are said again on each page', `${head}\n${row}\n${head}\n`],
    [
      'with semicolons, below text with commas',
      `${'1.本回单,如经,任何涂改\n'.repeat(5)}${`${head}\n${row}\n`.replaceAll(',', ';')}`,
    ],
    ['with tabs', `a,b,c,d,e,f,g\n${`${head}\n${row}\n`.replaceAll(',', '\t')}`],
    ['with bars', `${head}\n${row}\n`.replaceAll(',', '|')],
    ['with sep=', `sep=;\r\n${`${head}\n${row}\n`.replaceAll(',', ';')}`],
    ['padded, with a comma behind', `${head},\n2026-11-26 ,100.00   ,,甲   ,,B1\t,\n`],
  ])('are found %s', async (_, text) => {
    const { receipts } = await read(text);
    expect(receipts).toMatchObject([whole]);
    expect((await read(iconv.encode(text, 'gb18030'))).receipts).toEqual(receipts);
    expect((await read(iconv.encode(text, 'utf-16be', { addBOM: true }))).receipts).toEqual(receipts);
  });

  it('choose the sheet, wherever it stands', async () => {
    const notes = { name: '说明', rows: toRows([['说明'], ['第一行'], ['第二行']]) };
    const table = { name: '明细', rows: toRows([head, row].map((line) => line.split(','))) };
    for (const sheets of [
      [notes, table],
      [table, notes],
      [notes, table, { ...notes, name: 'Notes' }],
    ]) {
      expect((await read(makeWorkbook({ sheets }))).receipts).toMatchObject([whole]);
    }
    await expect(read(makeWorkbook({ sheets: [table, { ...table, name: '二月' }] }))).rejects.toMatchObject(
      refused('resultSheets', { sheets: '明细, 二月' }),
    );
  });

  it('that stand above two columns are refused, unless these say the same or are free text', async () => {
    const twice = `${head},交易流水号`;
    for (const same of [
      `${twice}\n${row},B1\n合计,100.00,,,,,9\n`,
      `${twice}\n${row},\n`,
      `交易流水号,${head}\n,${row}\n`,
    ]) {
      expect((await read(same)).receipts).toMatchObject([whole]);
    }
    for (const text of [`${twice}\n${row},B2\n`, `${twice}\n${row},B1\n${row},B2\n`]) {
      await expect(read(text)).rejects.toMatchObject(
        refused('resultHeadingTwice', { heading: '交易流水号', columns: 'F, G' }),
      );
    }
    await expect(read(`收入金额,${head}\n5.00,${row}\n`)).rejects.toMatchObject(
      refused('resultHeadingTwice', { heading: '收入金额', columns: 'A, C' }),
    );
    const units = `收入金额(元),${head.replace('收入金额', '收入金额（元）')}\n5.00,${row}\n`;
    await expect(read(units)).rejects.toMatchObject(refused('resultHeadingTwice'));
    expect((await read(`${head},附言\n${row},PY1\n`)).receipts).toMatchObject([{ ...whole, note: 'PY1' }]);
  });

  it('in another order below are those of another table', async () => {
    const turned = head.split(',').toReversed().join(',');
    await expect(read(`${head}\n${row}\n${turned}\n${row}\n`)).rejects.toMatchObject(
      refused('resultHeadings', { line: 3 }),
    );
    expect(
      (await read(`${head}\n${row}\n,,,,,\n${head.replace('收入金额', '收入金额（元）')}\n`)).receipts,
    ).toHaveLength(1);
    expect((await read(`${head}\n2026-11-26,100.00,,收入,收入,B1\n`)).receipts).toHaveLength(1);
  });

  it.each([
    ['收入金额（分）', '10050', [10_050]],
    ['收入金额(人民币分)', '"1,005,000"', [1_005_000]],
    ['收入金额（分）', '100.5', '100.5'],
    ['收入金额（分）', '100.50元', '100.50元'],
    ['收入金额（万元）', '0.01005', [10_050]],
    ['收入金额[万元]', '1.5', [1_500_000]],
    ['收入金额（万元）', '0.0000001', '0.0000001'],
    ['收入金额（千元）', '0.1005', [10_050]],
    ['收入金额(RMB)', '100.50', [10_050]],
    ['收入金额（单位：角）', '1005', [10_050]],
  ])('%s, of %s is %j', async (heading, amount, expected) => {
    const text = `${head.replace('收入金额', heading)}\n2026-11-26,${amount},,甲,PY,B1\n`;
    const { receipts, unreadable } = await read(text);
    if (typeof expected === 'string') expect([receipts, unreadable]).toMatchObject([[], [{ text: expected }]]);
    else expect(receipts.map((each) => each.amount)).toEqual(expected);
  });

  it.each(['收入金额（美元）', '收入金额(USD)', '收入金额[万港币]'])(
    '%s are refused by their name',
    async (heading) => {
      const text = `${head.replace('收入金额', heading)}\n${row}\n`;
      await expect(read(text)).rejects.toMatchObject(refused('resultUnit', { heading }));
    },
  );

  it('count in what a line above them or the group that they stand in says', async () => {
    const amounts = async (text: string) => (await read(text)).receipts.map(({ amount }) => amount);
    expect(await amounts(`单位：万元\n${head}\n${row}\n`)).toEqual([100_000_000]);
    expect(await amounts(`收款单位：元\n${head}\n${row}\n`)).toEqual([10_000]);
    expect(await amounts(`单位：万元\n${head.replace('收入金额', '收入金额（元）')}\n${row}\n`)).toEqual([10_000]);
    const group = `,发生额（分）,,,,\n${head}\n${row}\n`;
    expect(await amounts(group)).toEqual([100]);
    await expect(read(`单位：美元\n${head}\n${row}\n`)).rejects.toMatchObject(refused('resultUnit'));
  });

  it('of two columns for amounts that differ leave the amount to a person', async () => {
    expect(await amountsOf('收入金额,贷方发生额\n100.00,100\n100.00,0\n,5.00\n100.00,90.00\n1.00,x\n')).toEqual([
      [10_000, 10_000, 500],
      ['90.00 100.00', 'x 1.00'],
      0,
    ]);
  });

  it('leave sums and notes below out', async () => {
    const text = `${head}\n${row}\n合计,100.00,88.00,,,\n,本页合计：,100.00\n导出时间,2026-01-31 12:00:00\n#----明细结束----\n`;
    expect(await amountsOf(text)).toEqual([[10_000], [], 4]);
  });
});
