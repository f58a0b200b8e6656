import { defineList } from '#components/lists/define-list.ts';
import { storeWithdraws } from '#lib/contract/payouts/store-withdrawals.ts';

/** What a store has taken of its earnings: a part of its finance page. */
export const storeWithdrawList = defineList(storeWithdraws, { within: ['view'] });
