/**
 * What the reader of a page may be looking at when a call has changed it, by subject. Calls that change the same name
 * the same set, as `stale` of their entry. The browser reads anew what of it is on the screen.
 */

const balance = [
  '/api/account/balance',
  '/api/account/bill',
  '/api/account/overview',
  // The member’s record, with balance and points.
  '/api/index/index',
] as const;

/** What somebody buys: lists and sums of orders, and what paying for them moves. */
export const memberOrders = [
  '/api/order/list',
  '/api/order/counts',
  '/api/order/info',
  '/api/order/group',
  '/api/account/integral',
  ...balance,
] as const;

export const recharges = ['/api/recharge/list', '/api/recharge/info', ...balance] as const;

/** What waits behind each entry of the menu, for stores and operators. */
const waiting = '/api/account/waiting';

/** What of commissions is taken, and where it goes. */
export const memberWithdrawals = [
  '/api/recommend/payees',
  '/api/recommend/withdrawOptions',
  '/api/recommend/withdraws',
  '/api/recommend/withdrawInfo',
  '/api/recommend/main',
] as const;

/** What a store takes of its earnings. */
export const storeWithdrawals = [
  '/api/store/withdrawOptions',
  '/api/store/withdraws',
  '/api/store/withdrawInfo',
  '/api/store/finance',
  '/api/store/financeMovements',
] as const;

export const memberQuotations = [
  '/api/quote/basket',
  '/api/quote/list',
  '/api/quote/info',
  '/api/quote/messages',
] as const;

export const storeOrders = [
  '/api/store/pool',
  '/api/store/orders',
  '/api/store/orderCounts',
  '/api/store/orderInfo',
  '/api/store/home',
  waiting,
] as const;

export const deskOrders = [
  '/api/operator/order/list',
  '/api/operator/order/info',
  '/api/operator/home/see',
  waiting,
] as const;

/** What a customer asks for of an order: it shows there too, and money may come back. */
export const memberCases = [
  '/api/aftersale/list',
  '/api/aftersale/counts',
  '/api/aftersale/info',
  '/api/aftersale/options',
  waiting,
  ...memberOrders,
] as const;

export const deskCases = [
  '/api/operator/aftersale/list',
  '/api/operator/aftersale/counts',
  '/api/operator/aftersale/info',
  ...deskOrders,
] as const;

/** Cases by who answers them. */
export const sellerCases = {
  store: [
    '/api/store/aftersaleList',
    '/api/store/aftersaleCounts',
    '/api/store/aftersaleInfo',
    '/api/store/aftersaleFigures',
    ...storeOrders,
  ],
  desk: deskCases,
} as const;

/** What a seller answers, by who does: a store, or the platform’s own desk. */
export const sellerQuotations = {
  store: [
    '/api/store/quoteList',
    '/api/store/quoteCounts',
    '/api/store/quoteInfo',
    '/api/store/quoteMessages',
    '/api/store/home',
    waiting,
  ],
  desk: [
    '/api/operator/quote/list',
    '/api/operator/quote/counts',
    '/api/operator/quote/info',
    '/api/operator/quote/messages',
    '/api/operator/home/see',
    waiting,
  ],
} as const;

/** What the accounts team decides about. */
export const deskMoney = [
  '/api/operator/payment/transfers',
  '/api/operator/payment/transferHistory',
  '/api/operator/recharge/list',
  '/api/operator/refund/list',
  '/api/operator/payment/notices',
  '/api/operator/adjustment/list',
  '/api/operator/withdrawal/list',
  '/api/operator/withdrawal/info',
  '/api/operator/home/see',
  waiting,
] as const;

/** What goes out by files of the bank. */
export const deskBatches = [
  '/api/operator/payout/list',
  '/api/operator/payout/info',
  '/api/operator/payout/rows',
  '/api/operator/payout/candidates',
  ...deskMoney,
] as const;

/** What the platform puts right with stores. */
export const deskCorrections = ['/api/operator/correction/list', '/api/operator/home/see', waiting] as const;

/** What stores leave with the platform as a surety. */
export const deskDeposits = ['/api/operator/deposit/list', '/api/operator/home/see', waiting] as const;

/** What the platform settles stores for. */
export const deskStatements = [
  '/api/operator/statement/list',
  '/api/operator/statement/info',
  '/api/operator/statement/lines',
  '/api/operator/home/see',
  waiting,
] as const;

/** What a store's money is made of. */
export const storeMoney = [
  '/api/store/finance',
  '/api/store/financeLines',
  '/api/store/financeMovements',
  '/api/store/corrections',
  '/api/store/deposits',
  '/api/store/statements',
] as const;

/** What a store does about a statement. */
export const storeStatementMoves = [...storeMoney, '/api/store/statement'] as const;

export const deskPeople = [
  '/api/operator/user/list',
  '/api/operator/user/info',
  '/api/operator/group/list',
  '/api/operator/group/info',
  '/api/operator/group/options',
] as const;

export const deskRealNames = ['/api/operator/realName/list', '/api/operator/home/see', waiting] as const;

export const deskPromoters = [
  '/api/operator/promoter/list',
  '/api/operator/promoter/levels',
  '/api/operator/home/see',
  waiting,
] as const;

export const deskApplications = [
  '/api/operator/storeApplication/list',
  '/api/operator/storeApplication/info',
  '/api/operator/home/see',
  waiting,
] as const;

export const deskStores = [
  '/api/operator/store/list',
  '/api/operator/store/info',
  '/api/operator/store/legalChanges',
  '/api/operator/store/payeeChanges',
  '/api/operator/home/see',
  waiting,
] as const;

export const deskProducts = ['/api/operator/product/list', '/api/operator/product/info'] as const;

/** Orders of systems before this shop, as an import brings and takes them. */
export const deskPastOrders = ['/api/operator/pastOrders/list', '/api/operator/pastOrders/info'] as const;

export const deskMovings = ['/api/operator/moving/list', '/api/operator/moving/info'] as const;

export const deskImports = ['/api/operator/product/imports', '/api/operator/product/importInfo'] as const;

/** The trees and values that a product is filed under. */
export const deskCategories = ['/api/operator/category/list', '/api/operator/product/choices'] as const;
export const deskAttributes = ['/api/operator/attribute/list', '/api/operator/product/choices'] as const;

export const addresses = ['/api/address/list', '/api/address/info', '/api/index/index'] as const;
export const messages = ['/api/message/list', '/api/message/unread'] as const;
export const invoiceTitles = ['/api/invoice/titles', '/api/invoice/titleInfo'] as const;

/** Invoices by who issues them. */
export const issuerInvoices = {
  store: [
    '/api/store/invoiceIssuing',
    '/api/store/invoiceCounts',
    '/api/store/invoiceDetail',
    '/api/store/invoiceHome',
    waiting,
  ],
  desk: [
    '/api/operator/invoice/issuing',
    '/api/operator/invoice/counts',
    '/api/operator/invoice/detail',
    '/api/operator/invoice/reds',
    waiting,
  ],
} as const;

/** What a member has asked to be invoiced: it shows at its orders too. */
export const memberInvoices = [
  '/api/invoice/orders',
  '/api/invoice/preview',
  '/api/invoice/records',
  '/api/invoice/counts',
  '/api/invoice/info',
  '/api/invoice/ofOrder',
] as const;

/** Titles of a store. */
export const storeInvoiceTitles = [
  '/api/store/invoiceTitles',
  '/api/store/invoiceTitleInfo',
  '/api/store/platformInvoicing',
] as const;

/** What the platform invoices a store for. */
export const storePlatformInvoices = [
  '/api/store/platformInvoicing',
  '/api/store/platformFees',
  '/api/store/platformInvoices',
  '/api/store/platformInvoice',
] as const;

/** What a store hands in for what it is settled; its withdrawals are paid upon it. */
export const storeSettlementInvoices = [
  '/api/store/settlementInvoicing',
  '/api/store/settlementInvoices',
  '/api/store/withdraws',
] as const;

/** The same, by whoever accepts it. */
export const deskSettlementInvoices = [
  '/api/operator/invoice/settlements',
  '/api/operator/withdrawal/list',
  '/api/operator/withdrawal/info',
  '/api/operator/payout/candidates',
  '/api/operator/home/see',
  waiting,
] as const;

/** Tax codes, and what categories are invoiced under. */
export const deskTaxes = [
  '/api/operator/invoice/taxCodes',
  '/api/operator/invoice/taxCodeOptions',
  '/api/operator/invoice/categories',
] as const;

/** Who issues, and how. */
export const deskInvoiceIssuers = ['/api/operator/invoice/issuers', '/api/operator/invoice/platform'] as const;

/** Documents of titles. */
export const deskTitleDocuments = ['/api/operator/invoice/papers', '/api/operator/home/see', waiting] as const;
