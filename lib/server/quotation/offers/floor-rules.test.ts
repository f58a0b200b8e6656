import { describe, expect, it } from '@jest/globals';
import { findBelowFloor } from './floor-rules.ts';

const line = { qty: 10, amount: 8000, list: 10_000, floorBp: 8000 };

describe('an offer', () => {
  it.each([
    ['at its floor', line],
    ['with any price where there is no floor', { ...line, amount: 0, floorBp: 0 }],
    ['of what has no list price', { ...line, amount: 1, list: undefined }],
  ])('passes %s', (_, offered) => {
    expect(findBelowFloor([offered], 0)).toEqual({});
  });

  it('is refused at each line below it, with the lowest price of one piece', () => {
    const faults = findBelowFloor([{ ...line, amount: 7999 }, line, { ...line, qty: 3, amount: 0 }], 0);
    expect(faults).toEqual({
      'items.0.unit_price': { key: 'belowFloor', values: { floor: '8.00' } },
      'items.2.unit_price': { key: 'belowFloor', values: { floor: '26.6667' } },
    });
  });

  it('is refused at the discount where that alone takes a line below it', () => {
    const [above, free] = [
      { ...line, amount: 9000 },
      { ...line, amount: 9000, list: undefined },
    ];
    expect(findBelowFloor([above, free], 2000)).toEqual({});
    expect(findBelowFloor([above, free], 2001)).toEqual({ discount: { key: 'belowFloorDiscount' } });
    expect(findBelowFloor([above, free], 99_999)).toEqual({ discount: { key: 'belowFloorDiscount' } });
  });
});
