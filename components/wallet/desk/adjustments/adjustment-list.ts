import { defineList } from '#components/lists/define-list.ts';
import { adjustmentList as entry } from '#lib/contract/wallet/desk-adjustments.ts';

/**
 * Corrections of balance and points, at first those that wait for a second operator; one that a message led to is shown
 * whatever became of it.
 */
export const adjustmentList = defineList(entry, {
  name: 'desk-adjustments',
  usual: ({ no }) => (no ? {} : { status: 'pending' as const }),
});
