import type * as aftersalesDeskCases from './aftersales/desk-cases.ts';
import type * as aftersalesMemberCases from './aftersales/member-cases.ts';
import type * as aftersalesStoreCases from './aftersales/store-cases.ts';
import type * as catalogueDeskAttributes from './catalogue/desk-attributes.ts';
import type * as catalogueDeskCategories from './catalogue/desk-categories.ts';
import type * as catalogueDeskImport from './catalogue/desk-import.ts';
import type * as catalogueDeskProducts from './catalogue/desk-products.ts';
import type * as catalogueDeskSpecification from './catalogue/desk-specification.ts';
import type * as catalogueDeskSynonyms from './catalogue/desk-synonyms.ts';
import type * as catalogueShopConfiguration from './catalogue/shop-configuration.ts';
import type * as catalogueShopProducts from './catalogue/shop-products.ts';
import type * as catalogueShopUnits from './catalogue/shop-units.ts';
import type { Endpoint } from './endpoint.ts';
import type * as filesDeskMedia from './files/desk-media.ts';
import type * as filesMemberUpload from './files/member-upload.ts';
import type * as health from './health.ts';
import type * as identityConsents from './identity/consents.ts';
import type * as identityDeskAudit from './identity/desk-audit.ts';
import type * as identityDeskGroups from './identity/desk-groups.ts';
import type * as identityDeskUsers from './identity/desk-users.ts';
import type * as identityLoginProviders from './identity/login-providers.ts';
import type * as identityMemberAddresses from './identity/member-addresses.ts';
import type * as identityMemberClosing from './identity/member-closing.ts';
import type * as identityMemberExport from './identity/member-export.ts';
import type * as identityMemberPasskeys from './identity/member-passkeys.ts';
import type * as identityMemberProfile from './identity/member-profile.ts';
import type * as identityMemberSecurity from './identity/member-security.ts';
import type * as identityMemberTwoFactor from './identity/member-two-factor.ts';
import type * as identityRealNames from './identity/real-names.ts';
import type * as identityShopLogin from './identity/shop-login.ts';
import type * as identityShopPassword from './identity/shop-password.ts';
import type * as identityShopSession from './identity/shop-session.ts';
import type * as integrationsDeskMoving from './integrations/desk-moving.ts';
import type * as integrationsKeys from './integrations/keys.ts';
import type * as integrationsWebhooks from './integrations/webhooks.ts';
import type * as invoicesDeskInvoices from './invoices/desk-invoices.ts';
import type * as invoicesDeskIssuers from './invoices/desk-issuers.ts';
import type * as invoicesDeskReport from './invoices/desk-report.ts';
import type * as invoicesDeskSettlements from './invoices/desk-settlements.ts';
import type * as invoicesDeskTaxes from './invoices/desk-taxes.ts';
import type * as invoicesDeskPapers from './invoices/desk-title-documents.ts';
import type * as invoicesIssuerBatches from './invoices/issuer-batches.ts';
import type * as invoicesIssuerInvoices from './invoices/issuer-invoices.ts';
import type * as invoicesMemberInvoices from './invoices/member-invoices.ts';
import type * as invoicesMemberTitles from './invoices/member-titles.ts';
import type * as invoicesStoreIssuer from './invoices/store-issuer.ts';
import type * as invoicesStorePlatform from './invoices/store-platform.ts';
import type * as invoicesStoreSettlements from './invoices/store-settlements.ts';
import type * as invoicesStoreTitles from './invoices/store-titles.ts';
import type * as messagingDeskOutbox from './messaging/desk-outbox.ts';
import type * as messagingMemberInbox from './messaging/member-inbox.ts';
import type * as messagingMemberStream from './messaging/member-stream.ts';
import type * as messagingShopCodes from './messaging/shop-codes.ts';
import type * as ordersDeskOrders from './orders/desk-orders.ts';
import type * as ordersDeskPastOrders from './orders/desk-past-orders.ts';
import type * as ordersMemberCheckout from './orders/member-checkout.ts';
import type * as ordersMemberOrders from './orders/member-orders.ts';
import type * as ordersMemberPastOrders from './orders/member-past-orders.ts';
import type * as ordersOrderLists from './orders/order-lists.ts';
import type * as ordersShopFreight from './orders/shop-freight.ts';
import type * as ordersStoreFulfilment from './orders/store-fulfilment.ts';
import type * as ordersStoreOrders from './orders/store-orders.ts';
import type * as ordersStorePool from './orders/store-pool.ts';
import type * as ordersStoreTerms from './orders/store-terms.ts';
import type * as paymentsBankStatement from './payments/bank-statement.ts';
import type * as paymentsDeskPayments from './payments/desk-payments.ts';
import type * as paymentsNotices from './payments/notices.ts';
import type * as paymentsRecharges from './payments/recharges.ts';
import type * as payoutsDeskBatches from './payouts/desk-batches.ts';
import type * as payoutsDeskWithdrawals from './payouts/desk-withdrawals.ts';
import type * as payoutsMemberWithdrawals from './payouts/member-withdrawals.ts';
import type * as payoutsStoreWithdrawals from './payouts/store-withdrawals.ts';
import type * as quotationDeskQuotations from './quotation/desk-quotations.ts';
import type * as quotationMemberQuotations from './quotation/member-quotations.ts';
import type * as quotationSellerAnswers from './quotation/seller-answers.ts';
import type * as quotationStoreQuotations from './quotation/store-quotations.ts';
import type * as referralDeskCommissions from './referral/desk-commissions.ts';
import type * as referralDeskLevels from './referral/desk-levels.ts';
import type * as referralDeskPromoters from './referral/desk-promoters.ts';
import type * as referralDeskTies from './referral/desk-ties.ts';
import type * as referralMemberRecommend from './referral/member-recommend.ts';
import type * as referralMemberShare from './referral/member-share.ts';
import type * as settlementDeskCorrections from './settlement/desk-corrections.ts';
import type * as settlementDeskDeposits from './settlement/desk-deposits.ts';
import type * as settlementDeskRates from './settlement/desk-rates.ts';
import type * as settlementDeskStatements from './settlement/desk-statements.ts';
import type * as settlementStoreCorrections from './settlement/store-corrections.ts';
import type * as settlementStoreDeposits from './settlement/store-deposits.ts';
import type * as settlementStoreFinance from './settlement/store-finance.ts';
import type * as settlementStoreMovements from './settlement/store-movements.ts';
import type * as settlementStoreStatements from './settlement/store-statements.ts';
import type * as siteDeskBlocks from './site/desk-blocks.ts';
import type * as siteDeskJobs from './site/desk-jobs.ts';
import type * as siteDeskLeads from './site/desk-leads.ts';
import type * as siteDeskLegal from './site/desk-legal.ts';
import type * as siteDeskLook from './site/desk-look.ts';
import type * as siteDeskNavigation from './site/desk-navigation.ts';
import type * as siteDeskOpening from './site/desk-opening.ts';
import type * as siteDeskPages from './site/desk-pages.ts';
import type * as siteDeskPauses from './site/desk-pauses.ts';
import type * as siteDeskRedirects from './site/desk-redirects.ts';
import type * as siteDeskSettings from './site/desk-settings.ts';
import type * as siteDeskSystem from './site/desk-system.ts';
import type * as siteDeskWords from './site/desk-words.ts';
import type * as siteMemberFonts from './site/member-fonts.ts';
import type * as siteShopAreas from './site/shop-areas.ts';
import type * as siteShopContent from './site/shop-content.ts';
import type * as siteShopIndex from './site/shop-index.ts';
import type * as siteShopLeads from './site/shop-leads.ts';
import type * as siteShopLook from './site/shop-look.ts';
import type * as siteShopSetup from './site/shop-setup.ts';
import type * as storeApplications from './store/applications.ts';
import type * as storeDeskStores from './store/desk-stores.ts';
import type * as storeHomes from './store/homes.ts';
import type * as storeLegal from './store/legal.ts';
import type * as storePayees from './store/payees.ts';
import type * as storeShopLicences from './store/shop-licences.ts';
import type * as storeStoreClosing from './store/store-closing.ts';
import type * as storeStoreProfile from './store/store-profile.ts';
import type * as storeStoreStaff from './store/store-staff.ts';
import type * as storeStoreTrades from './store/store-trades.ts';
import type * as walletDeskAdjustments from './wallet/desk-adjustments.ts';
import type * as walletDeskBooks from './wallet/desk-books.ts';
import type * as walletDeskLedger from './wallet/desk-ledger.ts';
import type * as walletMemberMovements from './wallet/member-movements.ts';
import type * as workList from './work-list.ts';

/**
 * Every call of the API, by method and path: a wrong path, query or body does not compile, and the answer is inferred.
 * Types only; nothing of it reaches the browser. A contract file that is missing here cannot be called.
 */
type Calls = { [Entry in EntriesOf<Contracts> as `${Entry['method']} ${Entry['path']}`]: Entry };

export type GetPath = PathOf<'get'>;
export type PostPath = PathOf<'post'>;
export type GetEntry<Path extends GetPath> = Calls[`get ${Path}`];
export type PostEntry<Path extends PostPath> = Calls[`post ${Path}`];

type Contracts =
  | typeof health
  | typeof workList
  | typeof aftersalesDeskCases
  | typeof aftersalesMemberCases
  | typeof aftersalesStoreCases
  | typeof catalogueDeskAttributes
  | typeof catalogueDeskCategories
  | typeof catalogueDeskImport
  | typeof catalogueDeskProducts
  | typeof catalogueDeskSpecification
  | typeof catalogueDeskSynonyms
  | typeof catalogueShopConfiguration
  | typeof catalogueShopProducts
  | typeof catalogueShopUnits
  | typeof filesMemberUpload
  | typeof identityConsents
  | typeof identityDeskAudit
  | typeof identityDeskGroups
  | typeof identityDeskUsers
  | typeof identityLoginProviders
  | typeof identityMemberAddresses
  | typeof identityMemberClosing
  | typeof identityMemberExport
  | typeof identityMemberPasskeys
  | typeof identityMemberProfile
  | typeof identityMemberSecurity
  | typeof identityMemberTwoFactor
  | typeof identityRealNames
  | typeof identityShopLogin
  | typeof identityShopPassword
  | typeof identityShopSession
  | typeof integrationsDeskMoving
  | typeof integrationsKeys
  | typeof integrationsWebhooks
  | typeof invoicesIssuerBatches
  | typeof invoicesIssuerInvoices
  | typeof invoicesMemberInvoices
  | typeof invoicesMemberTitles
  | typeof invoicesStoreIssuer
  | typeof invoicesDeskInvoices
  | typeof invoicesDeskIssuers
  | typeof invoicesDeskPapers
  | typeof invoicesDeskReport
  | typeof invoicesDeskSettlements
  | typeof invoicesDeskTaxes
  | typeof invoicesStorePlatform
  | typeof invoicesStoreSettlements
  | typeof invoicesStoreTitles
  | typeof messagingDeskOutbox
  | typeof messagingMemberInbox
  | typeof messagingMemberStream
  | typeof messagingShopCodes
  | typeof ordersDeskOrders
  | typeof ordersDeskPastOrders
  | typeof ordersMemberPastOrders
  | typeof ordersMemberCheckout
  | typeof ordersMemberOrders
  | typeof ordersOrderLists
  | typeof ordersShopFreight
  | typeof ordersStoreFulfilment
  | typeof ordersStoreOrders
  | typeof ordersStorePool
  | typeof ordersStoreTerms
  | typeof paymentsBankStatement
  | typeof paymentsDeskPayments
  | typeof paymentsNotices
  | typeof paymentsRecharges
  | typeof payoutsDeskBatches
  | typeof payoutsDeskWithdrawals
  | typeof payoutsMemberWithdrawals
  | typeof payoutsStoreWithdrawals
  | typeof quotationDeskQuotations
  | typeof quotationMemberQuotations
  | typeof quotationSellerAnswers
  | typeof quotationStoreQuotations
  | typeof referralDeskCommissions
  | typeof referralDeskLevels
  | typeof referralDeskPromoters
  | typeof referralDeskTies
  | typeof referralMemberRecommend
  | typeof referralMemberShare
  | typeof settlementDeskCorrections
  | typeof settlementDeskDeposits
  | typeof settlementDeskRates
  | typeof settlementDeskStatements
  | typeof settlementStoreCorrections
  | typeof settlementStoreDeposits
  | typeof settlementStoreFinance
  | typeof settlementStoreMovements
  | typeof settlementStoreStatements
  | typeof siteDeskBlocks
  | typeof siteDeskJobs
  | typeof siteDeskLeads
  | typeof siteDeskLook
  | typeof siteDeskLegal
  | typeof siteDeskNavigation
  | typeof siteDeskOpening
  | typeof siteDeskPages
  | typeof siteDeskPauses
  | typeof filesDeskMedia
  | typeof siteDeskRedirects
  | typeof siteDeskSettings
  | typeof siteDeskSystem
  | typeof siteDeskWords
  | typeof siteMemberFonts
  | typeof siteShopAreas
  | typeof siteShopContent
  | typeof siteShopIndex
  | typeof siteShopLeads
  | typeof siteShopSetup
  | typeof siteShopLook
  | typeof storeApplications
  | typeof storeDeskStores
  | typeof storeHomes
  | typeof storeLegal
  | typeof storePayees
  | typeof storeShopLicences
  | typeof storeStoreClosing
  | typeof storeStoreProfile
  | typeof storeStoreStaff
  | typeof storeStoreTrades
  | typeof walletDeskAdjustments
  | typeof walletDeskBooks
  | typeof walletDeskLedger
  | typeof walletMemberMovements;

/** Entries stand in a file by themselves, or side by side where a store and operators make the same call. */
type EntriesOf<Contract> = Contract extends unknown
  ? {
      [Name in keyof Contract]: Contract[Name] extends Endpoint ? Contract[Name] : EntriesBeside<Contract[Name]>;
    }[keyof Contract]
  : never;

type EntriesBeside<Entries> = Entries extends Record<string, Endpoint> ? Entries[keyof Entries] : never;

type PathOf<Method extends Endpoint['method']> = {
  [Key in keyof Calls]: Key extends `${Method} ${infer Path}` ? Path : never;
}[keyof Calls];
