import type { MessageCategory } from '#lib/contract/messaging/member-inbox.ts';
import type { PermissionNode } from '#lib/contract/nodes.ts';
import { userPath } from '#lib/routes/user-path.ts';

export interface EventKind {
  category: MessageCategory;
  link: string;
  /**
   * How it reaches its reader beside the inbox. Missing: as the reader's preferences say. `always`: by mail, or without
   * an address by text message, whatever the preferences and at any hour. `own`: its use case queues the message itself.
   */
  sending?: 'always' | 'own';
  /**
   * Something waits on the desk: whoever holds this permission node is told. Beside the inbox it is sent only to those who
   * switched its category on themselves; a desk gets more of it than anybody wants as mail.
   */
  node?: PermissionNode;
  /** Of what is sent whatever the preferences: what to call it, `alwaysSent<Topic>` of the api messages. */
  topic?:
    | 'Password'
    | 'TwoFactor'
    | 'Links'
    | 'Passkeys'
    | 'Store'
    | 'Payee'
    | 'Closing'
    | 'Claims'
    | 'Quotes'
    | 'Refunds'
    | 'Withdrawals'
    | 'Penalties'
    | 'Invoices'
    | 'Keys';
}

/**
 * What members are told of. The words are `<event>Title` and `<event>Body` of the inbox messages; a new event needs an
 * entry here and its words, nothing else. What must be sent is in docs/domain/messaging.md 2.
 */
export const inboxEvents = {
  passwordChanged: { category: 'system', link: userPath('account/changePassword'), sending: 'own', topic: 'Password' },
  /** Instead of the one before, where something opens the account without the password. */
  passwordChangedWays: {
    category: 'system',
    link: userPath('account/changePassword'),
    sending: 'own',
    topic: 'Password',
  },
  bindChanged: { category: 'system', link: userPath('account/profile'), sending: 'own', topic: 'Password' },
  twoFactorEnabled: {
    category: 'system',
    link: userPath('account/changePassword'),
    sending: 'always',
    topic: 'TwoFactor',
  },
  twoFactorDisabled: {
    category: 'system',
    link: userPath('account/changePassword'),
    sending: 'always',
    topic: 'TwoFactor',
  },
  recoveryRenewed: {
    category: 'system',
    link: userPath('account/changePassword'),
    sending: 'always',
    topic: 'TwoFactor',
  },
  loginLinked: { category: 'system', link: userPath('account/changePassword'), sending: 'always', topic: 'Links' },
  loginUnlinked: { category: 'system', link: userPath('account/changePassword'), sending: 'always', topic: 'Links' },
  passkeyAdded: { category: 'system', link: userPath('account/changePassword'), sending: 'always', topic: 'Passkeys' },
  passkeyRemoved: {
    category: 'system',
    link: userPath('account/changePassword'),
    sending: 'always',
    topic: 'Passkeys',
  },
  /** Its counter went back: somebody may hold a copy. */
  passkeySuspect: {
    category: 'system',
    link: userPath('account/changePassword'),
    sending: 'always',
    topic: 'Passkeys',
  },
  newDeviceLogin: { category: 'system', link: userPath('account/changePassword') },
  realNameVerified: { category: 'system', link: userPath('account/profile') },
  realNameRejected: { category: 'system', link: userPath('account/profile') },
  accountDisabled: { category: 'system', link: userPath('account/profile'), sending: 'own' },
  accountEnabled: { category: 'system', link: userPath('account/profile') },
  closingRequested: { category: 'system', link: userPath('account/profile'), sending: 'always', topic: 'Closing' },
  closingCancelled: { category: 'system', link: userPath('account/profile'), sending: 'always', topic: 'Closing' },
  closingBlocked: { category: 'system', link: userPath('account/profile'), sending: 'always', topic: 'Closing' },
  storeApproved: { category: 'system', link: userPath('store/home'), sending: 'always', topic: 'Store' },
  storeRejected: { category: 'system', link: userPath('applay_entry'), sending: 'always', topic: 'Store' },
  storeSuspended: { category: 'system', link: userPath('store/home'), sending: 'always', topic: 'Store' },
  storeResumed: { category: 'system', link: userPath('store/home'), sending: 'always', topic: 'Store' },
  storeClosing: { category: 'system', link: userPath('store/profile'), sending: 'always', topic: 'Store' },
  storeKept: { category: 'system', link: userPath('store/profile'), sending: 'always', topic: 'Store' },
  storeClosed: { category: 'system', link: userPath('applay_entry'), sending: 'always', topic: 'Store' },
  storeLegalRequested: { category: 'system', link: userPath('store/profile'), sending: 'always', topic: 'Store' },
  storeLegalApproved: { category: 'system', link: userPath('store/profile'), sending: 'always', topic: 'Store' },
  storeLegalRejected: { category: 'system', link: userPath('store/profile'), sending: 'always', topic: 'Store' },
  storeLegalCancelled: { category: 'system', link: userPath('store/profile') },
  storeLegalAsked: { category: 'system', link: userPath('desk/stores'), node: 'operator/store/legalChanges' },
  papersApproved: { category: 'invoice', link: userPath('account/invoice/invoiceTitles') },
  papersRejected: { category: 'invoice', link: userPath('account/invoice/invoiceTitles') },
  settlementHandedIn: {
    category: 'invoice',
    link: userPath('desk/invoices/settlements'),
    node: 'operator/invoice/settlements',
  },
  settlementAccepted: { category: 'invoice', link: userPath('store/invoice/settlements') },
  settlementRefused: { category: 'invoice', link: userPath('store/invoice/settlements') },
  invoiceOverdue: { category: 'invoice', link: userPath('desk/invoices/info'), node: 'operator/invoice/list' },
  invoiceLate: { category: 'invoice', link: userPath('store/invoice/customer') },
  storeInvited: { category: 'system', link: userPath('applay_entry'), sending: 'own' },
  storeStaffJoined: { category: 'system', link: userPath('store/profile') },
  storeStaffDeclined: { category: 'system', link: userPath('store/profile') },
  storeStaffLeft: { category: 'system', link: userPath('store/profile') },
  storeStaffRemoved: { category: 'system', link: userPath('message') },
  storeRoleChanged: { category: 'system', link: userPath('store/profile') },
  storePayeeRequested: { category: 'finance', link: userPath('store/profile'), sending: 'always', topic: 'Payee' },
  storePayeeApplied: { category: 'finance', link: userPath('store/profile'), sending: 'always', topic: 'Payee' },
  storePayeeCancelled: { category: 'finance', link: userPath('store/profile'), sending: 'always', topic: 'Payee' },
  storePayeeRejected: { category: 'finance', link: userPath('store/profile'), sending: 'always', topic: 'Payee' },
  storePayeeAsked: { category: 'finance', link: userPath('desk/stores'), node: 'operator/store/payeeChanges' },
  dataExportReady: { category: 'system', link: userPath('account/profile') },
  rechargeReceived: { category: 'finance', link: userPath('account/balance') },
  rechargeRejected: { category: 'finance', link: userPath('account/balance') },
  rechargeReturned: { category: 'finance', link: userPath('account/balance') },
  balanceAdjusted: { category: 'finance', link: userPath('account/balance') },
  pointsAdjusted: { category: 'finance', link: userPath('account/integral') },
  commissionReleased: { category: 'referral', link: userPath('recommend/components/list-settle') },
  payeeAdded: {
    category: 'finance',
    link: userPath('recommend/components/list-withdraw'),
    sending: 'always',
    topic: 'Payee',
  },
  withdrawalPaid: {
    category: 'finance',
    link: userPath('recommend/components/list-withdraw'),
    sending: 'always',
    topic: 'Withdrawals',
  },
  withdrawalRejected: {
    category: 'finance',
    link: userPath('recommend/components/list-withdraw'),
    sending: 'always',
    topic: 'Withdrawals',
  },
  withdrawalReturned: {
    category: 'finance',
    link: userPath('recommend/components/list-withdraw'),
    sending: 'always',
    topic: 'Withdrawals',
  },
  /** Of a store that was closed: to who owned it, who has no page for its money any more. */
  closedStoreReturned: { category: 'finance', link: userPath('message'), sending: 'always', topic: 'Withdrawals' },
  closedStorePaid: { category: 'finance', link: userPath('message'), sending: 'always', topic: 'Withdrawals' },
  /** Somebody of the store has asked for its money: the others who may know at once. */
  storeWithdrawalWaits: {
    category: 'finance',
    link: userPath('store/finance', { view: 'withdrawals' }),
    sending: 'always',
    topic: 'Withdrawals',
  },
  storeWithdrawalAsked: {
    category: 'finance',
    link: userPath('store/finance', { view: 'withdrawals' }),
    sending: 'always',
    topic: 'Withdrawals',
  },
  orderAssigned: { category: 'order', link: userPath('store/orderpool'), sending: 'always', topic: 'Claims' },
  claimExpiring: { category: 'order', link: userPath('store/orderpool'), sending: 'always', topic: 'Claims' },
  claimExpired: { category: 'order', link: userPath('store/orderpool') },
  orderTransferred: { category: 'order', link: userPath('store/order') },
  orderUrged: { category: 'order', link: userPath('store/order') },
  orderConfirmed: { category: 'order', link: userPath('store/order') },
  orderSettled: { category: 'finance', link: userPath('store/order') },
  orderStoreClosed: { category: 'order', link: userPath('desk/orders'), node: 'operator/order/list' },
  orderUnclaimed: { category: 'order', link: userPath('desk/orders'), node: 'operator/order/list' },
  orderUrgedPlatform: { category: 'order', link: userPath('desk/orders'), node: 'operator/order/list' },
  orderCloseProposed: { category: 'order', link: userPath('desk/orders'), node: 'operator/order/close' },
  orderCloseAsked: { category: 'order', link: userPath('desk/orders'), node: 'operator/order/close' },
  orderCloseApproved: { category: 'order', link: userPath('store/order') },
  orderCloseDeclined: { category: 'order', link: userPath('store/order') },
  orderCloseDeclinedDesk: { category: 'order', link: userPath('desk/orders'), node: 'operator/order/close' },
  refundByHand: { category: 'finance', link: userPath('desk/refunds'), node: 'operator/refund/paid' },
  transferAnnounced: { category: 'finance', link: userPath('desk/transfers'), node: 'operator/payment/transfers' },
  rechargeAnnounced: {
    category: 'finance',
    link: userPath('desk/transfers', { view: 'recharges' }),
    node: 'operator/recharge/list',
  },
  noticeWaiting: { category: 'finance', link: userPath('desk/notices'), node: 'operator/payment/notices' },
  adjustmentProposed: { category: 'finance', link: userPath('desk/adjustments'), node: 'operator/adjustment/list' },
  withdrawalAsked: { category: 'finance', link: userPath('desk/withdrawals'), node: 'operator/withdrawal/review' },
  withdrawalToPay: {
    category: 'finance',
    link: userPath('desk/withdrawals', { status: 'approved' }),
    node: 'operator/withdrawal/pay',
  },
  payoutUnknown: { category: 'finance', link: userPath('desk/withdrawals'), node: 'operator/withdrawal/pay' },
  payoutFailed: { category: 'finance', link: userPath('desk/withdrawals'), node: 'operator/withdrawal/pay' },
  payoutReturned: { category: 'finance', link: userPath('desk/withdrawals'), node: 'operator/withdrawal/pay' },
  payoutContradicts: { category: 'finance', link: userPath('desk/withdrawals'), node: 'operator/withdrawal/pay' },
  statementReady: { category: 'finance', link: userPath('store/finance', { view: 'statements' }) },
  statementLapsed: { category: 'finance', link: userPath('store/finance', { view: 'statements' }) },
  statementAdjusted: { category: 'finance', link: userPath('store/finance', { view: 'statements' }) },
  statementUpheld: { category: 'finance', link: userPath('store/finance', { view: 'statements' }) },
  statementSettled: { category: 'finance', link: userPath('store/finance', { view: 'statements' }) },
  statementDisputed: { category: 'finance', link: userPath('desk/statements'), node: 'operator/statement/answer' },
  statementAnswerProposed: {
    category: 'finance',
    link: userPath('desk/statements'),
    node: 'operator/statement/answer',
  },
  storeAdjusted: { category: 'finance', link: userPath('store/finance', { view: 'account' }) },
  storeSubsidised: { category: 'finance', link: userPath('store/finance', { view: 'account' }) },
  penaltyAnnounced: {
    category: 'finance',
    link: userPath('store/finance', { view: 'account' }),
    sending: 'always',
    topic: 'Penalties',
  },
  penaltyLifted: { category: 'finance', link: userPath('store/finance', { view: 'account' }) },
  penaltyCharged: {
    category: 'finance',
    link: userPath('store/finance', { view: 'account' }),
    sending: 'always',
    topic: 'Penalties',
  },
  depositDemanded: { category: 'finance', link: userPath('store/finance', { view: 'deposit' }) },
  depositWithdrawn: { category: 'finance', link: userPath('store/finance', { view: 'deposit' }) },
  depositReleased: { category: 'finance', link: userPath('store/finance', { view: 'deposit' }) },
  depositForfeited: { category: 'finance', link: userPath('store/finance', { view: 'deposit' }) },
  depositProposed: { category: 'finance', link: userPath('desk/deposits'), node: 'operator/deposit/decide' },
  correctionProposed: { category: 'finance', link: userPath('desk/corrections'), node: 'operator/correction/decide' },
  penaltyAppealed: { category: 'finance', link: userPath('desk/corrections'), node: 'operator/correction/decide' },
  apiKeyMade: { category: 'system', link: userPath('store/api_keys'), sending: 'always', topic: 'Keys' },
  apiKeyEnding: { category: 'system', link: userPath('store/api_keys') },
  apiKeyEnded: { category: 'system', link: userPath('store/api_keys') },
  webhookFailed: { category: 'system', link: userPath('store/webhooks'), sending: 'always', topic: 'Keys' },
  webhookUnsigned: { category: 'system', link: userPath('store/webhooks'), sending: 'always', topic: 'Keys' },
  ledgerFaulty: { category: 'finance', link: userPath('desk/ledger'), node: 'operator/ledger/check' },
  jobFailing: { category: 'system', link: userPath('desk/jobs'), node: 'operator/job/list' },
  jobRowFailing: { category: 'system', link: userPath('desk/jobs'), node: 'operator/job/list' },
  applicationSubmitted: {
    category: 'system',
    link: userPath('desk/applications'),
    node: 'operator/storeApplication/list',
  },
  realNameSubmitted: { category: 'system', link: userPath('desk/realNames'), node: 'operator/realName/list' },
  promoterApplied: { category: 'system', link: userPath('desk/promoters'), node: 'operator/promoter/list' },
  promoterAccepted: { category: 'system', link: userPath('recommend') },
  promoterRejected: { category: 'system', link: userPath('recommend') },
  promoterFrozen: { category: 'system', link: userPath('recommend') },
  promoterThawed: { category: 'system', link: userPath('recommend') },
  leadReceived: { category: 'system', link: userPath('desk/leads'), node: 'operator/lead/list' },
  orderPaid: { category: 'order', link: userPath('account/myorder') },
  orderClosedUnpaid: { category: 'order', link: userPath('account/myorder') },
  orderCancelled: { category: 'order', link: userPath('account/myorder') },
  orderCancelledByStore: { category: 'order', link: userPath('account/myorder') },
  orderCancelledByPlatform: { category: 'order', link: userPath('account/myorder') },
  orderClosedOverdue: { category: 'order', link: userPath('account/myorder') },
  orderTransferRejected: { category: 'order', link: userPath('account/myorder') },
  orderMoneyReturning: { category: 'finance', link: userPath('account/myorder') },
  orderMoneyCredited: { category: 'finance', link: userPath('account/balance') },
  orderMoneyReturned: { category: 'finance', link: userPath('account/balance') },
  orderRefunded: { category: 'finance', link: userPath('account/myorder'), sending: 'always', topic: 'Refunds' },
  orderRefundByHand: { category: 'finance', link: userPath('account/myorder') },
  orderAccepted: { category: 'order', link: userPath('account/myorder') },
  orderTrackingCorrected: { category: 'order', link: userPath('account/myorder') },
  orderShipped: { category: 'order', link: userPath('account/myorder') },
  orderDone: { category: 'order', link: userPath('account/myorder') },
  orderAppointment: { category: 'order', link: userPath('account/myorder') },
  orderPriceChanged: { category: 'order', link: userPath('account/myorder') },
  orderReceived: { category: 'order', link: userPath('account/myorder') },
  orderReceivedFor: { category: 'order', link: userPath('account/myorder') },
  orderCompleted: { category: 'order', link: userPath('account/myorder') },
  caseApproved: { category: 'aftersale', link: userPath('account/order_aftersales') },
  caseProposed: { category: 'aftersale', link: userPath('account/order_aftersales') },
  caseRejected: { category: 'aftersale', link: userPath('account/order_aftersales') },
  caseReceived: { category: 'aftersale', link: userPath('account/order_aftersales') },
  caseRefundInstead: { category: 'aftersale', link: userPath('account/order_aftersales') },
  caseReshipped: { category: 'aftersale', link: userPath('account/order_aftersales') },
  caseDecided: { category: 'aftersale', link: userPath('account/order_aftersales') },
  caseEscalated: { category: 'aftersale', link: userPath('account/order_aftersales') },
  caseClosed: { category: 'aftersale', link: userPath('account/order_aftersales') },
  caseMessage: { category: 'aftersale', link: userPath('account/order_aftersales') },
  caseEvidence: { category: 'aftersale', link: userPath('account/order_aftersales') },
  caseDue: { category: 'aftersale', link: userPath('account/order_aftersales') },
  caseEnding: { category: 'aftersale', link: userPath('account/order_aftersales') },
  caseEvidenceDue: { category: 'aftersale', link: userPath('account/order_aftersales') },
  casePartReceived: { category: 'aftersale', link: userPath('account/order_aftersales') },
  caseApplied: { category: 'aftersale', link: userPath('store/order_aftersales') },
  caseAnswered: { category: 'aftersale', link: userPath('store/order_aftersales') },
  caseSentBack: { category: 'aftersale', link: userPath('store/order_aftersales') },
  caseWithdrawn: { category: 'aftersale', link: userPath('store/order_aftersales') },
  caseEscalatedSeller: { category: 'aftersale', link: userPath('store/order_aftersales') },
  caseDecidedSeller: { category: 'aftersale', link: userPath('store/order_aftersales') },
  caseByTime: { category: 'aftersale', link: userPath('store/order_aftersales') },
  caseMessageSeller: { category: 'aftersale', link: userPath('store/order_aftersales') },
  caseDueSeller: { category: 'aftersale', link: userPath('store/order_aftersales') },
  caseEndingSeller: { category: 'aftersale', link: userPath('store/order_aftersales') },
  caseEvidenceDueSeller: { category: 'aftersale', link: userPath('store/order_aftersales') },
  caseAppliedDesk: { category: 'aftersale', link: userPath('desk/aftersales'), node: 'operator/aftersale/answer' },
  caseAnsweredDesk: { category: 'aftersale', link: userPath('desk/aftersales'), node: 'operator/aftersale/answer' },
  caseSentBackDesk: { category: 'aftersale', link: userPath('desk/aftersales'), node: 'operator/aftersale/answer' },
  caseMessageDesk: { category: 'aftersale', link: userPath('desk/aftersales'), node: 'operator/aftersale/answer' },
  caseDueDesk: { category: 'aftersale', link: userPath('desk/aftersales'), node: 'operator/aftersale/answer' },
  caseEndingDesk: { category: 'aftersale', link: userPath('desk/aftersales'), node: 'operator/aftersale/answer' },
  caseDisputedDesk: { category: 'aftersale', link: userPath('desk/aftersales'), node: 'operator/aftersale/decide' },
  quoteSubmitted: { category: 'quote', link: userPath('desk/quotations'), node: 'operator/quote/list' },
  quoteOpened: { category: 'quote', link: userPath('quotation_order') },
  quoteSent: { category: 'quote', link: userPath('quotation_order'), sending: 'always', topic: 'Quotes' },
  quoteCountered: { category: 'quote', link: userPath('store/quotation') },
  quoteConfirmed: { category: 'quote', link: userPath('store/quotation') },
  quoteConfirmedFor: { category: 'quote', link: userPath('account/myorder') },
  quoteDeclined: { category: 'quote', link: userPath('store/quotation') },
  quoteRejected: { category: 'quote', link: userPath('quotation_order') },
  quoteCancelled: { category: 'quote', link: userPath('store/quotation') },
  quoteCancelledFor: { category: 'quote', link: userPath('quotation_order') },
  quoteCancelledForSeller: { category: 'quote', link: userPath('store/quotation') },
  quoteRequoteAsked: { category: 'quote', link: userPath('store/quotation') },
  quoteEnding: { category: 'quote', link: userPath('quotation_order') },
  quoteEndingSeller: { category: 'quote', link: userPath('store/quotation') },
  quoteExpired: { category: 'quote', link: userPath('quotation_order') },
  quoteExpiredSeller: { category: 'quote', link: userPath('store/quotation') },
  quoteReopened: { category: 'quote', link: userPath('quotation_order') },
  quoteMessage: { category: 'quote', link: userPath('quotation_order') },
  quoteMessageSeller: { category: 'quote', link: userPath('store/quotation') },
  invoiceIssued: { category: 'invoice', link: userPath('account/invoice/info'), sending: 'always', topic: 'Invoices' },
  invoiceNotRequested: { category: 'invoice', link: userPath('order_info') },
  invoiceRejected: { category: 'invoice', link: userPath('account/invoice/info') },
  invoiceReversed: { category: 'invoice', link: userPath('account/invoice/info') },
  invoiceAmountChanged: { category: 'invoice', link: userPath('store/invoice/customer') },
  invoiceAmountChangedDesk: {
    category: 'invoice',
    link: userPath('desk/invoices/info'),
    node: 'operator/invoice/list',
  },
  invoiceRedToDo: { category: 'invoice', link: userPath('store/invoice/customer') },
  invoiceRedToDoDesk: { category: 'invoice', link: userPath('desk/invoices/info'), node: 'operator/invoice/list' },
  invoiceRedRefused: { category: 'invoice', link: userPath('store/invoice/customer') },
  invoiceRedRefusedDesk: { category: 'invoice', link: userPath('desk/invoices/info'), node: 'operator/invoice/list' },
  invoiceRedAsked: { category: 'invoice', link: userPath('account/invoice/info') },
  invoiceRedWithdrawn: { category: 'invoice', link: userPath('account/invoice/info') },
  invoiceCancelled: { category: 'invoice', link: userPath('account/invoice/info') },
  invoiceVoided: { category: 'invoice', link: userPath('account/invoice/info') },
  invoiceMailed: { category: 'invoice', link: userPath('account/invoice/info') },
  invoiceFailed: { category: 'invoice', link: userPath('store/invoice/customer') },
  invoiceFailedDesk: { category: 'invoice', link: userPath('desk/invoices/info'), node: 'operator/invoice/list' },
  invoiceExtra: { category: 'invoice', link: userPath('store/invoice/customer') },
  invoiceExtraDesk: { category: 'invoice', link: userPath('desk/invoices/info'), node: 'operator/invoice/list' },
  invoiceSilent: { category: 'invoice', link: userPath('store/invoice/customer') },
  invoiceSilentDesk: { category: 'invoice', link: userPath('desk/invoices/info'), node: 'operator/invoice/list' },
  invoiceFileMissing: { category: 'invoice', link: userPath('store/invoice/customer') },
  invoiceFileMissingDesk: { category: 'invoice', link: userPath('desk/invoices/info'), node: 'operator/invoice/list' },
  invoiceRedFailed: { category: 'invoice', link: userPath('store/invoice/customer') },
  invoiceRedFailedDesk: { category: 'invoice', link: userPath('desk/invoices/info'), node: 'operator/invoice/list' },
} as const satisfies Record<string, EventKind>;

export type InboxEvent = keyof typeof inboxEvents;

/** What operators are told of because it waits for them. */
export type DeskEvent = {
  [E in InboxEvent]: (typeof inboxEvents)[E] extends { node: PermissionNode } ? E : never;
}[InboxEvent];

/** The permission node whose holders are told. */
export const nodeOf = (event: DeskEvent): PermissionNode => inboxEvents[event].node;

const kinds = new Map<string, EventKind>(Object.entries(inboxEvents));

/** Undefined for an event that an earlier version wrote and this one no longer knows. */
export function findEventKind(event: string): EventKind | undefined {
  return kinds.get(event);
}

/** What of a category is sent whatever its reader's preferences: keys of the api messages. */
export function alwaysSentTopics(category: MessageCategory): string[] {
  const topics = [...kinds.values()].flatMap((kind) => (kind.category === category && kind.topic ? [kind.topic] : []));
  return [...(category === 'system' ? ['Codes'] : []), ...new Set(topics)].map((topic) => `alwaysSent${topic}`);
}
