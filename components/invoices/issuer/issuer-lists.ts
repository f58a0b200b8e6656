import { defineList, type List, type StateOf } from '#components/lists/define-list.ts';
import { operatorOwnInvoice, storeInvoice } from '#lib/contract/invoices/issuer-invoices.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';

type State = StateOf<typeof storeInvoice.list>;

/** What waits comes by its deadline; what has no deadline any more by when it was asked for. */
function settle(state: State, given: Partial<State>): State {
  if (given.sort) return state;
  const isOver = state.tab === 'issued' || state.tab === 'ended' || state.tab === 'all';
  return { ...state, sort: isOver ? '-created' : 'due' };
}

const storeList = defineList(storeInvoice.list, { name: 'store-invoices', tabs: ['tab'], settle });

type IssuerList = typeof storeList extends List<infer Of, infer Answer> ? List<Of, Answer> : never;
export type IssuerListState = ReturnType<IssuerList['read']>;

/** What a store issues to its customers; what the platform issues for what it sold itself, and for its fees. */
export const issuerLists: Record<SellerSide, IssuerList> = {
  store: storeList,
  desk: defineList(operatorOwnInvoice.list, { name: 'desk-own-invoices', tabs: ['tab'], settle }),
};
