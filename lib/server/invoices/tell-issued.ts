import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '../db/connection.ts';
import { findNoticeReaders } from '../identity/index.ts';
import { formatFen } from '../kernel/money.ts';
import { queueMessage } from '../messaging/index.ts';
import type { Application } from './application-repository.ts';
import { tellRecipient } from './tell-parties.ts';

/**
 * Tells whoever gets an invoice that it is there: in the inbox and by mail whatever they have chosen, and at the address that was
 * asked for where that is another one.
 */
export async function tellIssued(
  tx: Executor,
  application: Application,
  { fapiaoNo, at: now }: { fapiaoNo: string; at: Date },
): Promise<void> {
  const { no, email, amount, recipientType, recipientId } = application;
  const cause = `${no}:${fapiaoNo}`;
  await tellRecipient(tx, application, { event: 'invoiceIssued', args: { fapiaoNo }, cause, at: now });
  if (email === '' || recipientType !== 'user') return;
  const reader = (await findNoticeReaders(tx, [recipientId])).get(recipientId);
  if (!reader || reader.email?.toLowerCase() === email.toLowerCase()) return;
  const link = userPath('account/invoice/info', { no });
  const words = { no, fapiaoNo, amount: formatFen(amount) };
  await queueMessage(tx, {
    channel: 'email',
    recipient: email,
    locale: reader.locale,
    template: 'Notice',
    values: { ...words, noticeEvent: 'invoiceIssued', noticeLink: link },
    isSecret: false,
    dedupeKey: `invoiceIssued:${cause}`,
    now,
  });
}
