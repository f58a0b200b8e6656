import type { Logger } from 'pino';
import { sentence } from '#lib/i18n/server-sentences.ts';
import type { ServerEnv } from '../env.ts';
import { maskEmail } from '../kernel/mask-email.ts';
import { maskMobile } from '../kernel/mask-mobile.ts';
import type { WordedMessage } from '../messaging/index.ts';

type Announce = (message: WordedMessage) => void;
type PublicEnv = Pick<ServerEnv, 'PUBLIC_URL' | 'IS_PUBLIC_URL_SET'>;

/** A shop that nobody but this machine reaches. */
const ownHosts = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether what a customer alone may know stays out of what the process writes: everywhere but in a shop to try or to develop,
 * which has no address that others reach. What a process writes is collected, kept and read by more people than the shop's own.
 */
export const isForOthers = ({ PUBLIC_URL, IS_PUBLIC_URL_SET }: PublicEnv): boolean =>
  IS_PUBLIC_URL_SET && !ownHosts.test(new URL(PUBLIC_URL).hostname);

/**
 * What becomes of messages that no provider is set up for. Where the shop is tried they are shown on the terminal, which the log
 * never sees; a shop that others reach says that they were not sent, and neither to whom nor what.
 */
export const announceFor = (env: PublicEnv, log: Logger): Announce =>
  isForOthers(env) ? (message) => warnOf(log, message) : announceOnTerminal;

/** One line for who tries the shop without mail or text messages. */
function announceOnTerminal({ recipient, locale, body }: WordedMessage): void {
  const text = body.replace(/\s+/g, ' ').trim();
  process.stdout.write(`${sentence(locale, 'api.outboxAnnouncement', { recipient, text })}\n`);
}

function warnOf(log: Logger, { channel, template, recipient }: WordedMessage): void {
  const setting = channel === 'email' ? 'SMTP_URL' : 'SMS_PROVIDER';
  log.warn({ channel, template, recipient: maskRecipient(recipient) }, `not sent: ${setting} is not set`);
}

/** Enough to tell one from another while looking for a fault. */
const maskRecipient = (recipient: string) => (recipient.includes('@') ? maskEmail(recipient) : maskMobile(recipient));

const mobiles = /(?<!\d)1[3-9]\d{9}(?!\d)/g;
const mails = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g;

/** What a provider says of a refusal often names whom it was for. */
export const withoutRecipients = (text: string): string =>
  text.replace(mobiles, maskRecipient).replace(mails, maskRecipient);
