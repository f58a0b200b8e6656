import type { Messages } from 'next-intl';
import type { Locale } from './locales.ts';
import { finishedWords, withWords } from './words/finished-words.ts';

/** One JSON file each in `messages/<locale>`; pages load those of their own route (style: Words). */
export const pageNamespaces = [
  'shell',
  'routes',
  'identityShop',
  'validation',
  'errors',
  'site',
  'siteBlocks',
  'siteBlocksDesk',
  'catalogue',
  'filesMedia',
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
  'ordersPast',
  'ordersStore',
  'siteJobs',
  'siteLook',
  'siteSystem',
  'siteOpening',
  'siteSetup',
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
  'integrationsMoving',
  'integrationsWebhooks',
] as const;
export type Namespace = (typeof pageNamespaces)[number];

/** The texts of some namespaces as this shop says them, as one object keyed by namespace. */
export async function loadMessages<Name extends Namespace>(
  locale: Locale,
  names: readonly Name[],
): Promise<Pick<Messages, Name>> {
  const [said, ...loaded] = await Promise.all([
    saidOtherwise(locale, names),
    ...names.map(async (name) => [name, (await import(`../../messages/${locale}/${name}.json`)).default] as const),
  ]);
  return Object.fromEntries(loaded.map(([name, words]) => [name, withWords(name, words, said)])) as Pick<
    Messages,
    Name
  >;
}

/** Asked of the process that gave the page, where no process is around. */
async function saidOtherwise(locale: Locale, names: readonly Namespace[]): Promise<Readonly<Record<string, string>>> {
  if (typeof window === 'undefined') return finishedWords()?.texts[locale] ?? {};
  const answer = await fetch(`/internal/words/${locale}?of=${names.join()}`);
  if (!answer.ok) throw new Error(`no words: ${answer.status}`);
  return answer.json();
}
