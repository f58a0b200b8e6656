import { describe, expect, it, test } from '@jest/globals';
import {
  bankFileColumn,
  bankResultColumn,
  defaultFileColumns,
  defaultResultColumns,
} from '#lib/contract/payouts/bank-file.ts';
import type { BatchRow } from './batch-repository.ts';
import { judgeBankAnswers } from './judge-bank-answers.ts';
import { readBankResult } from './read-bank-result.ts';
import type { Withdrawal } from './withdrawal-repository.ts';
import { writeBankFile } from './write-bank-file.ts';

const withdrawal = { no: 'WD26112300000001', netAmount: 12_050, bank: '中国工商银行', branch: '' } as Withdrawal;
const writing = {
  'payout.fileColumns': ['no 编号', 'holder 户名', 'account 账号', 'amount 金 额', 'purpose 用途'],
  'payout.fileEncoding': 'gb18030' as const,
  'payout.filePurpose': '货款, 11 月',
};

describe('a file for the bank', () => {
  const payment = { withdrawal, holder: '李𠮷', account: '6222020200112233446' };
  const text = '编号,户名,账号,金 额,用途\r\nWD26112300000001,李𠮷,6222020200112233446,120.50,"货款, 11 月"\r\n';

  it('has the columns of the settings, in letters that every name has', () => {
    const bytes = writeBankFile([payment], writing);
    expect(new TextDecoder('gb18030').decode(bytes)).toBe(text);
    expect([...bytes.subarray(0, 2)]).toEqual([0xb1, 0xe0]);
    expect(writeBankFile([payment], { ...writing, 'payout.fileEncoding': 'utf-8' }).toString('utf8')).toBe(text);
  });

  it('holds nothing that a spreadsheet would run', () => {
    const bytes = writeBankFile([{ ...payment, holder: '=1+1' }], writing);
    expect(new TextDecoder('gb18030').decode(bytes)).toContain(",'=1+1,");
  });
});

test('every default column is one that a setting may have', () => {
  for (const line of defaultFileColumns) expect(line).toMatch(bankFileColumn);
  for (const line of defaultResultColumns) expect(line).toMatch(bankResultColumn);
});

describe('the answer of a bank', () => {
  const reading = {
    'payout.resultColumns': ['no 编号', 'status 状态', 'reason 原因', 'reference 流水号', 'amount 金额'],
    'payout.paidWords': ['成功', 'Success'],
    'payout.failedWords': ['失败'],
  };
  const read = (text: string, settings = reading) => readBankResult(Buffer.from(text), settings);
  const head = '编号,金额,状态,原因,流水号';

  it.each([
    ['A,120.50,成功,,B1', { verdict: 'paid', amount: 12_050, reference: 'B1' }],
    ['A,"1,120.50",SUCCESS,,B1', { verdict: 'paid', amount: 112_050 }],
    ['A,9,ｓｕｃ cess,,B1', { verdict: 'paid' }],
    ['A,9,未成功,,B1', { verdict: 'unclear' }],
    ['A,￥ 9,失败,账号有误,', { verdict: 'failed', amount: 900, reason: '账号有误' }],
    ['A,9,失败,账号6222 0202 0011 2233 446户名不符,', { reason: '账号**** **** **** 3446户名不符' }],
    ['A,9,失败,业务 WD26112300000001 重复，20261124,', { reason: '业务 WD26112300000001 重复，20261124' }],
    ['A,,失败,,', { verdict: 'failed', amount: undefined, reason: '失败' }],
    ['A,x,处理中,,', { verdict: 'unclear', amount: null, reason: '处理中' }],
    ["'A\t,1,成功,,", { no: 'A', verdict: 'paid' }],
  ])('%s', async (line, answer) => {
    expect(await read(`${head}\n${line}\n`)).toEqual([expect.objectContaining({ line: 2, no: 'A', ...answer })]);
  });

  it('stands below what a bank writes above, and between empty lines', async () => {
    const answers = await read(`批量代付结果\n日期,2026-11-24\n${head}\n\nA,1,成功,,\n,,,,\nB,1,失败,,\n`);
    expect(answers.map(({ line, no }) => [line, no])).toEqual([
      [5, 'A'],
      [7, 'B'],
    ]);
  });

  it('is read in the letters of Chinese banks', async () => {
    const bytes = writeBankFile([], { ...writing, 'payout.fileColumns': ['no 编号', 'amount 状态'] });
    const answers = await readBankResult(Buffer.concat([bytes, Buffer.from('A,x\n')]), reading);
    expect(answers).toMatchObject([{ no: 'A', verdict: 'unclear' }]);
  });

  it.each([
    ['without the column of the state', '编号,金额\nA,1\n', 'resultColumns'],
    ['with nothing below its headings', `${head}\n`, 'resultEmpty'],
    ['with more rows than any batch', `${head}\n${'A,1,成功,,\n'.repeat(401)}`, 'resultTooLong'],
  ])('is refused %s', async (_, text, key) => {
    await expect(read(text)).rejects.toMatchObject({ fields: { content: { key } } });
  });

  it('says nothing where a word stands for both', async () => {
    const both = { ...reading, 'payout.failedWords': ['成功'] };
    expect(await read(`${head}\nA,1,成功,,\n`, both)).toMatchObject([{ verdict: 'unclear' }]);
  });

  it.each([
    ['says which numbers it names beside its own', 'WD26112300000001（重发）,1,成功,,B1', ['WD26112300000001']],
    [
      'is not clear where it names two',
      'WD26112300000001/WD26112300000002,1,成功,,B1',
      ['WD26112300000001', 'WD26112300000002'],
    ],
    ['is not clear where its cells are shifted', 'WD26112300000001,1,120.50,成功,,B1', ['WD26112300000001']],
  ])('%s', async (_, line, named) => {
    const [answer] = await read(`${head}\n${line}\n`);
    expect(answer?.named.filter((each) => /^WD\d{14}$/.test(each))).toEqual(named);
    expect(answer?.verdict === 'paid' && answer.no === named[0]).toBe(false);
  });
});

describe('what an answer means', () => {
  const row = { withdrawal: { ...withdrawal, status: 'paying', bouncedAt: null }, isLastAttempt: true } as BatchRow;
  const known = { rows: [row], mayPay: () => true, paidUnder: new Map() };
  const judge = async (lines: string[]) => {
    const reading = {
      'payout.resultColumns': [...defaultResultColumns],
      'payout.paidWords': ['成功'],
      'payout.failedWords': ['失败'],
    };
    const text = `业务编号,金额,处理状态,失败原因,银行流水号\n${lines.join('\n')}\n`;
    return judgeBankAnswers(await readBankResult(Buffer.from(text), reading), known).map(({ outcome }) => outcome);
  };
  const paid = 'WD26112300000001,120.50,成功,,B1';

  it.each([
    ['WD26112300000001,120.50,失败,,'],
    ["'wd26112300000001,120.50,失败,,"],
    ['’ＷＤ26112300000001\t,120.50,失败,,'],
    ['WD2611-2300-000001,120.50,处理中,,'],
    ['WD26112300000001-2,120.50,失败,,'],
    ['单号：WD26112300000001,120.50,失败,,'],
    ['WD26112300000001（重发）,120.50,成功,,B2'],
    ['WD26112300000001 WD26112300000009,120.50,失败,,'],
    ['WD26112300000001,1,120.50,失败,,'],
  ])('is nothing where another row speaks of the same withdrawal: %s', async (other) => {
    expect(await judge([paid])).toEqual(['paid']);
    for (const lines of [
      [paid, other],
      [other, paid],
    ])
      expect(await judge(lines)).not.toContain('paid');
    for (const lines of [
      [paid, other],
      [other, paid],
    ])
      expect(await judge(lines)).not.toContain('failed');
  });
});
