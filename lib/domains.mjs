/**
 * The domains of the shop, each with its word on every shelf: `lib/contract/<domain>`, `lib/api/<domain>`,
 * `lib/server/<domain>`, `lib/server/http/routes/<domain>`, `components/<domain>`, `messages/<language>/<domain>…`.
 * Earlier ones know nothing of later ones. The import rules, the test of the folders and the scaffolding read this list.
 */
export const domains = [
  'site',
  'files',
  'messaging',
  'identity',
  'store',
  'integrations',
  'catalogue',
  'wallet',
  'payments',
  'quotation',
  'orders',
  'aftersales',
  'referral',
  'settlement',
  'payouts',
  'invoices',
];
