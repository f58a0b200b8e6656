import type { MessageCategory } from '#lib/contract/messaging/member-inbox.ts';

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
  node?: string;
  /** Of what is sent whatever the preferences: what to call it, `alwaysSent<Topic>` of the api messages. */
  topic?: 'Password' | 'TwoFactor' | 'Store' | 'Payee' | 'Closing' | 'Claims' | 'Quotes' | 'Refunds';
}

/**
 * What members are told of. The words are `<event>Title` and `<event>Body` of the inbox messages; a new event needs an
 * entry here and its words, nothing else. What must be sent is in product.md 2.10.
 */
export const inboxEvents = {
  passwordChanged: { category: 'system', link: '/user/account/changePassword', sending: 'own', topic: 'Password' },
  bindChanged: { category: 'system', link: '/user/account/profile', sending: 'own', topic: 'Password' },
  twoFactorEnabled: { category: 'system', link: '/user/account/changePassword', sending: 'always', topic: 'TwoFactor' },
  twoFactorDisabled: {
    category: 'system',
    link: '/user/account/changePassword',
    sending: 'always',
    topic: 'TwoFactor',
  },
  newDeviceLogin: { category: 'system', link: '/user/account/changePassword' },
  realNameVerified: { category: 'system', link: '/user/account/profile' },
  realNameRejected: { category: 'system', link: '/user/account/profile' },
  accountDisabled: { category: 'system', link: '/user/account/profile', sending: 'own' },
  accountEnabled: { category: 'system', link: '/user/account/profile' },
  closingRequested: { category: 'system', link: '/user/account/profile', sending: 'always', topic: 'Closing' },
  closingCancelled: { category: 'system', link: '/user/account/profile', sending: 'always', topic: 'Closing' },
  closingBlocked: { category: 'system', link: '/user/account/profile', sending: 'always', topic: 'Closing' },
  storeApproved: { category: 'system', link: '/user/store/home', sending: 'always', topic: 'Store' },
  storeRejected: { category: 'system', link: '/user/applay_entry', sending: 'always', topic: 'Store' },
  storeSuspended: { category: 'system', link: '/user/store/home', sending: 'always', topic: 'Store' },
  storeResumed: { category: 'system', link: '/user/store/home', sending: 'always', topic: 'Store' },
  storeClosing: { category: 'system', link: '/user/store/profile', sending: 'always', topic: 'Store' },
  storeKept: { category: 'system', link: '/user/store/profile', sending: 'always', topic: 'Store' },
  storeClosed: { category: 'system', link: '/user/applay_entry', sending: 'always', topic: 'Store' },
  storeLegalRequested: { category: 'system', link: '/user/store/profile', sending: 'always', topic: 'Store' },
  storeLegalApproved: { category: 'system', link: '/user/store/profile', sending: 'always', topic: 'Store' },
  storeLegalRejected: { category: 'system', link: '/user/store/profile', sending: 'always', topic: 'Store' },
  storeLegalCancelled: { category: 'system', link: '/user/store/profile' },
  storeLegalAsked: { category: 'system', link: '/user/desk/stores', node: 'operator/store/legalChanges' },
  storeInvited: { category: 'system', link: '/user/applay_entry', sending: 'own' },
  storeStaffJoined: { category: 'system', link: '/user/store/profile' },
  storeStaffDeclined: { category: 'system', link: '/user/store/profile' },
  storeStaffLeft: { category: 'system', link: '/user/store/profile' },
  storeStaffRemoved: { category: 'system', link: '/user/message' },
  storeRoleChanged: { category: 'system', link: '/user/store/profile' },
  storePayeeRequested: { category: 'finance', link: '/user/store/profile', sending: 'always', topic: 'Payee' },
  storePayeeApplied: { category: 'finance', link: '/user/store/profile', sending: 'always', topic: 'Payee' },
  storePayeeCancelled: { category: 'finance', link: '/user/store/profile', sending: 'always', topic: 'Payee' },
  storePayeeRejected: { category: 'finance', link: '/user/store/profile', sending: 'always', topic: 'Payee' },
  storePayeeAsked: { category: 'finance', link: '/user/desk/stores', node: 'operator/store/payeeChanges' },
  dataExportReady: { category: 'system', link: '/user/account/profile' },
  rechargeReceived: { category: 'finance', link: '/user/account/balance' },
  rechargeRejected: { category: 'finance', link: '/user/account/balance' },
  rechargeReturned: { category: 'finance', link: '/user/account/balance' },
  balanceAdjusted: { category: 'finance', link: '/user/account/balance' },
  pointsAdjusted: { category: 'finance', link: '/user/account/integral' },
  orderAssigned: { category: 'order', link: '/user/store/orderpool', sending: 'always', topic: 'Claims' },
  claimExpiring: { category: 'order', link: '/user/store/orderpool', sending: 'always', topic: 'Claims' },
  claimExpired: { category: 'order', link: '/user/store/orderpool' },
  orderTransferred: { category: 'order', link: '/user/store/order' },
  orderUrged: { category: 'order', link: '/user/store/order' },
  orderConfirmed: { category: 'order', link: '/user/store/order' },
  orderSettled: { category: 'finance', link: '/user/store/order' },
  orderStoreClosed: { category: 'order', link: '/user/desk/orders', node: 'operator/order/list' },
  orderUnclaimed: { category: 'order', link: '/user/desk/orders', node: 'operator/order/list' },
  orderUrgedPlatform: { category: 'order', link: '/user/desk/orders', node: 'operator/order/list' },
  orderCloseProposed: { category: 'order', link: '/user/desk/orders', node: 'operator/order/close' },
  orderCloseAsked: { category: 'order', link: '/user/desk/orders', node: 'operator/order/close' },
  orderCloseApproved: { category: 'order', link: '/user/store/order' },
  orderCloseDeclined: { category: 'order', link: '/user/store/order' },
  orderCloseDeclinedDesk: { category: 'order', link: '/user/desk/orders', node: 'operator/order/close' },
  refundByHand: { category: 'finance', link: '/user/desk/refunds', node: 'operator/refund/paid' },
  transferAnnounced: { category: 'finance', link: '/user/desk/transfers', node: 'operator/payment/transfers' },
  rechargeAnnounced: {
    category: 'finance',
    link: '/user/desk/transfers?view=recharges',
    node: 'operator/recharge/list',
  },
  noticeWaiting: { category: 'finance', link: '/user/desk/notices', node: 'operator/payment/notices' },
  adjustmentProposed: { category: 'finance', link: '/user/desk/adjustments', node: 'operator/adjustment/list' },
  ledgerFaulty: { category: 'finance', link: '/user/desk/ledger', node: 'operator/ledger/check' },
  jobFailing: { category: 'system', link: '/user/desk/jobs', node: 'operator/job/list' },
  applicationSubmitted: {
    category: 'system',
    link: '/user/desk/applications',
    node: 'operator/storeApplication/list',
  },
  realNameSubmitted: { category: 'system', link: '/user/desk/realNames', node: 'operator/realName/list' },
  leadReceived: { category: 'system', link: '/user/desk/leads', node: 'operator/lead/list' },
  orderPaid: { category: 'order', link: '/user/account/myorder' },
  orderClosedUnpaid: { category: 'order', link: '/user/account/myorder' },
  orderCancelled: { category: 'order', link: '/user/account/myorder' },
  orderCancelledByStore: { category: 'order', link: '/user/account/myorder' },
  orderCancelledByPlatform: { category: 'order', link: '/user/account/myorder' },
  orderClosedOverdue: { category: 'order', link: '/user/account/myorder' },
  orderTransferRejected: { category: 'order', link: '/user/account/myorder' },
  orderMoneyReturning: { category: 'finance', link: '/user/account/myorder' },
  orderMoneyCredited: { category: 'finance', link: '/user/account/balance' },
  orderMoneyReturned: { category: 'finance', link: '/user/account/balance' },
  orderRefunded: { category: 'finance', link: '/user/account/myorder', sending: 'always', topic: 'Refunds' },
  orderAccepted: { category: 'order', link: '/user/account/myorder' },
  orderTrackingCorrected: { category: 'order', link: '/user/account/myorder' },
  orderShipped: { category: 'order', link: '/user/account/myorder' },
  orderDone: { category: 'order', link: '/user/account/myorder' },
  orderAppointment: { category: 'order', link: '/user/account/myorder' },
  orderPriceChanged: { category: 'order', link: '/user/account/myorder' },
  orderReceived: { category: 'order', link: '/user/account/myorder' },
  orderReceivedFor: { category: 'order', link: '/user/account/myorder' },
  orderCompleted: { category: 'order', link: '/user/account/myorder' },
  quoteSubmitted: { category: 'quote', link: '/user/desk/quotations', node: 'operator/quote/list' },
  quoteOpened: { category: 'quote', link: '/user/quotation_order' },
  quoteSent: { category: 'quote', link: '/user/quotation_order', sending: 'always', topic: 'Quotes' },
  quoteCountered: { category: 'quote', link: '/user/store/quotation' },
  quoteConfirmed: { category: 'quote', link: '/user/store/quotation' },
  quoteConfirmedFor: { category: 'quote', link: '/user/account/myorder' },
  quoteDeclined: { category: 'quote', link: '/user/store/quotation' },
  quoteRejected: { category: 'quote', link: '/user/quotation_order' },
  quoteCancelled: { category: 'quote', link: '/user/store/quotation' },
  quoteCancelledFor: { category: 'quote', link: '/user/quotation_order' },
  quoteCancelledForSeller: { category: 'quote', link: '/user/store/quotation' },
  quoteRequoteAsked: { category: 'quote', link: '/user/store/quotation' },
  quoteEnding: { category: 'quote', link: '/user/quotation_order' },
  quoteEndingSeller: { category: 'quote', link: '/user/store/quotation' },
  quoteExpired: { category: 'quote', link: '/user/quotation_order' },
  quoteExpiredSeller: { category: 'quote', link: '/user/store/quotation' },
  quoteReopened: { category: 'quote', link: '/user/quotation_order' },
  quoteMessage: { category: 'quote', link: '/user/quotation_order' },
  quoteMessageSeller: { category: 'quote', link: '/user/store/quotation' },
} as const satisfies Record<string, EventKind>;

export type InboxEvent = keyof typeof inboxEvents;

/** What operators are told of because it waits for them. */
export type DeskEvent = {
  [E in InboxEvent]: (typeof inboxEvents)[E] extends { node: string } ? E : never;
}[InboxEvent];

/** The permission node whose holders are told. */
export const nodeOf = (event: DeskEvent): string => inboxEvents[event].node;

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
