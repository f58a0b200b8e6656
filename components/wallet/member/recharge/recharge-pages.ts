import { defineList } from '#components/ui/list/define-list.ts';
import { rechargeList as entry } from '#lib/contract/payments/recharges.ts';

/** Every recharge of the member. */
export const rechargeList = defineList(entry);
