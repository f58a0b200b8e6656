import type { Locale } from '../../lib/i18n/locales.ts';
import kindsEn from '../../messages/en/aftersales.json' with { type: 'json' };
import aftersalesEn from '../../messages/en/aftersalesMember.json' with { type: 'json' };
import deskCasesEn from '../../messages/en/aftersalesStore.json' with { type: 'json' };
import deskCatalogueEn from '../../messages/en/catalogueDesk.json' with { type: 'json' };
import deskImportEn from '../../messages/en/catalogueImport.json' with { type: 'json' };
import deskSpecificationEn from '../../messages/en/catalogueSpecification.json' with { type: 'json' };
import accountEn from '../../messages/en/identityAccount.json' with { type: 'json' };
import addressesEn from '../../messages/en/identityAddresses.json' with { type: 'json' };
import overviewEn from '../../messages/en/identityOverview.json' with { type: 'json' };
import securityEn from '../../messages/en/identitySecurity.json' with { type: 'json' };
import authEn from '../../messages/en/identityShop.json' with { type: 'json' };
import invoicesEn from '../../messages/en/invoices.json' with { type: 'json' };
import settlementInvoicesEn from '../../messages/en/invoicesSettlement.json' with { type: 'json' };
import storeInvoicesEn from '../../messages/en/invoicesStore.json' with { type: 'json' };
import memberEn from '../../messages/en/member.json' with { type: 'json' };
import messagesEn from '../../messages/en/messagingMember.json' with { type: 'json' };
import deskOutboxEn from '../../messages/en/messagingOutbox.json' with { type: 'json' };
import ordersEn from '../../messages/en/orders.json' with { type: 'json' };
import deskOrdersEn from '../../messages/en/ordersStore.json' with { type: 'json' };
import deskMoneyEn from '../../messages/en/paymentsDesk.json' with { type: 'json' };
import payoutsEn from '../../messages/en/payouts.json' with { type: 'json' };
import batchesEn from '../../messages/en/payoutsBatches.json' with { type: 'json' };
import deskPayoutsEn from '../../messages/en/payoutsDesk.json' with { type: 'json' };
import quotationEn from '../../messages/en/quotation.json' with { type: 'json' };
import quotationDeskEn from '../../messages/en/quotationStore.json' with { type: 'json' };
import referralEn from '../../messages/en/referral.json' with { type: 'json' };
import deskReferralEn from '../../messages/en/referralDesk.json' with { type: 'json' };
import referralShopEn from '../../messages/en/referralShop.json' with { type: 'json' };
import routesEn from '../../messages/en/routes.json' with { type: 'json' };
import depositsEn from '../../messages/en/settlementDeposits.json' with { type: 'json' };
import statementsEn from '../../messages/en/settlementStatements.json' with { type: 'json' };
import financeEn from '../../messages/en/settlementStore.json' with { type: 'json' };
import shellEn from '../../messages/en/shell.json' with { type: 'json' };
import deskJobsEn from '../../messages/en/siteJobs.json' with { type: 'json' };
import deskSystemEn from '../../messages/en/siteSystem.json' with { type: 'json' };
import deskStoresEn from '../../messages/en/storeDesk.json' with { type: 'json' };
import storeEn from '../../messages/en/storeEntry.json' with { type: 'json' };
import storeFieldsEn from '../../messages/en/storeFields.json' with { type: 'json' };
import storeProfileEn from '../../messages/en/storeProfile.json' with { type: 'json' };
import uiEn from '../../messages/en/ui.json' with { type: 'json' };
import walletEn from '../../messages/en/wallet.json' with { type: 'json' };
import workEn from '../../messages/en/work.json' with { type: 'json' };
import aftersaleKinds from '../../messages/zh-cn/aftersales.json' with { type: 'json' };
import aftersales from '../../messages/zh-cn/aftersalesMember.json' with { type: 'json' };
import deskCases from '../../messages/zh-cn/aftersalesStore.json' with { type: 'json' };
import deskCatalogue from '../../messages/zh-cn/catalogueDesk.json' with { type: 'json' };
import deskImport from '../../messages/zh-cn/catalogueImport.json' with { type: 'json' };
import deskSpecification from '../../messages/zh-cn/catalogueSpecification.json' with { type: 'json' };
import account from '../../messages/zh-cn/identityAccount.json' with { type: 'json' };
import addresses from '../../messages/zh-cn/identityAddresses.json' with { type: 'json' };
import overview from '../../messages/zh-cn/identityOverview.json' with { type: 'json' };
import security from '../../messages/zh-cn/identitySecurity.json' with { type: 'json' };
import auth from '../../messages/zh-cn/identityShop.json' with { type: 'json' };
import invoices from '../../messages/zh-cn/invoices.json' with { type: 'json' };
import settlementInvoices from '../../messages/zh-cn/invoicesSettlement.json' with { type: 'json' };
import storeInvoices from '../../messages/zh-cn/invoicesStore.json' with { type: 'json' };
import member from '../../messages/zh-cn/member.json' with { type: 'json' };
import messages from '../../messages/zh-cn/messagingMember.json' with { type: 'json' };
import deskOutbox from '../../messages/zh-cn/messagingOutbox.json' with { type: 'json' };
import orders from '../../messages/zh-cn/orders.json' with { type: 'json' };
import deskOrders from '../../messages/zh-cn/ordersStore.json' with { type: 'json' };
import deskMoney from '../../messages/zh-cn/paymentsDesk.json' with { type: 'json' };
import payouts from '../../messages/zh-cn/payouts.json' with { type: 'json' };
import batches from '../../messages/zh-cn/payoutsBatches.json' with { type: 'json' };
import deskPayouts from '../../messages/zh-cn/payoutsDesk.json' with { type: 'json' };
import quotation from '../../messages/zh-cn/quotation.json' with { type: 'json' };
import quotationDesk from '../../messages/zh-cn/quotationStore.json' with { type: 'json' };
import referral from '../../messages/zh-cn/referral.json' with { type: 'json' };
import deskReferral from '../../messages/zh-cn/referralDesk.json' with { type: 'json' };
import referralShop from '../../messages/zh-cn/referralShop.json' with { type: 'json' };
import routes from '../../messages/zh-cn/routes.json' with { type: 'json' };
import deposits from '../../messages/zh-cn/settlementDeposits.json' with { type: 'json' };
import statements from '../../messages/zh-cn/settlementStatements.json' with { type: 'json' };
import finance from '../../messages/zh-cn/settlementStore.json' with { type: 'json' };
import shell from '../../messages/zh-cn/shell.json' with { type: 'json' };
import deskJobs from '../../messages/zh-cn/siteJobs.json' with { type: 'json' };
import deskSystem from '../../messages/zh-cn/siteSystem.json' with { type: 'json' };
import deskStores from '../../messages/zh-cn/storeDesk.json' with { type: 'json' };
import store from '../../messages/zh-cn/storeEntry.json' with { type: 'json' };
import storeFields from '../../messages/zh-cn/storeFields.json' with { type: 'json' };
import storeProfile from '../../messages/zh-cn/storeProfile.json' with { type: 'json' };
import ui from '../../messages/zh-cn/ui.json' with { type: 'json' };
import wallet from '../../messages/zh-cn/wallet.json' with { type: 'json' };
import work from '../../messages/zh-cn/work.json' with { type: 'json' };

const chinese = {
  account,
  addresses,
  aftersaleKinds,
  aftersales,
  auth,
  member,
  messages,
  orders,
  overview,
  invoices,
  payouts,
  quotation,
  routes,
  security,
  shell,
  store,
  storeFields,
  ui,
  referral,
  referralShop,
  wallet,
};
const english: typeof chinese = {
  account: accountEn,
  addresses: addressesEn,
  aftersaleKinds: kindsEn,
  aftersales: aftersalesEn,
  auth: authEn,
  member: memberEn,
  messages: messagesEn,
  orders: ordersEn,
  overview: overviewEn,
  invoices: invoicesEn,
  payouts: payoutsEn,
  quotation: quotationEn,
  routes: routesEn,
  security: securityEn,
  shell: shellEn,
  store: storeEn,
  storeFields: storeFieldsEn,
  ui: uiEn,
  referral: referralEn,
  referralShop: referralShopEn,
  wallet: walletEn,
};

/** What a member reads, in the language of the test. */
export const memberWords: Record<Locale, typeof chinese> = { 'zh-cn': chinese, en: english };

const chineseDesk = {
  batches,
  deposits,
  deskCases,
  deskCatalogue,
  deskImport,
  deskJobs,
  deskMoney,
  deskOrders,
  deskOutbox,
  deskPayouts,
  deskReferral,
  deskSpecification,
  deskStores,
  deskSystem,
  finance,
  quotationDesk,
  statements,
  settlementInvoices,
  storeInvoices,
  storeProfile,
  work,
};
const englishDesk: typeof chineseDesk = {
  batches: batchesEn,
  deposits: depositsEn,
  deskCases: deskCasesEn,
  deskCatalogue: deskCatalogueEn,
  deskImport: deskImportEn,
  deskJobs: deskJobsEn,
  deskMoney: deskMoneyEn,
  deskOrders: deskOrdersEn,
  deskOutbox: deskOutboxEn,
  deskPayouts: deskPayoutsEn,
  deskReferral: deskReferralEn,
  deskSpecification: deskSpecificationEn,
  deskStores: deskStoresEn,
  deskSystem: deskSystemEn,
  finance: financeEn,
  quotationDesk: quotationDeskEn,
  statements: statementsEn,
  settlementInvoices: settlementInvoicesEn,
  storeInvoices: storeInvoicesEn,
  storeProfile: storeProfileEn,
  work: workEn,
};

/** What stores and operators read. */
export const deskWords: Record<Locale, typeof chineseDesk> = { 'zh-cn': chineseDesk, en: englishDesk };

/** A text with its placeholders filled in. */
export function filledIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)[^}]*\}/g, (whole, name) => String(values[name] ?? whole));
}
