import { defineList, type StateOf } from '#components/lists/define-list.ts';
import { storeFinanceLines } from '#lib/contract/settlement/store-finance.ts';

export type FinanceListState = StateOf<typeof storeFinanceLines>;

/** What changed the earnings of the store, newest first. */
export const financeList = defineList(storeFinanceLines, { name: 'store-finance', file: '/api/store/financeExport' });
