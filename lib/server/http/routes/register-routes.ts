import type { ChangeStreams } from '../live/change-streams.ts';
import type { LiveMessages } from '../live/live-messages.ts';
import type { App } from '../serve.ts';
import { registerOperatorCase } from './aftersales/desk-cases.ts';
import { registerAftersale } from './aftersales/member-cases.ts';
import { registerSellerCase } from './aftersales/seller-cases.ts';
import { registerStoreCaseFigures } from './aftersales/store-figures.ts';
import { registerOperatorAttribute } from './catalogue/desk-attributes.ts';
import { registerOperatorCategory } from './catalogue/desk-categories.ts';
import { registerProductImport } from './catalogue/desk-import.ts';
import { registerOperatorProduct } from './catalogue/desk-products.ts';
import { registerOperatorSpecification } from './catalogue/desk-specification.ts';
import { registerOperatorSynonym } from './catalogue/desk-synonyms.ts';
import { registerQuote } from './catalogue/shop-configuration.ts';
import { registerCatalogue } from './catalogue/shop-products.ts';
import { registerUnits } from './catalogue/shop-units.ts';
import { registerMedia } from './files/desk-media.ts';
import { registerUpload } from './files/member-upload.ts';
import { registerHealth } from './health.ts';
import { registerOperatorPeople } from './identity/desk-people.ts';
import { registerAddress } from './identity/member-addresses.ts';
import { registerAccountClosing } from './identity/member-closing.ts';
import { registerAccountConsents } from './identity/member-consents.ts';
import { registerAccountExport } from './identity/member-export.ts';
import { registerLinkedLogins } from './identity/member-linked-logins.ts';
import { registerAccountPasskeys } from './identity/member-passkeys.ts';
import { registerAccountProfile } from './identity/member-profile.ts';
import { registerAccountSecurity } from './identity/member-security.ts';
import { registerAccountTwoFactor } from './identity/member-two-factor.ts';
import { registerWorkView } from './identity/member-views.ts';
import { registerAccountRealName } from './identity/real-names.ts';
import { registerUserRoutes } from './identity/shop-login.ts';
import { registerAccount } from './identity/shop-password.ts';
import { registerCommon } from './identity/shop-session.ts';
import { registerMoving } from './integrations/desk-moving.ts';
import { registerKeys } from './integrations/keys.ts';
import { registerWebhooks } from './integrations/webhooks.ts';
import { registerOperatorInvoices } from './invoices/desk-invoices.ts';
import { registerOperatorInvoiceIssuers } from './invoices/desk-issuers.ts';
import { registerOperatorInvoiceReport } from './invoices/desk-report.ts';
import { registerOperatorSettlements } from './invoices/desk-settlements.ts';
import { registerOperatorTaxes } from './invoices/desk-taxes.ts';
import { registerOperatorTitleDocuments } from './invoices/desk-title-documents.ts';
import { registerInvoiceNotices } from './invoices/invoice-notices.ts';
import { registerIssuerBatches } from './invoices/issuer-batches.ts';
import { registerIssuerInvoices } from './invoices/issuer-invoices.ts';
import { registerMemberInvoices } from './invoices/member-invoices.ts';
import { registerInvoiceTitles } from './invoices/member-titles.ts';
import { registerStoreIssuer } from './invoices/store-issuer.ts';
import { registerStorePlatformInvoices } from './invoices/store-platform.ts';
import { registerStoreSettlements } from './invoices/store-settlements.ts';
import { registerStoreTitles } from './invoices/store-titles.ts';
import { registerOperatorOutbox } from './messaging/desk-outbox.ts';
import { registerMessage } from './messaging/member-inbox.ts';
import { registerMessagePreferences } from './messaging/member-preferences.ts';
import { registerMessageStream } from './messaging/member-stream.ts';
import { registerMessaging } from './messaging/shop-codes.ts';
import { registerOperatorOrder } from './orders/desk-orders.ts';
import { registerOrder } from './orders/member-orders.ts';
import { registerOrderPay } from './orders/member-pay.ts';
import { registerOrderReceipt } from './orders/member-receipt.ts';
import { registerOrderLists } from './orders/order-lists.ts';
import { registerParcelPushes } from './orders/parcel-pushes.ts';
import { registerPastOrders } from './orders/past-orders.ts';
import { registerFreight } from './orders/shop-freight.ts';
import { registerStoreOrder } from './orders/store-orders.ts';
import { registerStorePool } from './orders/store-pool.ts';
import { registerStoreOrderTerms } from './orders/store-terms.ts';
import { registerBankStatement } from './payments/bank-statement.ts';
import { registerOperatorPayment } from './payments/desk-payments.ts';
import { registerPayment } from './payments/notices.ts';
import { registerRecharge } from './payments/recharges.ts';
import { registerOperatorBatches } from './payouts/desk-batches.ts';
import { registerOperatorWithdrawals } from './payouts/desk-withdrawals.ts';
import { registerRecommendWithdrawals } from './payouts/member-withdrawals.ts';
import { registerStoreWithdrawals } from './payouts/store-withdrawals.ts';
import { registerOperatorQuotation } from './quotation/desk-quotations.ts';
import { registerQuotationMoves } from './quotation/member-moves.ts';
import { registerQuotation } from './quotation/member-quotations.ts';
import { registerQuotationDesk } from './quotation/seller-answers.ts';
import { registerSellerQuotation } from './quotation/seller-quotations.ts';
import { registerOperatorCommissions } from './referral/desk-commissions.ts';
import { registerOperatorPromoter } from './referral/desk-promoters.ts';
import { registerOperatorTie } from './referral/desk-ties.ts';
import { registerRecommend } from './referral/member-recommend.ts';
import { registerRecommendShare } from './referral/member-share.ts';
import { registerOperatorCorrections } from './settlement/desk-corrections.ts';
import { registerOperatorDeposits } from './settlement/desk-deposits.ts';
import { registerOperatorRates } from './settlement/desk-rates.ts';
import { registerOperatorStatements } from './settlement/desk-statements.ts';
import { registerStoreCorrections } from './settlement/store-corrections.ts';
import { registerStoreDeposits } from './settlement/store-deposits.ts';
import { registerStoreFinance } from './settlement/store-finance.ts';
import { registerStoreMovements } from './settlement/store-movements.ts';
import { registerStoreStatements } from './settlement/store-statements.ts';
import { registerChanges } from './site/changes.ts';
import { registerOperatorBlocks } from './site/desk-blocks.ts';
import { registerOperatorJob, registerOperatorJobRows } from './site/desk-jobs.ts';
import { registerLook } from './site/desk-look.ts';
import { registerOperatorOpening } from './site/desk-opening.ts';
import { registerOperatorPauses } from './site/desk-pauses.ts';
import { registerRedirects } from './site/desk-redirects.ts';
import { registerOperatorSite } from './site/desk-site.ts';
import { registerOperatorSystem } from './site/desk-system.ts';
import { registerOperatorWords } from './site/desk-words.ts';
import { registerFonts } from './site/member-fonts.ts';
import { registerArea } from './site/shop-areas.ts';
import { registerContent } from './site/shop-content.ts';
import { registerIndex } from './site/shop-index.ts';
import { registerCooperate } from './site/shop-leads.ts';
import { registerSetup } from './site/shop-setup.ts';
import { registerStoreApplication } from './store/applications.ts';
import { registerOperatorStore } from './store/desk-stores.ts';
import { registerSellerHome } from './store/homes.ts';
import { registerStoreLegal } from './store/legal.ts';
import { registerStorePayee } from './store/payees.ts';
import { registerLicences } from './store/shop-licences.ts';
import { registerStoreClosing } from './store/store-closing.ts';
import { registerStoreProfile } from './store/store-profile.ts';
import { registerStoreStaff } from './store/store-staff.ts';
import { registerStoreTrades } from './store/store-trades.ts';
import { registerOperatorBooks } from './wallet/desk-books.ts';
import { registerOperatorMoney } from './wallet/desk-money.ts';
import { registerAccountMoney } from './wallet/member-movements.ts';

interface RouteNeeds {
  live: LiveMessages;
  changes: ChangeStreams;
  isServing: () => boolean;
}

/** What serves the calls of each file; three need more than the app and stand below. */
const files: ((app: App) => void)[] = [
  registerIndex,
  registerUserRoutes,
  registerCommon,
  registerAccount,
  registerAccountProfile,
  registerAccountMoney,
  registerAccountSecurity,
  registerAccountTwoFactor,
  registerLinkedLogins,
  registerAccountPasskeys,
  registerAccountRealName,
  registerAccountClosing,
  registerAccountConsents,
  registerAccountExport,
  registerWorkView,
  registerFonts,
  registerArea,
  registerAddress,
  registerRecharge,
  registerRecommend,
  registerRecommendShare,
  registerOperatorPromoter,
  registerOperatorCommissions,
  registerOperatorTie,
  registerPayment,
  registerOrder,
  registerOrderPay,
  registerOrderReceipt,
  registerOperatorPeople,
  registerLook,
  registerOperatorBlocks,
  registerOperatorSite,
  registerMedia,
  registerRedirects,
  registerOperatorWords,
  registerBankStatement,
  registerOperatorPayment,
  registerOperatorMoney,
  registerOperatorBooks,
  registerOperatorRates,
  registerOperatorCorrections,
  registerOperatorDeposits,
  registerOperatorStatements,
  registerStoreFinance,
  registerStoreMovements,
  registerStoreStatements,
  registerStoreCorrections,
  registerStoreDeposits,
  registerOperatorJob,
  registerOperatorJobRows,
  registerOperatorOutbox,
  registerOperatorPauses,
  registerOperatorOpening,
  registerSetup,
  registerOperatorSystem,
  registerStoreApplication,
  registerStoreProfile,
  registerStoreClosing,
  registerStoreLegal,
  registerStorePayee,
  registerStoreStaff,
  registerStoreTrades,
  registerKeys,
  registerMoving,
  registerWebhooks,
  registerStoreOrder,
  registerStorePool,
  registerOrderLists,
  registerStoreOrderTerms,
  registerOperatorOrder,
  registerAftersale,
  registerSellerCase,
  registerStoreCaseFigures,
  registerOperatorCase,
  registerOperatorStore,
  registerOperatorProduct,
  registerProductImport,
  registerOperatorSpecification,
  registerOperatorCategory,
  registerOperatorAttribute,
  registerOperatorSynonym,
  registerMessaging,
  registerUpload,
  registerMessage,
  registerMessagePreferences,
  registerCatalogue,
  registerFreight,
  registerUnits,
  registerParcelPushes,
  registerQuote,
  registerQuotation,
  registerQuotationMoves,
  registerSellerHome,
  registerLicences,
  registerSellerQuotation,
  registerQuotationDesk,
  registerOperatorQuotation,
  registerContent,
  registerCooperate,
  registerRecommendWithdrawals,
  registerStoreWithdrawals,
  registerOperatorWithdrawals,
  registerOperatorBatches,
  registerInvoiceNotices,
  registerInvoiceTitles,
  registerIssuerBatches,
  registerIssuerInvoices,
  registerStoreIssuer,
  registerMemberInvoices,
  registerStorePlatformInvoices,
  registerStoreSettlements,
  registerStoreTitles,
  registerOperatorInvoices,
  registerOperatorInvoiceIssuers,
  registerOperatorTitleDocuments,
  registerOperatorSettlements,
  registerOperatorInvoiceReport,
  registerOperatorTaxes,
  registerPastOrders,
];

/** Every route of the API, one file per domain. */
export function registerRoutes(app: App, { live, changes, isServing }: RouteNeeds): void {
  registerHealth(app, isServing);
  for (const register of files) register(app);
  registerMessageStream(app, live);
  registerChanges(app, changes);
}
