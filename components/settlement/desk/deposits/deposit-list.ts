import { defineList } from '#components/lists/define-list.ts';
import { operatorDeposits } from '#lib/contract/settlement/desk-deposits.ts';

/** Deposits of stores, at first what is not finished; one that a message led to is shown whatever became of it. */
export const depositList = defineList(operatorDeposits, {
  name: 'desk-deposits',
  usual: ({ no }) => (no ? {} : { status: 'waiting' as const }),
});
