import type { useHeldNode } from '#components/layout/member-context.tsx';
import type { IssuingCalls } from '#lib/api/invoices/issuer-invoices.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import type { issuerLists } from './issuer-lists.ts';

type HeldNode = ReturnType<typeof useHeldNode>;

/** Who issues: a store, or the platform on its desk. The screens are the same; calls, list and addresses are handed in. */
export interface IssuerSide {
  side: SellerSide;
  list: (typeof issuerLists)[SellerSide];
  calls: IssuingCalls;
  /** The page of the list. */
  listHref: string;
  /** One of them. */
  href: (no: string) => string;
  /** The page of the order, or the statement of a store, that an invoice is of; empty: the reader has none. */
  sourceHref: (may: HeldNode, no: string, kind: 'order' | 'statement') => string;
  /** Whether the reader may issue; what each invoice allows stands in its `actions`. */
  issueNode: 'store/invoice/customer/issue' | 'operator/invoice/issue';
}
