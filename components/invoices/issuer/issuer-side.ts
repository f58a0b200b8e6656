import type { List, StateOf } from '#components/lists/define-list.ts';
import type { IssuingCalls } from '#lib/api/invoices/issuer-invoices.ts';
import type { DataOf } from '#lib/contract/endpoint.ts';
import type { storeInvoice } from '#lib/contract/invoices/issuer-invoices.ts';

export type IssuerListState = StateOf<typeof storeInvoice.list>;

/** Who issues: a store, or the platform on its desk. The screens are the same; calls, list and addresses are handed in. */
export interface IssuerSide {
  list: List<IssuerListState, DataOf<typeof storeInvoice.list>>;
  calls: IssuingCalls;
  /** The page of the list. */
  listHref: string;
  /** One of them. */
  href: (no: string) => string;
  /** The order that an invoice is of. */
  orderHref: (no: string) => string;
  /** Whether the reader may issue; what each invoice allows stands in its `actions`. */
  issueNode: 'store/invoice/customer/issue';
}
