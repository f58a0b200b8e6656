import { describe, expect, it } from '@jest/globals';
import { fillDown, newDrafts, type ParcelDraft, toParcels, withNumber } from './parcel-drafts.ts';

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
    expect(numbersOf(fillDown(drafts, from, text))).toEqual(expected);
  });

  it('are those that have a number', () => {
    const filled = fillDown(drafts, 1, ' SF1234567890123 ');
    expect(toParcels(filled)).toEqual({ parcels: [{ no: second, carrier: 'sf', tracking_no: 'SF1234567890123' }] });
    expect(toParcels(drafts)).toEqual({ parcels: [] });
  });

  it('name each order whose number cannot be one', () => {
    expect(toParcels(fillDown(drafts, 0, '12\n12345678\n单号 1'))).toEqual({ faults: new Set([first, third]) });
  });
});
