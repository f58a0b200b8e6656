import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { findNoticeReaders } from '../identity/index.ts';
import { formatFen } from '../kernel/money.ts';
import { queueMessage } from '../messaging/index.ts';
import type { Application } from './application-repository.ts';
import { mailFiles } from './mail-files.ts';
import { tellRecipient } from './tell-parties.ts';

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
export async function tellIssued(
  tx: Executor,
  application: Application,
  { ctx, fapiaoNo, at: now }: Issued,
): Promise<void> {
  const { no, email, amount, recipientType, recipientId } = application;
  const cause = `${no}:${fapiaoNo}`;
  await tellRecipient(tx, application, { event: 'invoiceIssued', args: { fapiaoNo }, cause, at: now });
  if (email === '' || recipientType !== 'user') return;
  const reader = (await findNoticeReaders(tx, [recipientId])).get(recipientId);
  if (!reader || reader.email?.toLowerCase() === email.toLowerCase()) return;
  const { locale } = reader;
  const dedupeKey = `invoiceIssued:${cause}`;
  if (await mailFiles(tx, application, { ctx, email, locale, dedupeKey })) return;
  const words = { no, fapiaoNo, amount: formatFen(amount) };
  await queueMessage(tx, {
    channel: 'email',
    recipient: email,
    locale,
    template: 'Notice',
    values: { ...words, noticeEvent: 'invoiceIssued', noticeLink: userPath('account/invoice/info', { no }) },
    isSecret: false,
    dedupeKey,
    now,
  });
}
