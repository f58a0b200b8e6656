import { describe, expect, it } from '@jest/globals';
import type { SettlementLine } from './list-lines.ts';
import type { Statement } from './statement-repository.ts';
import { wordStatement } from './word-statement.ts';

const at = new Date('2026-11-20T04:00:00Z');
const statement = {
  no: 'SS26112300000001',
  periodStart: new Date('2026-11-15T16:00:00Z'),
  periodEnd: new Date('2026-11-22T16:00:00Z'),
  createdAt: at,
  confirmedAt: at,
  confirmedBy: null,
  openingAmount: 1000,
  earningsAmount: 10_000,
  reversalsAmount: -2000,
  feesAmount: -500,
  adjustmentsAmount: 0,
  netAmount: 7500,
  closingAmount: 8500,
  disputeNote: '',
  answer: '',
} as Statement;
const line = {
  kind: 'earning',
  orderNo: 'SO26112000000001',
  documentNo: '',
  reason: '',
  createdAt: at,
  grossAmount: 10_000,
  netAmount: 9500,
};
const shop = { name: '商城', tel: '', address: 'shop.test' };
const store = { brand: '店', legalName: '深圳某某印刷有限公司', taxNo: '91440300MA5DXXXX1K' };
const platform = { brand: '商城', legalName: '', taxNo: '' };
const word = (facts: Partial<Parameters<typeof wordStatement>[0]> = {}, locale: 'en' | 'zh-cn' = 'en') =>
  wordStatement(
    { statement, lastClosing: null, store, platform, entries: { lines: [line as SettlementLine] }, shop, ...facts },
    locale,
  );

describe('a statement in words', () => {
  it('names its days, lines and sums', () => {
    const { facts, rows, sums, parties } = word();
    expect(facts.map(({ value }) => value)).toEqual([
      '2026-11-16',
      '2026-11-22',
      '2026-11-20 12:00:00',
      'Final since 2026-11-20',
    ]);
    expect(rows).toEqual([
      {
        line: '1',
        name: 'Earning, order SO26112000000001',
        details: ['2026-11-20'],
        first: '¥100.00',
        second: '-¥5.00',
        amount: '¥95.00',
      },
    ]);
    expect(sums.map(({ value }) => value)).toEqual([
      '¥100.00',
      '-¥20.00',
      '-¥5.00',
      '¥0.00',
      '¥75.00',
      '¥10.00',
      '¥85.00',
    ]);
    expect(parties.map(({ lines }) => lines)).toEqual([
      ['深圳某某印刷有限公司', 'Taxpayer ID: 91440300MA5DXXXX1K', '店'],
      ['商城'],
    ]);
  });

  it('adds up from what the statement before left, where something moved since then', () => {
    const sums = (lastClosing: number | null) =>
      word({ lastClosing })
        .sums.slice(5)
        .map(({ label, value }) => [label, value]);
    expect(sums(3000)).toEqual([
      ['Available after the last statement', '¥30.00'],
      ['Paid out or adjusted since then', '-¥20.00'],
      ['Available before', '¥10.00'],
      ['Available after', '¥85.00'],
    ]);
    expect(sums(1000)).toEqual(sums(null));
    expect(sums(null)).toHaveLength(2);
  });

  it('names the paper and the reason of what was charged, and what an objection changed', () => {
    const of = (facts: Partial<SettlementLine>) =>
      ({ ...line, orderNo: '', documentNo: '', reason: '', ...facts }) as SettlementLine;
    const lines = [
      of({ kind: 'penalty', documentNo: 'SC26112000000001', reason: 'late' }),
      of({ kind: 'penalty', documentNo: 'SC26112000000001', orderNo: 'SO26112000000001' }),
      of({ kind: 'adjustment', documentNo: 'SS26112300000001' }),
      of({ kind: 'subsidy' }),
    ];
    expect(word({ entries: { lines } }).rows.map(({ name, details }) => [name, ...details])).toEqual([
      ['Penalty SC26112000000001', '2026-11-20', 'late'],
      ['Penalty SC26112000000001, order SO26112000000001', '2026-11-20'],
      ['Adjustment after an objection', '2026-11-20'],
      ['Subsidy', '2026-11-20'],
    ]);
  });

  it('says that it is not final until it is confirmed, and who confirmed it', () => {
    const last = (facts: Partial<Statement>, locale: 'en' | 'zh-cn') =>
      word({ statement: { ...statement, ...facts } }, locale).facts.at(-1)?.value;
    expect(last({ confirmedAt: null }, 'en')).toBe('Not final');
    expect(last({ confirmedBy: 1 }, 'zh-cn')).toBe('2026-11-20 已确认');
  });

  it('sums up days where there are too many lines, and holds what was objected and answered', () => {
    const days = [{ day: '2026-11-20', count: 1200, gross: 5, net: 4 }];
    const { rows, sections } = word({
      statement: { ...statement, disputeNote: '少计', answer: '补记' },
      entries: { days },
    });
    expect(rows).toMatchObject([{ name: '2026-11-20', details: ['1,200 entries'], amount: '¥0.04' }]);
    expect(sections.map(({ text }) => text)).toEqual(['少计', '补记']);
  });
});
