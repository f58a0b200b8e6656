import { defineList } from '#components/lists/define-list.ts';
import { operatorTies } from '#lib/contract/referral/desk-ties.ts';

/** Who was brought by whom, the latest first. */
export const tieList = defineList(operatorTies, { name: 'desk-ties' });
