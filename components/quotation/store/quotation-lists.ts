import { defineList, type List } from '#components/lists/define-list.ts';
import { operatorQuoteDesk, storeQuoteDesk } from '#lib/contract/quotation/seller-answers.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';

/** Quotations to answer, those of the pool and one's own. */
const storeQuotationList = defineList(storeQuoteDesk.list, {
  name: 'store-quotations',
  file: storeQuoteDesk.export.path,
  tabs: ['scope'],
});

type QuotationList = typeof storeQuotationList extends List<infer State, infer Answer> ? List<State, Answer> : never;
export type QuotationListState = ReturnType<QuotationList['read']>;

/** The same for a store and for the platform, each with calls of its own. */
export const quotationLists: Record<SellerSide, QuotationList> = {
  store: storeQuotationList,
  desk: defineList(operatorQuoteDesk.list, {
    name: 'desk-quotations',
    file: operatorQuoteDesk.export.path,
    tabs: ['scope'],
  }),
};
