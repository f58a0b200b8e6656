import type { Messages } from 'next-intl';
import type { Locale } from './locales.ts';

/** One JSON file each in `messages/<locale>`; pages load those of their own route (style: Words). */
export const pageNamespaces = [
  'shell',
  'routes',
  'identityShop',
  'validation',
  'errors',
  'site',
  'siteHome',
  'catalogue',
  'siteContent',
  'siteCooperate',
  'ui',
  'member',
  'identityAccount',
  'wallet',
  'referral',
  'referralDesk',
  'referralShop',
  'identityOverview',
  'identityAddresses',
  'messagingMember',
  'messagingOutbox',
  'storeFields',
  'storeEntry',
  'storeLicences',
  'identitySecurity',
  'orders',
  'aftersales',
  'aftersalesMember',
  'aftersalesStore',
  'aftersalesDesk',
  'quotation',
  'quotationStore',
  'work',
  'storeHomes',
  'storeProfile',
  'ordersStore',
  'siteJobs',
  'siteSystem',
  'paymentsDesk',
  'catalogueDesk',
  'catalogueSpecification',
  'catalogueImport',
  'siteDesk',
  'identityDesk',
  'storeDesk',
  'settlementDesk',
  'settlementCorrections',
  'settlementDeposits',
  'settlementStatements',
  'walletBooks',
  'settlementAccount',
  'payouts',
  'payoutsDesk',
  'payoutsBatches',
  'settlementStore',
  'invoices',
  'invoicesSettlement',
  'invoicesStore',
  'invoicesDesk',
  'invoicesPlatform',
  'integrationsKeys',
] as const;
export type Namespace = (typeof pageNamespaces)[number];

/** The texts of some namespaces, as one object keyed by namespace. */
export async function loadMessages<Name extends Namespace>(
  locale: Locale,
  names: readonly Name[],
): Promise<Pick<Messages, Name>> {
  const loaded = await Promise.all(
    names.map(async (name) => [name, (await import(`../../messages/${locale}/${name}.json`)).default] as const),
  );
  return Object.fromEntries(loaded) as Pick<Messages, Name>;
}
