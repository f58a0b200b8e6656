import { defineList } from '#components/lists/define-list.ts';
import { operatorWithdrawals } from '#lib/contract/payouts/desk-withdrawals.ts';

/** Withdrawals, at first those that wait for a decision; one that a message led to is shown whatever became of it. */
export const withdrawalList = defineList(operatorWithdrawals, {
  name: 'desk-withdrawals',
  usual: ({ no }) => (no ? {} : { status: 'pending' as const }),
});
