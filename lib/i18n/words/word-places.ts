/**
 * Files of `messages` by who reads them, in the order in which somebody reads them who sets up a shop: what visitors see first, the desk
 * last. A new file needs a line here, and its name in `siteDesk.words.places`.
 */
export const wordPlaces = {
  visitors: [
    'shell',
    'site',
    'siteBlocks',
    'catalogue',
    'quotation',
    'orders',
    'ordersPast',
    'siteContent',
    'siteCooperate',
    'identityShop',
    'referralShop',
    'storeLicences',
    'routes',
    'ui',
    'validation',
    'errors',
  ],
  members: [
    'member',
    'identityOverview',
    'identityAccount',
    'identityAddresses',
    'identitySecurity',
    'messagingMember',
    'aftersalesMember',
    'aftersales',
    'wallet',
    'walletLedger',
    'referral',
    'payouts',
    'invoices',
    'storeEntry',
    'integrationsKeys',
    'integrationsWebhooks',
    'integrationsReference',
  ],
  sent: [
    'api',
    'messagingInbox',
    'quotationDocument',
    'settlementDocument',
    'referralPoster',
    'invoicesSample',
    'identityExport',
    'ordersExport',
    'quotationExport',
    'aftersalesExport',
    'settlementExport',
    'invoicesExport',
    'storeExport',
  ],
  stores: [
    'storeHomes',
    'storeFields',
    'storeProfile',
    'ordersStore',
    'quotationStore',
    'aftersalesStore',
    'settlementStore',
    'settlementAccount',
    'settlementStatements',
    'invoicesStore',
    'invoicesPlatform',
    'invoicesSettlement',
  ],
  desk: [
    'work',
    'siteOpening',
    'siteSetup',
    'siteDesk',
    'siteBlocksDesk',
    'siteLook',
    'filesMedia',
    'siteRedirectExport',
    'siteJobs',
    'siteSystem',
    'catalogueDesk',
    'catalogueSpecification',
    'catalogueImport',
    'integrationsMoving',
    'integrationsMovingNotes',
    'identityDesk',
    'identityRules',
    'messagingOutbox',
    'aftersalesDesk',
    'storeDesk',
    'settlementDesk',
    'settlementCorrections',
    'settlementDeposits',
    'paymentsDesk',
    'payoutsDesk',
    'payoutsBatches',
    'walletBooks',
    'referralDesk',
    'invoicesDesk',
  ],
} as const;

type WordReader = keyof typeof wordPlaces;

export const wordReaders = Object.keys(wordPlaces) as WordReader[];

const ordered = new Map<string, number>(
  Object.values(wordPlaces)
    .flat()
    .map((place, index) => [place, index]),
);

/** Where a file stands among all; one that is in no list stands behind them. */
export const rankOfPlace = (place: string): number => ordered.get(place) ?? ordered.size;
