import { defineList } from '#components/lists/define-list.ts';
import { rechargeList as entry } from '#lib/contract/payments/recharges.ts';

/** Every recharge of the member. */
export const rechargeList = defineList(entry);
