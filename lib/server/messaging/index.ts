/**
 * Messaging: captchas, codes sent to addresses, the outbox of mails and text messages, and the inboxes of members. It
 * does not know whose address it writes to, nor what a code is good for.
 */
export { checkCaptcha, consumeCaptcha } from './captcha/check-captcha.ts';
export { createClickChallenge, createTextChallenge } from './captcha/create-challenge.ts';
export {
  countUnread,
  type InboxMessage,
  inWords,
  listMessages,
  readAllMessages,
  readMessage,
  removeMessage,
  type StoredMessage,
} from './inbox.ts';
export { alwaysSentTopics, type DeskEvent, type InboxEvent, nodeOf } from './inbox-events.ts';
export { type Channel, issueCode } from './issue-code.ts';
export { messageServices } from './list-services.ts';
export { findLastMessageId, listNewMessages } from './new-messages.ts';
export { noticeTitle } from './notice-title.ts';
export { type Notice, notify } from './notify.ts';
export { countDueMessages, countWaiting } from './outbox/count-due.ts';
export { deliverOutbox } from './outbox/deliver-outbox.ts';
export { countFailedMessages, listOutbox, type OutboxEntry, openMessage, retryMessage } from './outbox/desk-outbox.ts';
export { isMailWorking, queueTestMail } from './outbox/mail-state.ts';
export { readOutboxFacts } from './outbox/outbox-facts.ts';
export { faultOf, withoutAddresses } from './outbox/outbox-faults.ts';
export { createOutbox } from './outbox/outbox-lanes.ts';
export { blockOf, canRetry } from './outbox/outbox-rules.ts';
export { queueMessage } from './outbox/queue-message.ts';
export { removeExpiredMessaging } from './outbox/remove-expired.ts';
export { channelsOf, type Preference } from './preference-rules.ts';
export { forgetMember, getPreference, type PreferenceChanges, savePreference } from './preferences.ts';
export { openSenders, type Senders } from './senders.ts';
export { type NoticeReader, spreadNotices } from './spread-notices.ts';
export { type CodeAttempt, checkCode, spendCode } from './use-code.ts';
export type { WordedMessage } from './word-message.ts';
