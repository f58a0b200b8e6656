import { defineList, type List, type StateOf } from '#components/lists/define-list.ts';
import { operatorAftersale, type SellerCaseTab, storeAftersale } from '#lib/contract/aftersales/store-cases.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';

type State = StateOf<typeof storeAftersale.list>;

/** What has no clock any more comes by when it was asked for; everything else by what is due next. */
function settle(state: State, given: Partial<State>): State {
  if (given.sort) return state;
  return { ...state, sort: state.tab === 'ended' || state.tab === 'all' ? '-created' : 'due' };
}

/** Requests of a store's customers, in tabs by what is left to do. */
const storeCaseList = defineList(storeAftersale.list, {
  name: 'store-aftersales',
  file: storeAftersale.export.path,
  tabs: ['tab'],
  settle,
});

type CaseList = typeof storeCaseList extends List<infer Of, infer Answer> ? List<Of, Answer> : never;
export type CaseListState = ReturnType<CaseList['read']>;

/** The same for a store and for the desk, which begins with what the platform has to decide. */
export const caseLists: Record<SellerSide, CaseList> = {
  store: storeCaseList,
  desk: defineList(operatorAftersale.list, {
    name: 'desk-aftersales',
    file: operatorAftersale.export.path,
    tabs: ['tab'],
    usual: () => ({ tab: 'disputed' as const }),
    settle,
  }),
};

/** The order of the tabs, the first as the list begins. */
export const caseTabOrder: Record<SellerSide, readonly SellerCaseTab[]> = {
  store: ['todo', 'running', 'disputed', 'failed', 'ended', 'all'],
  desk: ['disputed', 'failed', 'todo', 'running', 'ended', 'all'],
};
