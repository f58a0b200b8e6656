import { listRoutes } from '../serve.ts';

/** Areas of the desk in which no program has any business: money that leaves, people and their rights, the shop's own rules. */
const closedAreas = [
  'adjustment',
  'apiKey',
  'audit',
  'correction',
  'deposit',
  'group',
  'job',
  'ledger',
  'navigation',
  'payment',
  'payout',
  'promoter',
  'realName',
  'recharge',
  'settings',
  'storeApplication',
  'user',
  'withdrawal',
];

/** Single calls beside those. */
const closedCalls = [
  'post /api/store/apiKeyMake',
  'post /api/store/apiKeyRevoke',
  'get /api/store/apiKeyList',
  'get /api/store/apiKeyOptions',
  // Money that leaves, and what speaks for the store.
  'post /api/store/depositPay',
  'post /api/store/penaltyAppeal',
  'post /api/store/statementConfirm',
  'post /api/store/statementObject',
  'post /api/store/withdrawApply',
  'post /api/store/withdrawCancel',
  // What the platform decides about a store, and who works there.
  'get /api/store/closing',
  'post /api/store/close',
  'post /api/store/closeCancel',
  'get /api/store/legal',
  'post /api/store/legalSave',
  'post /api/store/legalCancel',
  'post /api/store/payeeSave',
  'post /api/store/payeeCancel',
  'get /api/store/staff',
  'post /api/store/staffInvite',
  'post /api/store/staffLeave',
  'post /api/store/staffRemove',
  'post /api/store/staffResend',
  'post /api/store/staffRevoke',
  'post /api/store/staffRole',
  // How a store issues, and what it asks of the platform or hands in.
  'post /api/store/invoiceIssuerSave',
  'post /api/store/invoiceTitleDefault',
  'post /api/store/invoiceTitleDelete',
  'post /api/store/invoiceTitlePapers',
  'post /api/store/invoiceTitleSave',
  'post /api/store/platformInvoiceApply',
  'post /api/store/platformInvoiceCancel',
  'post /api/store/platformRedConfirm',
  'post /api/store/platformRedDeny',
  'post /api/store/settlementHandIn',
  'post /api/store/settlementRead',
  'post /api/store/settlementWithdraw',
  // Decisions of the desk.
  'post /api/operator/aftersale/decide',
  'post /api/operator/aftersale/retry',
  'post /api/operator/aftersale/release',
  'post /api/operator/aftersale/open',
  'post /api/operator/aftersale/policySave',
  'post /api/operator/aftersale/reasonSave',
  'post /api/operator/order/close',
  'post /api/operator/order/closeApprove',
  'post /api/operator/quote/confirm',
  'post /api/operator/rate/save',
  'post /api/operator/rate/remove',
  'post /api/operator/refund/paid',
  'post /api/operator/refund/retry',
  'post /api/operator/statement/propose',
  'post /api/operator/statement/drop',
  'post /api/operator/statement/approve',
  'post /api/operator/statement/refuse',
  'post /api/operator/statement/make',
  'post /api/operator/statement/settle',
  'post /api/operator/store/status',
  'get /api/operator/store/legalChanges',
  'post /api/operator/store/legalReveal',
  'post /api/operator/store/legalApprove',
  'post /api/operator/store/legalReject',
  'get /api/operator/store/payeeChanges',
  'post /api/operator/store/payeeReveal',
  'post /api/operator/store/payeeApprove',
  'post /api/operator/store/payeeReject',
  'get /api/operator/invoice/papers',
  'post /api/operator/invoice/papersReveal',
  'post /api/operator/invoice/papersApprove',
  'post /api/operator/invoice/papersReject',
  'get /api/operator/invoice/settlements',
  'get /api/operator/invoice/settlementFile',
  'post /api/operator/invoice/settlementAccept',
  'post /api/operator/invoice/settlementRefuse',
  'get /api/operator/invoice/issuers',
  'post /api/operator/invoice/issuerSave',
  'get /api/operator/invoice/platform',
  'post /api/operator/invoice/platformSave',
  'get /api/operator/invoice/taxCodes',
  'get /api/operator/invoice/taxCodeOptions',
  'post /api/operator/invoice/taxCodeSave',
  'get /api/operator/invoice/categories',
  'post /api/operator/invoice/categorySave',
];

/** What no key may do, whatever its scopes: all that members do for themselves as well. */
export function callsForPeople(app: object): ReadonlySet<string> {
  const calls = listRoutes(app).filter(({ guard, entry: { path } }) => {
    const [, , first = '', area = ''] = path.split('/');
    const isOwn =
      guard === 'login' || (typeof guard === 'object' && 'node' in guard && !guard.node.startsWith('operator/'));
    return isOwn || (first === 'operator' && closedAreas.includes(area));
  });
  return new Set([...closedCalls, ...calls.map(({ entry }) => `${entry.method} ${entry.path}`)]);
}
