import { defineList } from '#components/lists/define-list.ts';
import {
  operatorOrderExport,
  operatorOrders,
  storeOrderExport,
  storeOrders,
} from '#lib/contract/orders/order-lists.ts';

/** Orders of a store, in tabs by what is left to do. */
export const storeOrderList = defineList(storeOrders, {
  name: 'store-orders',
  file: storeOrderExport.path,
  tabs: ['tab'],
  settle: (state, given) => ({ ...state, sort: sortOf(state.sort, given.sort, state.tab === 'to_ship') }),
});

/** Orders of all customers. */
export const deskOrderList = defineList(operatorOrders, {
  name: 'desk-orders',
  file: operatorOrderExport.path,
  settle: (state, given) => ({ ...state, sort: sortOf(state.sort, given.sort, state.status === 'processing') }),
});

/** What is to be shipped comes by when it has to leave, late ones first; only there it has an order by that and by acceptance. */
function sortOf<Sort extends string>(sort: Sort, chosen: string | undefined, isToShip: boolean) {
  if (isToShip) return chosen === undefined ? 'ship_by' : sort;
  return sort.endsWith('accepted') || sort.endsWith('ship_by') ? '-created' : sort;
}
