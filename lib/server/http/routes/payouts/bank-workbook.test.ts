import { describe, expect, it } from '@jest/globals';
import { readBack } from '#lib/server/kernel/answer-table/read-back-for-tests.ts';
import type { Withdrawal } from '#lib/server/payouts/index.ts';
import { writeBankFile } from '#lib/server/payouts/index.ts';
import { toBankWorkbook } from './bank-workbook.ts';

const headings = ['编号', '户名', '账号', '开户行', '网点', '金 额', '用途'];
const fields = ['no', 'holder', 'account', 'bank', 'branch', 'amount', 'purpose'];
const settings = {
  'payout.fileColumns': fields.map((field, index) => `${field} ${headings[index]}`),
  'payout.filePurpose': '货款, "11 月"',
};

const payments = [
  ['6222020200112233446', '李𠮷·阿卜杜'],
  ['0012003400560078901234567890', '=1+1'],
  ['10000000000000000000', '北京“某某”科技, 有限公司'],
  ['1234567890123456', '-@x'],
].map(([account = '', holder = ''], index) => ({
  account,
  holder,
  withdrawal: {
    no: `WD2611230000000${index}`,
    netAmount: 123_456_789 + index,
    bank: '中国工商银行',
    branch: index === 0 ? '' : "深圳'南山",
  } as Withdrawal,
}));

const cells = payments.map(({ account, holder, withdrawal: { no, bank, branch } }, index) => [
  ...[no, holder, account, bank, branch, (1_234_567.89 + index / 100).toFixed(2), '货款, "11 月"'],
]);

describe.each(['gb18030', 'utf-8'] as const)('a file for the bank in %s', (encoding) => {
  const file = writeBankFile(payments, { ...settings, 'payout.fileEncoding': encoding });

  it('is read by our own reader as it was written', async () => {
    expect((await readBack(file, headings)).texts).toEqual(cells);
  });

  it('is the same as a workbook, digit by digit', async () => {
    const { name, content } = toBankWorkbook('PB26112300000001', file);
    expect(name).toBe('PB26112300000001.xlsx');
    const { texts, numbers } = await readBack(new Uint8Array(await new Response(content).arrayBuffer()), headings);
    expect(texts).toEqual(cells);
    expect(numbers.map((row) => row[2])).toEqual(payments.map(({ account }) => account));
  });
});
