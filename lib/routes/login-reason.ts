/** What a page needs a login for. */
export type TargetReason =
  | 'desk'
  | 'storeOffice'
  | 'checkout'
  | 'quotations'
  | 'apply'
  | 'aftersales'
  | 'orders'
  | 'invoices'
  | 'money'
  | 'messages'
  | 'recommend'
  | 'member';

/** Pages of the member centre by what they are for; the first whose path begins so counts. */
const reasonPaths: [TargetReason, string[]][] = [
  ['desk', ['/user/desk']],
  ['storeOffice', ['/user/store']],
  ['checkout', ['/user/quotation_order/confirm', '/user/quotation_order/pay']],
  ['quotations', ['/user/quotation_order']],
  ['apply', ['/user/applay_entry']],
  ['aftersales', ['/user/account/order_aftersales']],
  ['orders', ['/user/order_info', '/user/account/myorder']],
  ['invoices', ['/user/account/invoice']],
  ['money', ['/user/account/balance', '/user/account/bill', '/user/account/integral']],
  ['messages', ['/user/message']],
  ['recommend', ['/user/recommend']],
  ['member', ['/user']],
];

/** What a login is for whose target is this address of the site; undefined where nothing is protected. */
export function reasonOfTarget(target: string | undefined): TargetReason | undefined {
  const path = target?.split(/[?#]/)[0] ?? '';
  return reasonPaths.find(([, starts]) => starts.some((start) => path === start || path.startsWith(`${start}/`)))?.[0];
}
