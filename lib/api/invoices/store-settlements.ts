import type { DataOf } from '#lib/contract/endpoint.ts';
import type { InvoiceFormat } from '#lib/contract/invoices/records.ts';
import type { storeSettlementInvoices, storeSettlementInvoicing } from '#lib/contract/invoices/store-settlements.ts';
import { downloadFile } from '../transport/download.ts';
import { postAt } from '../transport/post-at.ts';

export type SettlementInvoicing = DataOf<typeof storeSettlementInvoicing>;
export type OpenSettlement = SettlementInvoicing['list'][number];
export type SettlementInvoice = DataOf<typeof storeSettlementInvoices>['list'][number];

export const handInSettlement = postAt('/api/store/settlementHandIn');
export const withdrawSettlement = postAt('/api/store/settlementWithdraw');

/** What uploaded files say of it; nothing is saved. */
export const readSettlementFiles = postAt('/api/store/settlementRead', { isCodeShown: false });

/** Saves a file of one; answers the name under which it was saved. */
export const settlementFiles = {
  one: ({ no, format }: { no: string; format: InvoiceFormat }) =>
    downloadFile('/api/store/settlementFile', { no, format }),
};
