import { describe, expect, it } from '@jest/globals';
import { findUnitAbove, takeUnit, toYuanText } from './amount-unit.ts';

describe('the unit of a heading', () => {
  it.each([
    ['金额（元）', 0],
    ['金额（+元）', 0],
    ['金额()', 0],
    ['金额(人民币)', 0],
    ['金额【元】', 0],
    ['金额/元', 0],
    ['金额元', 0],
    ['金额（单位：元）', 0],
    ['金额 单位:万元', 4],
    ['金额（分）', -2],
    ['金额(人民币分)', -2],
    ['金额［分］', -2],
    ['金额/分', -2],
    ['金额_fen', -2],
    ['金额 (cents)', -2],
    ['金额(角)', -1],
    ['金额（百元）', 2],
    ['金额（千元）', 3],
    ['金额(千)', 3],
    ['金额（万元）', 4],
    ['金额(萬元)', 4],
    ['金额（人民币万元）', 4],
    ['金额(万元人民币)', 4],
    ['金额（万）', 4],
    ['金额（百万元）', 6],
    ['金额(亿元)', 8],
    ["金额 (RMB'000)", 3],
    ['金额 (CNY thousands)', 3],
    ['金额 (thousand yuan)', 3],
    ['金额 in RMB', 0],
    ['金额 (million)', 6],
    ['金额（美元）', undefined],
    ['金额(万美元)', undefined],
    ['金额 (USD)', undefined],
    ['金额 (HK$)', undefined],
    ['金额 (EUR thousands)', undefined],
    ['金额（日元）', undefined],
  ])('%s', (heading, power) => {
    const { name, unit } = takeUnit(heading);
    expect([name, unit]).toEqual(['金额', expect.objectContaining({ power })]);
    expect(unit?.name).not.toBeUndefined();
  });

  it.each(['金额', '金额(含税)', '收款人', '元', '人民币', '最短交期（工作日）', '笔数(笔)', 'bank', '单位'])(
    'is none in %s',
    (heading) => expect(takeUnit(heading).unit?.name ?? '').not.toMatch(/[元分]|含税|工作日/),
  );
});

describe('the unit above a table', () => {
  it.each([
    ['单位：万元', 4],
    ['（金额单位：人民币分）', -2],
    ['币种：人民币 金额单位：元', 0],
    ['Unit: RMB', 0],
    ['单位：美元', undefined],
  ])('%s', (line, power) => expect(findUnitAbove([{ cells: ['', line] }])).toMatchObject({ power }));

  it.each(['单位：元丰贸易有限公司', '收款单位：元', '付款单位：分众传媒', '金额'])('is none in %s', (line) =>
    expect(findUnitAbove([{ cells: [line] }])).toBeUndefined(),
  );

  it('is that of the line nearest to it', () => {
    expect(findUnitAbove([{ cells: ['单位：元'] }, { cells: ['单位：万元'] }])).toMatchObject({ power: 4 });
  });
});

it.each([
  ['12345', -2, '123.45'],
  ['5', -2, '0.05'],
  ['-5', -2, '-0.05'],
  ['0', -2, '0'],
  ['12.5', -2, '0.125'],
  ['1.23456', 4, '12345.6'],
  ['0.0001', 4, '1'],
  ['-1.5', 4, '-15000'],
  ['9007199254740993', -2, '90071992547409.93'],
  ['1.', 4, '10000'],
])('%s in a column of the power %d is %s yuan', (amount, power, yuan) => {
  expect(toYuanText(amount, power)).toBe(yuan);
});
