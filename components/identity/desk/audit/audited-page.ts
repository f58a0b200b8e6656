const orders = '/user/desk/orders/info?no=';
const stores = '/user/desk/stores/info?id=';
const users = '/user/desk/users/info?id=';
const products = '/user/desk/products/edit?id=';

/** Where the desk opens a record of each kind, or what it belongs to. */
const pages: ReadonlyMap<string, string> = new Map([
  ['order', orders],
  ['order_address', orders],
  ['order_note', orders],
  ['dispatch', orders],
  ['shipment', orders],
  ['close_request', orders],
  ['quotation', '/user/desk/quotations/info?no='],
  ['payment', '/user/desk/transfers?no='],
  ['refund', '/user/desk/refunds?no='],
  ['adjustment', '/user/desk/adjustments?no='],
  ['store', stores],
  ['store_legal_change', stores],
  ['store_payee_change', stores],
  ['store_application', '/user/desk/applications/info?no='],
  ['user', users],
  ['real_name', users],
  ['account_closing', users],
  ['user_group', '/user/desk/groups?id='],
  ['product', products],
  ['product_variant', products],
]);

/** Kinds that a record opens by its own id, where it is called by no name. */
const byId: ReadonlySet<string> = new Set(['user', 'store', 'product', 'user_group']);

/** The address of a record that the log names; undefined where it has no page, or is gone. */
export function auditedPage(type: string, id: number, key: string): string | undefined {
  const page = pages.get(type);
  if (page === undefined) return undefined;
  if (key !== '') return page + encodeURIComponent(key);
  return byId.has(type) ? `${page}${id}` : undefined;
}
