import { expect, it } from '@jest/globals';
import { deskOrderList, storeOrderList } from './order-lists.ts';

const store = (search: string) => storeOrderList.read(new URLSearchParams(search));
const desk = (search: string) => deskOrderList.read(new URLSearchParams(search));

it('reads a store’s list out of its address, and falls back where it says nonsense', () => {
  expect(store('')).toEqual({ sort: '-created', limit: 20, tab: 'all' });
  expect(store('tab=to_ship&sort=accepted&q=%20cards%20&from=2026-01-02&limit=50')).toEqual({
    sort: 'accepted',
    limit: 50,
    tab: 'to_ship',
    q: 'cards',
    from: '2026-01-02',
  });
  expect(store('tab=lost&sort=colour&from=tomorrow&limit=7')).toEqual({ sort: '-created', limit: 20, tab: 'all' });
});

it('orders by acceptance only what is to be shipped', () => {
  expect(store('tab=all&sort=-accepted').sort).toBe('-created');
});

it('reads the operators’ filters, and only values that there are', () => {
  const { sort, limit, ...filter } = desk(
    'status=closed&dispatch=expired&payment=paid&fulfilment=ship&store_id=7&user_id=9',
  );
  expect([sort, limit]).toEqual(['-created', 20]);
  expect(filter).toEqual({
    status: 'closed',
    dispatch: 'expired',
    payment: 'paid',
    fulfilment: 'ship',
    store_id: 7,
    user_id: 9,
  });
  expect(deskOrderList.filterOf(desk('status=lost&dispatch=accepted&store_id=-1&user_id=x'))).toEqual({});
});

it('keeps order and place out of what narrows the list', () => {
  expect(deskOrderList.filterOf(desk('status=closed&sort=-payable&after=abc&limit=100'))).toEqual({ status: 'closed' });
});

it('begins what is to be shipped with what has to leave first, until somebody orders it otherwise', () => {
  expect(store('tab=to_ship').sort).toBe('ship_by');
  expect(store('tab=to_ship&sort=-created').sort).toBe('-created');
  expect(store('tab=shipped&sort=ship_by').sort).toBe('-created');
  expect(desk('status=processing').sort).toBe('ship_by');
  expect(desk('sort=-ship_by').sort).toBe('-created');
});
