import { storeIssuing } from '#lib/api/invoices/issuer-invoices.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { issuerLists } from '../issuer/issuer-lists.ts';
import type { IssuerSide } from '../issuer/issuer-side.ts';

export const storeIssuerSide: IssuerSide = {
  side: 'store',
  list: issuerLists.store,
  calls: storeIssuing,
  listHref: userPath('store/invoice/customer'),
  href: (no) => userPath('store/invoice/customer', { no }),
  sourceHref: (_may, no, kind) => (kind === 'order' ? userPath('store/order_info', { no }) : ''),
  issueNode: 'store/invoice/customer/issue',
};
