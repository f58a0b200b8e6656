import { describe, expect, it } from '@jest/globals';
import { doubledNumbers, fillDown, newDrafts, type ParcelDraft, toParcels, withNumber } from './parcel-drafts.ts';

const [first, second, third] = ['SO26112300000001', 'SO26112300000002', 'SO26112300000003'];
const drafts = newDrafts([first, second, third], 'zto');
const numbersOf = (all: ParcelDraft[]) => all.map(({ trackingNo, carrier }) => `${carrier} ${trackingNo}`.trim());

describe('parcels of several orders', () => {
  it('take their carrier from the number until somebody has chosen one', () => {
    expect(drafts.map((draft) => withNumber(draft, 'SF1234567890123').carrier)).toEqual(['sf', 'sf', 'sf']);
    expect(drafts.map((draft) => withNumber(draft, '12345678').carrier)).toEqual(['zto', 'zto', 'zto']);
    const chosen = drafts.map((draft) => ({ ...draft, isCarrierChosen: true }));
    expect(chosen.map((draft) => withNumber(draft, 'SF1234567890123').carrier)).toEqual(['zto', 'zto', 'zto']);
  });

  it.each([
    ['from the first on', 0, 'SF1234567890123\r\n 12345678\n', ['sf SF1234567890123', 'zto 12345678', 'zto']],
    ['from one in between', 1, '11111\n22222\n33333', ['zto', 'zto 11111', 'zto 22222']],
    ['past an empty line', 0, '11111\n\n33333', ['zto 11111', 'zto', 'zto 33333']],
  ])('are filled by a column of numbers, %s', (_, from, text, expected) => {
    expect(numbersOf(fillDown(drafts, from, text).drafts)).toEqual(expected);
  });

  it.each([
    [
      'in another order',
      `${third}\tSF1234567890123\n${first}\t12345678`,
      ['zto 12345678', 'zto', 'sf SF1234567890123'],
    ],
    ['with the number in front', `12345678,${second}`, ['zto', 'zto 12345678', 'zto']],
    [
      'between other columns',
      `1\t${second}\t2026-11-23\t13800138000\tSF1234567890123\t¥12.00`,
      ['zto', 'sf SF1234567890123', 'zto'],
    ],
    [
      'in groups, and with a space before it as chats have it',
      `${first}\tSF 1234 5678 90123\t2026 11 23\n${second} 7312 3456 7890 12\n${third}: SF-1234-5678-90124`,
      ['sf SF 1234 5678 90123', 'zto 7312 3456 7890 12', 'sf SF-1234-5678-90124'],
    ],
    [
      'under a heading, some of others',
      `订单号\t运单号\nSO26112300000009\t99999\n${first}\t11111`,
      ['zto 11111', 'zto', 'zto'],
    ],
  ])('are filled by a table that names the orders, %s', (_, text, expected) => {
    expect(numbersOf(fillDown(drafts, 1, text).drafts)).toEqual(expected);
  });

  it('are left as they are where a table gives an order different numbers', () => {
    const text = `${first}\t11111\n${second}\t22222\n${first}\t33333\n${second}\t22222`;
    const { drafts: filled, contradictions } = fillDown(drafts, 0, text);
    expect(numbersOf(filled)).toEqual(['zto', 'zto 22222', 'zto']);
    expect(contradictions).toEqual([{ no: first, lines: [1, 3] }]);
  });

  it.each([
    ['an order that is not among them', `${first}\t11111\nSO26112300000099\t22222`, [2]],
    ['no order of theirs at all', 'SO26112300000098\t11111\nSO26112300000099\t22222', [1, 2]],
    ['an order without a number', `订单号\t运单号\n${first}\t11111\n${second}\t`, [3]],
    ['lines behind the last order', '11111\n22222\n33333\n44444\n', [4]],
    ['all lines', `${first}\t11111\n\n${second}\t22222`, []],
  ])('name the pasted lines that went nowhere: %s', (_, text, expected) => {
    const { drafts: filled, unmatched } = fillDown(drafts, 0, text);
    expect(unmatched.map(({ line }) => line)).toEqual(expected);
    expect(filled.some(({ trackingNo }) => trackingNo.startsWith('SO'))).toBe(false);
    for (const { line, text: named } of unmatched) expect(named).toBe(text.split('\n')[line - 1]?.trim());
  });

  it('have a number twice where two orders are given the same', () => {
    const filled = fillDown(drafts, 0, 'SF1234567890123\n11111\n sf 1234 5678 90123').drafts;
    expect(doubledNumbers(filled)).toEqual(
      new Map([
        [first, third],
        [third, first],
      ]),
    );
    expect(doubledNumbers(drafts).size).toBe(0);
  });

  it('are those that have a number', () => {
    const filled = fillDown(drafts, 1, ' SF1234567890123 ').drafts;
    expect(toParcels(filled)).toEqual({ parcels: [{ no: second, carrier: 'sf', tracking_no: 'SF1234567890123' }] });
    expect(toParcels(drafts)).toEqual({ parcels: [] });
    expect(toParcels(fillDown(drafts, 0, 'SF 1234-5678 90123').drafts)).toEqual({
      parcels: [{ no: first, carrier: 'sf', tracking_no: 'SF1234567890123' }],
    });
  });

  it('name each order whose number cannot be one', () => {
    expect(toParcels(fillDown(drafts, 0, '12\n12345678\n单号 1').drafts)).toEqual({ faults: new Set([first, third]) });
  });
});
