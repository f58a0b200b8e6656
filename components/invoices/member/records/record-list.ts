import { defineList } from '#components/lists/define-list.ts';
import { invoiceRecords } from '#lib/contract/invoices/member-invoices.ts';

/** Invoices that a member has asked for, in tabs by what is left to do. */
export const invoiceRecordList = defineList(invoiceRecords, { tabs: ['tab'] });
