import { defineList } from '#components/lists/define-list.ts';
import { operatorCorrections } from '#lib/contract/settlement/desk-corrections.ts';

/** Corrections of stores, at first those that wait for an operator; one that a message led to is shown whatever became of it. */
export const correctionList = defineList(operatorCorrections, {
  name: 'desk-corrections',
  usual: ({ no }) => (no ? {} : { status: 'waiting' as const }),
});
