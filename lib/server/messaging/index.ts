/**
 * Messaging: captchas, codes sent to addresses, the outbox of mails and text messages, and the inboxes of members. It
 * does not know whose address it writes to, nor what a code is good for.
 */
export { type CaptchaAnswer, checkCaptcha, consumeCaptcha } from './captcha/check-captcha.ts';
export { type CaptchaRequest, createClickChallenge, createTextChallenge } from './captcha/create-challenge.ts';
export { type Delivery, deliverOutbox } from './deliver-outbox.ts';
export {
  countUnread,
  type InboxMessage,
  listMessages,
  readAllMessages,
  readMessage,
  removeMessage,
} from './inbox.ts';
export type { InboxEvent } from './inbox-events.ts';
export { type Channel, type CodeOrder, type CodePurpose, issueCode } from './issue-code.ts';
export { type Notice, notify } from './notify.ts';
export { type QueuedMessage, queueMessage } from './queue-message.ts';
export { removeExpiredMessaging } from './remove-expired.ts';
export { openSenders, type Sender, type Senders } from './senders.ts';
export { checkCode, spendCode } from './use-code.ts';
export type { WordedMessage } from './word-message.ts';
