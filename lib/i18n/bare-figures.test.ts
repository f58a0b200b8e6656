import { describe, expect, it } from '@jest/globals';
import { locales } from './locales.ts';
import { bareFigure, spoken } from './words/bare-figures-for-tests.ts';
import { originalWords } from './words/original-words.ts';

/** Sentences that may, each group for its reason. */
const excepted: Record<string, readonly string[]> = {
  'a period that a list or a chart shows, which no setting changes': [
    'aftersalesStore.figures.label',
    'aftersalesStore.figures.rate',
    'identityOverview.charts.money',
    'identityOverview.charts.none',
    'identityOverview.charts.score',
    'identitySecurity.history.text',
    'referral.days.none',
    'referral.days.title',
    'settlementStatements.states.due',
    'settlementStore.days.title',
    'siteSystem.work.outboxFailed',
    'storeHomes.deskText',
    'storeHomes.top.none',
    'storeHomes.top.title',
    'walletBooks.statements',
  ],
  'less than the least that is counted': [
    'aftersalesDesk.statistics.hoursCount',
    'aftersalesStore.figures.minutes',
    'paymentsDesk.ledger.took',
    'storeHomes.sales.underMinute',
  ],
  'a limit of the code, the same in every shop (account-limits.ts and the modules it names)': [
    'api.mailBodyInvoice',
    'api.mailBodyInvoiceReversed',
    'errors.daily_limit',
    'errors.invoice_mail_limit',
    'errors.network_unpaid_limit',
    'errors.setup_invalid',
    'errors.upload_quota',
    'identityAccount.data.export.text',
    'integrationsWebhooks.deliveries.emptyText',
    'integrationsWebhooks.rotateText',
    'invoices.resend.text',
    'messagingInbox.dataExportReadyBody',
    'messagingOutbox.text',
    'orders.pay.soon',
    'siteOpening.links.text',
    'siteDesk.settings.help.order_networkMaxUnpaid',
    'siteDesk.settings.help.upload_filesPerHour',
    'storeProfile.staff.addressHelp',
    'ui.rechargeTexts.bank',
  ],
  'when a job runs next, or what a watch looks at': [
    'aftersalesStore.detail.holds.confirmed',
    'settlementStatements.store.confirmText',
    'siteSystem.backup.checkOld',
    'siteSystem.backup.old',
    'siteSystem.work.late',
    'storeProfile.closing.readyNow',
  ],
  'a rule of the tax office': ['invoicesStore.askRed.textSpecial', 'invoicesStore.askRedAgain.textSpecial'],
  'a rule of the interface, for programmers': [
    'integrationsReference.authToken',
    'integrationsReference.limitsOnce',
    'integrationsReference.retries',
  ],
  'an example of what may be typed': ['orders.checkout.serviceTimeHelp'],
  'how long filling in a form takes': ['storeEntry.entry.intro.text'],
  'an amount of one or none, by which something is counted, and examples of how': [
    'siteDesk.settings.choice.settle_cycle_monthly',
    'siteDesk.settings.help.points_earnBp',
    'siteDesk.settings.help.points_perYuan',
    'siteDesk.settings.label.points_perYuan',
    'validation.proposalNothing',
    'wallet.rules.earn',
    'wallet.rules.worth',
  ],
};

const exceptions = new Set(Object.values(excepted).flat());

describe.each(locales)('sentences of %s', (locale) => {
  it('promise no figure that stands in them', () => {
    const left = [...originalWords(locale)].filter(
      ([key, text]) => bareFigure[locale].test(spoken(text)) && !exceptions.has(key),
    );
    expect(left).toEqual([]);
  });
});

it('names no exception that is none', () => {
  const isNeeded = (key: string) =>
    locales.some((locale) => bareFigure[locale].test(spoken(originalWords(locale).get(key) ?? '')));
  expect([...exceptions].filter((key) => !isNeeded(key))).toEqual([]);
});
