import type { Transporter } from 'nodemailer';
import type { ServerEnv } from '../env.ts';
import { smtpLimits } from './outbox/sending-limits.ts';
import { smsSender } from './sms/send-sms.ts';
import type { SmsEnv } from './sms/sms-gate.ts';
import type { WordedMessage } from './word-message.ts';

/**
 * Sends one worded message, or throws: then it is tried again later, but for a `FinalFailure`. `signal` ends a try that
 * takes too long: nothing may arrive after it.
 */
type Sender = (message: WordedMessage, signal: AbortSignal) => Promise<void>;

/** A way to send for each channel; a missing one means that the message is only announced on the terminal. */
export interface Senders {
  email?: Sender;
  mobile?: Sender;
  close(): void;
}

/** No out-of-office note is to come back (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** What the settings provide: mail over SMTP when SMTP_URL is set, text messages when SMS_PROVIDER is. */
export function openSenders(env: Pick<ServerEnv, 'SMTP_URL' | 'MAIL_FROM'> & SmsEnv): Senders {
  const mobile = smsSender(env);
  return { ...openMail(env), ...(mobile && { mobile }) };
}

function openMail(env: Pick<ServerEnv, 'SMTP_URL' | 'MAIL_FROM'>): Senders {
  if (!env.SMTP_URL) return { close: () => {} };
  const { SMTP_URL: url, MAIL_FROM: from } = env;
  // Loaded with the first mail: whoever only queues messages never needs it.
  let opening: Promise<Transporter> | undefined;
  const open = async () => (await import('nodemailer')).createTransport({ url, ...smtpLimits }, { from });
  return {
    email: async ({ id, recipient, subject, body, html }, signal) => {
      opening ??= open();
      const content = { to: recipient, subject, text: body, html, headers: automatic };
      // Repeated because its answer was lost, it is the same mail to whoever receives it.
      const messageId = id === undefined ? undefined : `<${id}@${hostOf(from)}>`;
      await (await opening).sendMail({ ...content, signal, ...(messageId && { messageId }) });
    },
    close: () => void opening?.then((transport) => transport.close()),
  };
}

const hostOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
