import type { DifferenceField } from '#lib/contract/invoices/issuer-files.ts';
import { type Fen, formatFen } from '../../kernel/money.ts';
import type { PartySnapshot } from '../applying/snapshots.ts';
import type { ReadFacts } from './read-invoice-xml.ts';

export interface Difference {
  field: DifferenceField;
  /** As it was asked for, or typed. */
  expected: string;
  found: string;
  /** Only kinds of brackets, blanks or capitals: whoever records it may say that it is the same. */
  isSpelling: boolean;
}

export interface Expected {
  application: { amount: Fen; title: Pick<PartySnapshot, 'name' | 'taxNo'> };
  sellerTaxNo: string;
  /** What was typed of it; empty where nothing was. */
  said?: { fapiaoCode: string; fapiaoNo: string; issueDate: string } | undefined;
}

/** Names as they are compared where only their spelling may differ. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\s·•]/g, '')
    .toUpperCase();

/** What an invoice’s file says otherwise than it was asked for. What the file does not say is no difference, but for buyer and sum. */
export function compareFacts({ application, sellerTaxNo, said }: Expected, read: ReadFacts): Difference[] {
  const { title, amount } = application;
  const pairs: [DifferenceField, string, string][] = [
    ['total', formatFen(amount), read.total],
    ['buyer_name', title.name, read.buyerName],
    ['buyer_tax_no', title.taxNo, read.buyerTaxNo],
    ['seller_tax_no', read.sellerTaxNo && sellerTaxNo, read.sellerTaxNo],
    ['fapiao_no', said?.fapiaoNo ?? '', said?.fapiaoNo ? read.fapiaoNo : ''],
    ['fapiao_code', said?.fapiaoNo ? (said?.fapiaoCode ?? '') : '', said?.fapiaoNo ? read.fapiaoCode : ''],
    ['issue_date', said?.issueDate ?? '', said?.issueDate ? read.issueDate : ''],
  ];
  return pairs.flatMap(([field, expected, found]) => {
    if (expected === found || (found === '' && field.startsWith('fapiao_code'))) return [];
    const isSpelling = field.startsWith('buyer_') && plainName(expected) === plainName(found);
    return [{ field, expected, found, isSpelling }];
  });
}
