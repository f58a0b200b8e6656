import { defineList } from '#components/lists/define-list.ts';
import { storeDeposits } from '#lib/contract/settlement/store-deposits.ts';

/** What the store was asked for as a surety, and what it got back or lost of it, newest first. */
export const storeDepositList = defineList(storeDeposits, { name: 'store-deposits', within: ['view'] });
