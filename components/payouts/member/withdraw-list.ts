import { defineList } from '#components/lists/define-list.ts';
import { recommendWithdraws } from '#lib/contract/payouts/member-withdrawals.ts';

/** What a member has taken out of commissions. */
export const withdrawList = defineList(recommendWithdraws);
