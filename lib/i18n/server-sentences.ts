import { IntlMessageFormat } from 'intl-messageformat';
import enAftersales from '#messages/en/aftersales.json' with { type: 'json' };
import enAftersalesExport from '#messages/en/aftersalesExport.json' with { type: 'json' };
import enApi from '#messages/en/api.json' with { type: 'json' };
import enCatalogueImport from '#messages/en/catalogueImport.json' with { type: 'json' };
import enErrors from '#messages/en/errors.json' with { type: 'json' };
import enIdentityAccount from '#messages/en/identityAccount.json' with { type: 'json' };
import enIdentityExport from '#messages/en/identityExport.json' with { type: 'json' };
import enIntegrationsReference from '#messages/en/integrationsReference.json' with { type: 'json' };
import enIntegrationsWebhooks from '#messages/en/integrationsWebhooks.json' with { type: 'json' };
import enInvoices from '#messages/en/invoices.json' with { type: 'json' };
import enInvoicesExport from '#messages/en/invoicesExport.json' with { type: 'json' };
import enInvoicesSample from '#messages/en/invoicesSample.json' with { type: 'json' };
import enMessagingInbox from '#messages/en/messagingInbox.json' with { type: 'json' };
import enOrdersExport from '#messages/en/ordersExport.json' with { type: 'json' };
import enQuotationDocument from '#messages/en/quotationDocument.json' with { type: 'json' };
import enQuotationExport from '#messages/en/quotationExport.json' with { type: 'json' };
import enReferralPoster from '#messages/en/referralPoster.json' with { type: 'json' };
import enSettlementDocument from '#messages/en/settlementDocument.json' with { type: 'json' };
import enSettlementExport from '#messages/en/settlementExport.json' with { type: 'json' };
import enStoreExport from '#messages/en/storeExport.json' with { type: 'json' };
import enUi from '#messages/en/ui.json' with { type: 'json' };
import enValidation from '#messages/en/validation.json' with { type: 'json' };
import enWalletLedger from '#messages/en/walletLedger.json' with { type: 'json' };
import zhAftersales from '#messages/zh-cn/aftersales.json' with { type: 'json' };
import zhAftersalesExport from '#messages/zh-cn/aftersalesExport.json' with { type: 'json' };
import zhApi from '#messages/zh-cn/api.json' with { type: 'json' };
import zhCatalogueImport from '#messages/zh-cn/catalogueImport.json' with { type: 'json' };
import zhErrors from '#messages/zh-cn/errors.json' with { type: 'json' };
import zhIdentityAccount from '#messages/zh-cn/identityAccount.json' with { type: 'json' };
import zhIdentityExport from '#messages/zh-cn/identityExport.json' with { type: 'json' };
import zhIntegrationsReference from '#messages/zh-cn/integrationsReference.json' with { type: 'json' };
import zhIntegrationsWebhooks from '#messages/zh-cn/integrationsWebhooks.json' with { type: 'json' };
import zhInvoices from '#messages/zh-cn/invoices.json' with { type: 'json' };
import zhInvoicesExport from '#messages/zh-cn/invoicesExport.json' with { type: 'json' };
import zhInvoicesSample from '#messages/zh-cn/invoicesSample.json' with { type: 'json' };
import zhMessagingInbox from '#messages/zh-cn/messagingInbox.json' with { type: 'json' };
import zhOrdersExport from '#messages/zh-cn/ordersExport.json' with { type: 'json' };
import zhQuotationDocument from '#messages/zh-cn/quotationDocument.json' with { type: 'json' };
import zhQuotationExport from '#messages/zh-cn/quotationExport.json' with { type: 'json' };
import zhReferralPoster from '#messages/zh-cn/referralPoster.json' with { type: 'json' };
import zhSettlementDocument from '#messages/zh-cn/settlementDocument.json' with { type: 'json' };
import zhSettlementExport from '#messages/zh-cn/settlementExport.json' with { type: 'json' };
import zhStoreExport from '#messages/zh-cn/storeExport.json' with { type: 'json' };
import zhUi from '#messages/zh-cn/ui.json' with { type: 'json' };
import zhValidation from '#messages/zh-cn/validation.json' with { type: 'json' };
import zhWalletLedger from '#messages/zh-cn/walletLedger.json' with { type: 'json' };
import { bcp47 } from './bcp47.ts';
import type { Locale } from './locales.ts';

/** Sentences the API itself says: refusals, field errors, success texts, mails, inboxes. Pages have their own namespaces. */
const sources: Record<Locale, Record<string, Record<string, string>>> = {
  'zh-cn': {
    aftersalesExport: zhAftersalesExport,
    caseStatuses: zhAftersales.statuses,
    caseTypes: zhAftersales.types,
    amounts: zhUi.amounts,
    api: zhApi,
    integrationsReference: zhIntegrationsReference,
    webhookTypes: zhIntegrationsWebhooks.types,
    catalogueImport: zhCatalogueImport,
    quotationDocument: zhQuotationDocument,
    settlementDocument: zhSettlementDocument,
    errors: zhErrors,
    identityExport: zhIdentityExport,
    invoiceMismatches: zhInvoices.mismatches,
    invoicesSample: zhInvoicesSample,
    messagingInbox: zhMessagingInbox,
    profileTexts: zhIdentityAccount.profile.texts,
    walletLedger: zhWalletLedger,
    ordersExport: zhOrdersExport,
    referralPoster: zhReferralPoster,
    invoicesExport: zhInvoicesExport,
    settlementExport: zhSettlementExport,
    quotationExport: zhQuotationExport,
    storeExport: zhStoreExport,
    units: zhUi.units,
    validation: zhValidation,
  },
  en: {
    aftersalesExport: enAftersalesExport,
    caseStatuses: enAftersales.statuses,
    caseTypes: enAftersales.types,
    amounts: enUi.amounts,
    api: enApi,
    integrationsReference: enIntegrationsReference,
    webhookTypes: enIntegrationsWebhooks.types,
    catalogueImport: enCatalogueImport,
    quotationDocument: enQuotationDocument,
    settlementDocument: enSettlementDocument,
    errors: enErrors,
    identityExport: enIdentityExport,
    invoiceMismatches: enInvoices.mismatches,
    invoicesSample: enInvoicesSample,
    messagingInbox: enMessagingInbox,
    profileTexts: enIdentityAccount.profile.texts,
    walletLedger: enWalletLedger,
    ordersExport: enOrdersExport,
    referralPoster: enReferralPoster,
    invoicesExport: enInvoicesExport,
    settlementExport: enSettlementExport,
    quotationExport: enQuotationExport,
    storeExport: enStoreExport,
    units: enUi.units,
    validation: enValidation,
  },
};

const compiled = new Map<string, IntlMessageFormat>();

function find(locale: Locale, key: string): string | undefined {
  const dot = key.indexOf('.');
  return sources[locale][key.slice(0, dot)]?.[key.slice(dot + 1)];
}

export function hasSentence(key: string): boolean {
  return find('zh-cn', key) !== undefined;
}

/** The sentence for `namespace.key` with its values filled in. An unknown key is a bug and throws. */
export function sentence(locale: Locale, key: string, values: Record<string, string | number> = {}): string {
  const id = `${locale}:${key}`;
  let format = compiled.get(id);
  if (!format) {
    const text = find(locale, key);
    if (text === undefined) throw new Error(`no message ${id}`);
    format = new IntlMessageFormat(text, bcp47[locale]);
    compiled.set(id, format);
  }
  return String(format.format(values));
}
