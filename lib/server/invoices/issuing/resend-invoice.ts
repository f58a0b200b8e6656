import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { countStatusEvents, logStatusChange } from '#lib/server/db/status-log.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { lockApplication } from '../application-repository.ts';
import type { RecipientActor } from '../red/answer-red.ts';
import { mailFiles } from './mail-files.ts';

interface Sending {
  no: string;
  email: string;
  /** Language of who asks: the address may be anybody's. */
  locale: Locale;
}

/** More than anybody needs who has mistyped an address; the shop's mail is not for writing to strangers. */
export const mostMailsADay = 5;
const daySeconds = 86_400;
const event = 'send';

/**
 * Sends links to all files of an invoice to an address. Throws `not_found`, also for one of others, `status_changed` while
 * there is no file, and `invoice_mail_limit` where it was sent often enough within a day.
 */
export async function resendInvoice(
  ctx: ServerContext,
  { member, recipient }: RecipientActor,
  { no, email, locale }: Sending,
): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const application = await lockApplication(tx, no, { recipient });
    const entity = { entityType: 'invoice', entityId: application.id, event };
    const times = await countStatusEvents(tx, { ...entity, since: addSeconds(at, -daySeconds) });
    if (times >= mostMailsADay) throw new DomainError('invoice_mail_limit', { values: { max: mostMailsADay } });
    if (!(await mailFiles(tx, application, { ctx, email, locale }))) throw new DomainError('status_changed');
    const { status } = application;
    await logStatusChange(tx, { ...entity, from: status, to: status, actor: member, at });
  });
}
