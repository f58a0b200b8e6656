import { type MemberPage, userPath } from '#lib/routes/user-path.ts';

/** A page, and the parameter that names the record. */
type Place = [page: MemberPage, parameter: 'no' | 'id'];

const orders: Place = ['desk/orders/info', 'no'];
const cases: Place = ['desk/aftersales/info', 'no'];
const stores: Place = ['desk/stores/info', 'id'];
const users: Place = ['desk/users/info', 'id'];
const products: Place = ['desk/products/edit', 'id'];

/** Where the desk opens a record of each kind, or what it belongs to. */
const pages: ReadonlyMap<string, Place> = new Map([
  ['order', orders],
  ['order_address', orders],
  ['order_note', orders],
  ['dispatch', orders],
  ['shipment', orders],
  ['close_request', orders],
  ['aftersale', cases],
  ['aftersale_phone', cases],
  ['quotation', ['desk/quotations/info', 'no']],
  ['payment', ['desk/transfers', 'no']],
  ['refund', ['desk/refunds', 'no']],
  ['adjustment', ['desk/adjustments', 'no']],
  ['payout_batch', ['desk/payouts/info', 'no']],
  ['withdrawal', ['desk/withdrawals/info', 'no']],
  ['store_correction', ['desk/corrections', 'no']],
  ['store_deposit', ['desk/deposits', 'no']],
  ['store_statement', ['desk/statements/info', 'no']],
  ['invoice', ['desk/invoices/info', 'no']],
  ['invoice_red', ['desk/invoices/info', 'no']],
  ['store', stores],
  ['store_legal_change', stores],
  ['store_payee_change', stores],
  ['store_application', ['desk/applications/info', 'no']],
  ['user', users],
  ['real_name', users],
  ['account_closing', users],
  ['promoter', users],
  ['referral_tie', users],
  ['user_group', ['desk/groups', 'id']],
  ['product', products],
  ['product_variant', products],
]);

/** Kinds that a record opens by its own id, where it is called by no name. */
const byId: ReadonlySet<string> = new Set(['user', 'store', 'product', 'user_group']);

/** The address of a record that the log names; undefined where it has no page, or is gone. */
export function auditedPage(type: string, id: number, key: string): string | undefined {
  const place = pages.get(type);
  if (!place) return undefined;
  const [page, parameter] = place;
  if (key !== '') return userPath(page, { [parameter]: key });
  return byId.has(type) ? userPath(page, { [parameter]: id }) : undefined;
}
