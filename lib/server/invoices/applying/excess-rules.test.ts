import { describe, expect, it } from '@jest/globals';
import type { RestOfItem } from '../red/red-rules.ts';
import { covers, findExcess, type LiveApplication, reasonOfParts } from './excess-rules.ts';

const line = (change = {}) => ({
  ...{ id: 1, qty: 10, refundedQty: 0, paidAmount: 9000, freightAllocAmount: 1000 },
  ...{ refundedAmount: 0, refundedFreightAmount: 0, ...change },
});

const live = (id: number, status: LiveApplication['status'], rows: Partial<RestOfItem>[]): LiveApplication => ({
  id,
  status,
  rest: rows.map((row, index) => ({ id: id * 10 + index, orderLineId: 1, qty: 10, ...row }) as RestOfItem),
});

describe('what is more than stays paid', () => {
  it('is nothing where all of it is still paid, or less was invoiced', () => {
    expect(findExcess([line()], [live(1, 'issued', [{ grossAmount: 10_000 }])])).toEqual([]);
    const back = line({ refundedAmount: 2000, refundedQty: 2 });
    expect(findExcess([back], [live(1, 'issued', [{ grossAmount: 8000 }])])).toEqual([]);
    expect(findExcess([back], [])).toEqual([]);
  });

  it('names the pieces that came back, and none where only money did', () => {
    const issued = [live(1, 'issued', [{ grossAmount: 10_000 }])];
    expect(findExcess([line({ refundedAmount: 2000, refundedQty: 2 })], issued)).toEqual([
      { id: 1, parts: [{ itemId: 10, grossAmount: 2000, qty: 2 }] },
    ]);
    expect(findExcess([line({ refundedFreightAmount: 500 })], issued)).toEqual([
      { id: 1, parts: [{ itemId: 10, grossAmount: 500, qty: null }] },
    ]);
  });

  it('takes all pieces with the last of the money, and never all of them with less', () => {
    const issued = [live(1, 'issued', [{ grossAmount: 10_000 }])];
    const all = line({ refundedAmount: 9000, refundedFreightAmount: 1000, refundedQty: 10 });
    expect(findExcess([all], issued)).toEqual([{ id: 1, parts: [{ itemId: 10, grossAmount: 10_000, qty: 10 }] }]);
    const mostly = line({ refundedAmount: 9000, refundedQty: 10 });
    expect(findExcess([mostly], issued)).toEqual([{ id: 1, parts: [{ itemId: 10, grossAmount: 9000, qty: null }] }]);
  });

  it('is taken of what is not issued first, then of what was asked for last', () => {
    const back = line({ refundedAmount: 7000 });
    const part = { grossAmount: 2500, qty: null };
    const all = [live(1, 'issued', [part]), live(2, 'issued', [part]), live(3, 'issuing', [part])];
    expect(findExcess([back], [...all, live(4, 'submitted', [part])])).toEqual([
      { id: 4, parts: [{ itemId: 40, grossAmount: 2500, qty: null }] },
      { id: 3, parts: [{ itemId: 30, grossAmount: 2500, qty: null }] },
      { id: 2, parts: [{ itemId: 20, grossAmount: 2000, qty: null }] },
    ]);
  });

  it('leaves lines of other orders alone', () => {
    const other = live(1, 'issued', [{ grossAmount: 10_000 }, { grossAmount: 5000, orderLineId: 2 }]);
    const found = findExcess([line({ refundedAmount: 1 })], [other]);
    expect(found).toEqual([{ id: 1, parts: [{ itemId: 10, grossAmount: 1, qty: null }] }]);
  });
});

it('the tax side hears of goods that came back, of money alone, and of services that ended', () => {
  const pieces = [{ itemId: 1, grossAmount: 1, qty: 1 }];
  const money = [{ itemId: 1, grossAmount: 1, qty: null }];
  expect(reasonOfParts([{ fulfilment: 'ship' }], pieces)).toBe('sales_return');
  expect(reasonOfParts([{ fulfilment: 'ship' }], money)).toBe('sales_discount');
  expect(reasonOfParts([{ fulfilment: 'service' }], pieces)).toBe('service_ended');
  expect(reasonOfParts([{ fulfilment: 'service' }, { fulfilment: 'ship' }], pieces)).toBe('sales_return');
});

it('a refused red letter covers what is not more, row by row', () => {
  const refused = [{ itemId: 1, grossAmount: 100, qty: null }];
  expect(covers(refused, [{ itemId: 1, grossAmount: 100, qty: null }])).toBe(true);
  expect(covers(refused, [{ itemId: 1, grossAmount: 101, qty: null }])).toBe(false);
  expect(covers(refused, [{ itemId: 2, grossAmount: 1, qty: null }])).toBe(false);
});
