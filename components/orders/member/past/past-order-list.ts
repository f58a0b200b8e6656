import { defineList } from '#components/lists/define-list.ts';
import { pastOrderList as entry } from '#lib/contract/orders/member-past-orders.ts';

/** Orders of the member from the system before this shop. */
export const pastOrderList = defineList(entry, {});
