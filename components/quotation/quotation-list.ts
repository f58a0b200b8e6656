import { defineList, type StateOf } from '#components/lists/define-list.ts';
import { quoteList } from '#lib/contract/quotation/member-quotations.ts';

export type QuotationListState = StateOf<typeof quoteList>;

/** Quotations of the member. */
export const quotationList = defineList(quoteList);
