import { defineList, type StateOf } from '#components/lists/define-list.ts';
import { storeIssuing } from '#lib/api/invoices/issuer-invoices.ts';
import { storeInvoice } from '#lib/contract/invoices/issuer-invoices.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { IssuerSide } from '../issuer/issuer-side.ts';

type State = StateOf<typeof storeInvoice.list>;

/** What waits comes by its deadline; what has no deadline any more by when it was asked for. */
function settleIssuing(state: State, given: Partial<State>): State {
  if (given.sort) return state;
  const isOver = state.tab === 'issued' || state.tab === 'ended' || state.tab === 'all';
  return { ...state, sort: isOver ? '-created' : 'due' };
}

/** Invoices that a store issues to its customers. */
export const storeInvoiceList = defineList(storeInvoice.list, {
  name: 'store-invoices',
  tabs: ['tab'],
  settle: settleIssuing,
});

export const storeIssuerSide: IssuerSide = {
  list: storeInvoiceList,
  calls: storeIssuing,
  listHref: userPath('store/invoice/customer'),
  href: (no) => userPath('store/invoice/customer', { no }),
  orderHref: (no) => userPath('store/order_info', { no }),
  issueNode: 'store/invoice/customer/issue',
};
