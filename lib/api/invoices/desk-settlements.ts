import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type { operatorSettlementInvoices, operatorSettlementRefuse } from '#lib/contract/invoices/desk-settlements.ts';
import type { InvoiceFormat } from '#lib/contract/invoices/records.ts';
import { postApi } from '../transport/browser.ts';
import { downloadFile } from '../transport/download.ts';

export type HandedInInvoice = DataOf<typeof operatorSettlementInvoices>['list'][number];

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

export const acceptSettlement = (body: { no: string; version: number }) =>
  postApi('/api/operator/invoice/settlementAccept', body, inForm);
export const refuseSettlement = (body: BodyOf<typeof operatorSettlementRefuse>) =>
  postApi('/api/operator/invoice/settlementRefuse', body, inForm);

/** Saves a file of one; answers the name under which it was saved. */
export const handedInFiles = {
  one: ({ no, format }: { no: string; format: InvoiceFormat }) =>
    downloadFile('/api/operator/invoice/settlementFile', { no, format }),
};
