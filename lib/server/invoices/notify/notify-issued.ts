import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { findNoticeReaders } from '#lib/server/identity/index.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { queueMessage } from '#lib/server/messaging/index.ts';
import type { Application } from '../application-repository.ts';
import { mailFiles } from '../issuing/mail-files.ts';
import { notifyRecipient } from './notify-parties.ts';

interface Issued {
  ctx: Pick<ServerContext, 'env' | 'clock'>;
  fapiaoNo: string;
  at: Date;
}

/**
 * Tells whoever gets an invoice that it is there: in the inbox and by mail whatever they have chosen. At the address that was asked
 * for, where that is another one, whoever reads it may have no account: the mail leads to the files themselves, as soon as there
 * are any.
 */
export async function notifyIssued(
  tx: Executor,
  application: Application,
  { ctx, fapiaoNo, at: now }: Issued,
): Promise<void> {
  const cause = `${application.no}:${fapiaoNo}`;
  await notifyRecipient(tx, application, { event: 'invoiceIssued', args: { fapiaoNo }, cause, at: now });
  await mailOther(tx, application, { ctx, event: 'invoiceIssued', fapiaoNo, at: now });
}

/**
 * Mails a red document to the address that its blue one was sent to, where that is not the recipient's own: once, and as soon as
 * there are files. Without any the mail says its number.
 */
export const mailReversed = (tx: Executor, application: Application, issued: Issued): Promise<void> =>
  mailOther(tx, application, { ...issued, event: 'invoiceReversed' });

async function mailOther(
  tx: Executor,
  application: Application,
  { ctx, event, fapiaoNo, at: now }: Issued & { event: 'invoiceIssued' | 'invoiceReversed' },
): Promise<void> {
  const { no, email, amount, recipientType, recipientId } = application;
  if (email === '' || recipientType !== 'user') return;
  const reader = (await findNoticeReaders(tx, [recipientId])).get(recipientId);
  if (!reader || reader.email?.toLowerCase() === email.toLowerCase()) return;
  const { locale } = reader;
  const dedupeKey = `${event}:${no}:${fapiaoNo}`;
  const red = event === 'invoiceReversed' ? { red: fapiaoNo } : {};
  if (await mailFiles(tx, application, { ctx, email, locale, dedupeKey, ...red })) return;
  const words = { no, fapiaoNo, amount: formatFen(amount) };
  await queueMessage(tx, {
    channel: 'email',
    recipient: email,
    locale,
    template: 'Notice',
    values: { ...words, noticeEvent: event, noticeLink: userPath('account/invoice/info', { no }) },
    isSecret: false,
    dedupeKey,
    now,
  });
}
