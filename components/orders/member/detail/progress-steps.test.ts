import { expect, it } from '@jest/globals';
import type { OrderStatus } from '#lib/api/orders/member-orders.ts';
import { progressSteps } from './progress-steps.ts';

const times = { create_time: 1, pay_time: 2, ship_time: 3, receive_time: 4, complete_time: 5 };
const never = { create_time: 1, pay_time: null, ship_time: null, receive_time: null, complete_time: null };
const states = (status: OrderStatus, known: typeof times | typeof never) =>
  progressSteps({ status, fulfilment: 'ship', ...known }).map(({ state }) => state);

it.each<[OrderStatus, number]>([
  ['pending_payment', 1],
  ['pending_dispatch', 2],
  ['processing', 2],
  ['shipped', 3],
  ['received', 4],
  ['completed', 5],
])('%s has %i steps behind it and waits for the next', (status, behind) => {
  const expected = Array.from({ length: 5 }, (_, index) =>
    index < behind ? 'done' : index === behind ? 'now' : 'later',
  );
  expect(states(status, times)).toEqual(expected);
});

it('shows what a closed order reached', () => {
  expect(states('closed', never)).toEqual(['done', 'skipped', 'skipped', 'skipped', 'skipped']);
  expect(states('closed', { ...never, pay_time: 2 } as never)).toEqual([
    'done',
    'done',
    'skipped',
    'skipped',
    'skipped',
  ]);
});

it('tells no time of what is still to come', () => {
  expect(progressSteps({ status: 'shipped', fulfilment: 'ship', ...times }).map(({ time }) => time)).toEqual([
    1,
    2,
    3,
    null,
    null,
  ]);
});
