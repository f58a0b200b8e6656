import type { TitleType } from '#lib/contract/invoices/records.ts';

/** What is kept of a title. */
export interface TitleFacts {
  titleType: TitleType;
  name: string;
  taxNo: string;
  regAddress: string;
  regPhone: string;
  bankName: string;
  bankAccount: string;
  email: string;
  mobile: string;
}
