import { defineList } from '#components/lists/define-list.ts';
import type { DataOf } from '#lib/contract/endpoint.ts';
import { operatorPastOrders } from '#lib/contract/orders/desk-past-orders.ts';

export type PastOrdersRow = DataOf<typeof operatorPastOrders>['list'][number];

export const pastOrdersList = defineList(operatorPastOrders, { name: 'desk-past-orders' });
