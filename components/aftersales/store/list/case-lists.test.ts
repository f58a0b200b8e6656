import { expect, it } from '@jest/globals';
import { caseLists, caseTabOrder } from './case-lists.ts';

const store = (search: string) => caseLists.store.read(new URLSearchParams(search));
const desk = (search: string) => caseLists.desk.read(new URLSearchParams(search));

it('begins with what waits for the reader, the next deadline first', () => {
  expect(store('')).toEqual({ sort: 'due', limit: 20, tab: 'todo' });
  expect(desk('')).toEqual({ sort: 'due', limit: 20, tab: 'disputed' });
});

it('a tab that an address names counts, on both sides', () => {
  for (const tab of caseTabOrder.store) expect([store(`tab=${tab}`).tab, desk(`tab=${tab}`).tab]).toEqual([tab, tab]);
  expect(store('tab=lost').tab).toBe('todo');
});

it('orders what has ended by its day, until somebody orders it otherwise', () => {
  expect(store('tab=ended').sort).toBe('-created');
  expect(store('tab=all&sort=due').sort).toBe('due');
  expect(desk('tab=todo').sort).toBe('due');
});

it('reads filters that there are; nought is the platform’s own', () => {
  const state = desk('type=exchange&status=applied&store_id=0&q=%20mug%20');
  expect(caseLists.desk.filterOf(state)).toEqual({ type: 'exchange', status: 'applied', store_id: 0, q: 'mug' });
  expect(caseLists.desk.filterOf(desk('type=gift&status=lost&store_id=-1'))).toEqual({});
});

it('reads how far the answer is, and small refunds', () => {
  const state = store('answer=proposed&size=small');
  expect(caseLists.store.filterOf(state)).toEqual({ answer: 'proposed', size: 'small' });
  expect(caseLists.store.filterOf(store('answer=lost&size=large'))).toEqual({});
});

it('a tab is no filter: clearing filters stays in it', () => {
  expect(caseLists.store.filterOf(store('tab=running'))).toEqual({});
});
