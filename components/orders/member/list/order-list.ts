import { defineList } from '#components/lists/define-list.ts';
import { orderList as entry } from '#lib/contract/orders/member-orders.ts';

/** Every order of the member, in tabs by what is left to do. */
export const orderList = defineList(entry, { tabs: ['tab'] });
