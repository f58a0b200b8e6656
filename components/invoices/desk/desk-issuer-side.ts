import { deskIssuing } from '#lib/api/invoices/issuer-invoices.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { issuerLists } from '../issuer/issuer-lists.ts';
import type { IssuerSide } from '../issuer/issuer-side.ts';
import { sourceHref } from './source-href.ts';

export const deskIssuerSide: IssuerSide = {
  side: 'desk',
  list: issuerLists.desk,
  calls: deskIssuing,
  listHref: userPath('desk/invoices/issue'),
  href: (no) => userPath('desk/invoices/issue', { no }),
  sourceHref,
  issueNode: 'operator/invoice/issue',
};
