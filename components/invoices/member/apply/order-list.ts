import { defineList } from '#components/lists/define-list.ts';
import { invoiceOrders } from '#lib/contract/invoices/member-invoices.ts';

/** Paid orders of a member, by whether something of them can be invoiced. */
export const invoiceOrderList = defineList(invoiceOrders, { tabs: ['tab'] });
