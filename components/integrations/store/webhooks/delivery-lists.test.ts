import { expect, test } from '@jest/globals';
import { deliveryLists } from './delivery-lists.ts';

test.each(['store', 'desk'] as const)('of the %s: reads what narrows it', (side) => {
  const read = (search: string) => deliveryLists[side].read(new URLSearchParams(search));
  expect(read('')).toEqual({ page: 1, limit: 10 });
  expect(read('status=failed&webhook_id=7')).toEqual({ page: 1, limit: 10, status: 'failed', webhook_id: 7 });
  expect(read('status=nonsense&webhook_id=x')).toEqual({ page: 1, limit: 10 });
});
