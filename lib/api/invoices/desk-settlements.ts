import type { DataOf } from '#lib/contract/endpoint.ts';
import type { operatorSettlementInvoices } from '#lib/contract/invoices/desk-settlements.ts';
import type { InvoiceFormat } from '#lib/contract/invoices/records.ts';
import { downloadFile } from '../transport/download.ts';
import { postAt } from '../transport/post-at.ts';

export type HandedInInvoice = DataOf<typeof operatorSettlementInvoices>['list'][number];

export const acceptSettlement = postAt('/api/operator/invoice/settlementAccept');
export const refuseSettlement = postAt('/api/operator/invoice/settlementRefuse');

/** Saves a file of one; answers the name under which it was saved. */
export const handedInFiles = {
  one: ({ no, format }: { no: string; format: InvoiceFormat }) =>
    downloadFile('/api/operator/invoice/settlementFile', { no, format }),
};
