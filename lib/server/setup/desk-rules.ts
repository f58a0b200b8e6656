import type { RuleDefinition } from '../identity/index.ts';
import { button, directory, menu, page, workplace } from './rule-builders.ts';

/** What comes in and wants a decision. */
const businessRules = directory('desk', 'fa-cogs', [
  workplace('desk/home', 'fa-tachometer', [button('operator/home/see')]),
  workplace('desk/orders', 'fa-list', [
    button('operator/order/list'),
    button('operator/order/info'),
    button('operator/order/dispatch'),
    button('operator/order/take'),
    button('operator/order/transfer'),
    button('operator/order/fulfil'),
    button('operator/order/close'),
    button('operator/order/adjust'),
    button('operator/order/cancel'),
    button('operator/order/confirmReceipt'),
    button('operator/order/note'),
  ]),
  workplace('desk/quotations', 'fa-calculator', [
    button('operator/quote/list'),
    button('operator/quote/answer'),
    button('operator/quote/belowFloor'),
    button('operator/quote/cancel'),
    button('operator/quote/confirm'),
  ]),
  workplace('desk/aftersales', 'fa-life-ring', [
    button('operator/aftersale/list'),
    button('operator/aftersale/answer'),
    button('operator/aftersale/decide'),
    button('operator/invoice/release'),
    button('operator/aftersale/open'),
    button('operator/aftersale/reasons'),
  ]),
  workplace('desk/applications', 'fa-handshake-o', [
    button('operator/storeApplication/list'),
    button('operator/storeApplication/info'),
    button('operator/storeApplication/reveal'),
    button('operator/storeApplication/approve'),
    button('operator/storeApplication/reject'),
  ]),
  workplace('desk/stores', 'fa-building-o', [
    button('operator/store/list'),
    button('operator/store/suspend'),
    button('operator/store/legalChanges'),
    button('operator/store/legalReveal'),
    button('operator/store/legalApprove'),
    button('operator/store/legalReject'),
    button('operator/store/payeeChanges'),
    button('operator/store/payeeReveal'),
    button('operator/store/payeeApprove'),
    button('operator/store/payeeReject'),
  ]),
  workplace('desk/realNames', 'fa-id-card-o', [
    button('operator/realName/list'),
    button('operator/realName/reveal'),
    button('operator/realName/approve'),
    button('operator/realName/reject'),
  ]),
  workplace('desk/promoters', 'fa-share-alt', [
    button('operator/promoter/list'),
    button('operator/promoter/decide'),
    button('operator/promoter/freeze'),
    button('operator/promoter/level'),
    button('operator/promoter/tie'),
    button('operator/promoter/rates'),
  ]),
  workplace('desk/leads', 'fa-comments-o', [button('operator/lead/list'), button('operator/lead/handle')]),
  workplace('desk/pastOrders', 'fa-history', [button('operator/pastOrders/list')]),
  page('desk/orders/info'),
  page('desk/pastOrders/info'),
  page('desk/payouts/info'),
  page('desk/withdrawals/info'),
  page('desk/statements/info'),
  page('desk/quotations/info'),
  page('desk/aftersales/info'),
  page('desk/aftersales/reasons'),
  page('desk/aftersales/statistics'),
  page('desk/applications/info'),
  page('desk/stores/info'),
  page('desk/promoters/commissions'),
  page('desk/promoters/ties'),
  page('desk/promoters/levels'),
]);

const moneyRules = directory('deskMoney', 'fa-money', [
  workplace('desk/transfers', 'fa-university', [
    button('operator/payment/transfers'),
    button('operator/payment/confirmTransfer'),
    button('operator/recharge/list'),
    button('operator/recharge/confirm'),
  ]),
  workplace('desk/refunds', 'fa-undo', [
    button('operator/refund/list'),
    button('operator/refund/paid'),
    button('operator/refund/retry'),
  ]),
  workplace('desk/notices', 'fa-credit-card', [button('operator/payment/notices'), button('operator/payment/resolve')]),
  workplace('desk/adjustments', 'fa-balance-scale', [
    button('operator/adjustment/list'),
    button('operator/adjustment/propose'),
    button('operator/adjustment/approve'),
    button('operator/adjustment/reject'),
  ]),
  workplace('desk/withdrawals', 'fa-money', [
    button('operator/withdrawal/list'),
    button('operator/withdrawal/review'),
    button('operator/withdrawal/pay'),
  ]),
  workplace('desk/payouts', 'fa-list', [button('operator/payout/list'), button('operator/payout/make')]),
  workplace('desk/ledger', 'fa-book', [button('operator/ledger/check'), button('operator/ledger/run')]),
  workplace('desk/books', 'fa-book', [button('operator/books/view'), button('operator/books/export')]),
  workplace('desk/statements', 'fa-file-text-o', [
    button('operator/statement/list'),
    button('operator/statement/answer'),
    button('operator/statement/make'),
    button('operator/statement/settle'),
  ]),
  workplace('desk/corrections', 'fa-exchange', [
    button('operator/correction/list'),
    button('operator/correction/propose'),
    button('operator/correction/decide'),
  ]),
  workplace('desk/deposits', 'fa-shield', [
    button('operator/deposit/list'),
    button('operator/deposit/propose'),
    button('operator/deposit/decide'),
  ]),
  workplace('desk/invoices', 'fa-file-text-o', [button('operator/invoice/list')]),
  workplace('desk/invoices/issue', 'fa-file-text-o', [button('operator/invoice/issue')]),
  workplace('desk/invoices/papers', 'fa-id-card-o', [button('operator/invoice/papers')]),
  workplace('desk/invoices/settlements', 'fa-file-text-o', [button('operator/invoice/settlements')]),
  workplace('desk/invoices/taxes', 'fa-tag', [button('operator/invoice/taxes')]),
  workplace('desk/invoices/issuers', 'fa-building-o', [button('operator/invoice/issuers')]),
  workplace('desk/invoices/report', 'fa-tachometer', [button('operator/invoice/report')]),
  menu('desk/invoices/reds', 'fa-undo'),
  page('desk/invoices/info'),
  workplace('desk/rates', 'fa-tag', [button('operator/rate/list'), button('operator/rate/edit')]),
]);

const catalogueRules = directory('deskCatalogue', 'fa-tags', [
  workplace('desk/products', 'fa-cube', [
    button('operator/product/list'),
    button('operator/product/edit'),
    button('operator/product/publish'),
    button('operator/product/import'),
    button('operator/specification/edit'),
  ]),
  workplace('desk/moving', 'fa-inbox', [button('operator/moving/run')]),
  workplace('desk/categories', 'fa-sitemap', [button('operator/category/edit')]),
  workplace('desk/attributes', 'fa-filter', [button('operator/attribute/edit')]),
  workplace('desk/synonyms', 'fa-exchange', [button('operator/synonym/edit')]),
  page('desk/products/edit'),
  page('desk/products/specification'),
  page('desk/products/import'),
]);

const siteRules = directory('deskSite', 'fa-cog', [
  workplace('desk/pages', 'fa-file-text-o', [button('operator/page/list'), button('operator/page/edit')]),
  workplace('desk/media', 'fa-picture-o', [button('operator/media/list'), button('operator/media/edit')]),
  workplace('desk/redirects', 'fa-map-marker', [button('operator/redirect/list'), button('operator/redirect/edit')]),
  workplace('desk/opening', 'fa-flag', [
    button('operator/opening/see'),
    button('operator/opening/open'),
    button('operator/opening/link'),
    button('operator/opening/mail'),
    button('operator/opening/switch'),
  ]),
  workplace('desk/look', 'fa-paint-brush', [
    button('operator/look/see'),
    button('operator/look/edit'),
    button('operator/look/publish'),
  ]),
  workplace('desk/settings', 'fa-cog', [button('operator/settings/see'), button('operator/settings/edit')]),
  workplace('desk/words', 'fa-comments-o', [button('operator/word/list'), button('operator/word/edit')]),
  workplace('desk/navigation', 'fa-bars', [button('operator/navigation/list'), button('operator/navigation/edit')]),
  workplace('desk/users', 'fa-users', [
    button('operator/user/list'),
    button('operator/user/edit'),
    button('operator/user/group'),
  ]),
  workplace('desk/groups', 'fa-key', [button('operator/group/list'), button('operator/group/edit')]),
  workplace('desk/audit', 'fa-history', [button('operator/audit/list')]),
  workplace('desk/apiKeys', 'fa-key', [button('operator/apiKey/list'), button('operator/apiKey/edit')]),
  workplace('desk/webhooks', 'fa-share-alt', [button('operator/webhook/list'), button('operator/webhook/edit')]),
  workplace('desk/jobs', 'fa-tasks', [
    button('operator/job/list'),
    button('operator/job/retry'),
    button('operator/job/aside'),
  ]),
  workplace('desk/outbox', 'fa-envelope-o', [
    button('operator/outbox/list'),
    button('operator/outbox/reveal'),
    button('operator/outbox/retry'),
  ]),
  workplace('desk/system', 'fa-server', [
    button('operator/system/see'),
    button('operator/system/test'),
    button('operator/system/pause'),
  ]),
  page('desk/opening/setup'),
  page('desk/pages/edit'),
  page('desk/users/info'),
]);

/**
 * The operator's desk: its pages, and below each the calls of the API that it makes. The operators' group may do
 * everything; other groups can be given parts of it, the page and its calls.
 */
export const operatorRules: RuleDefinition[] = [businessRules, moneyRules, catalogueRules, siteRules];
