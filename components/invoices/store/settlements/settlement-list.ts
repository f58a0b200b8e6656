import { defineList } from '#components/lists/define-list.ts';
import { storeSettlementInvoices } from '#lib/contract/invoices/store-settlements.ts';

/** What the store has handed in. */
export const settlementList = defineList(storeSettlementInvoices, {});
