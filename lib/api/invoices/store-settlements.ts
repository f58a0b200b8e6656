import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type { InvoiceFormat } from '#lib/contract/invoices/records.ts';
import type {
  storeSettlementHandIn,
  storeSettlementInvoices,
  storeSettlementInvoicing,
  storeSettlementRead,
} from '#lib/contract/invoices/store-settlements.ts';
import { postApi } from '../transport/browser.ts';
import { downloadFile } from '../transport/download.ts';

export type SettlementInvoicing = DataOf<typeof storeSettlementInvoicing>;
export type OpenSettlement = SettlementInvoicing['list'][number];
export type SettlementInvoice = DataOf<typeof storeSettlementInvoices>['list'][number];

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

export const handInSettlement = (body: BodyOf<typeof storeSettlementHandIn>) =>
  postApi('/api/store/settlementHandIn', body, inForm);
export const withdrawSettlement = (body: { no: string }) => postApi('/api/store/settlementWithdraw', body, inForm);

/** What uploaded files say of it; nothing is saved. */
export const readSettlementFiles = (body: BodyOf<typeof storeSettlementRead>) =>
  postApi('/api/store/settlementRead', body, { isCodeShown: false });

/** Saves a file of one; answers the name under which it was saved. */
export const settlementFiles = {
  one: ({ no, format }: { no: string; format: InvoiceFormat }) =>
    downloadFile('/api/store/settlementFile', { no, format }),
};
