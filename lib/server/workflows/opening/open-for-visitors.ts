import type { NeededStep } from '#lib/contract/site/desk-opening.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { getUser } from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { queueTestMail } from '../../messaging/index.ts';
import { switchOpening } from '../../site/index.ts';
import { listSteps } from './list-steps.ts';

/**
 * Opens the shop to visitors. What it should not open without has to be `accepted` by name: throws `opening_incomplete` for what has
 * come to be missing since the operator looked, `status_changed` where the shop is open.
 */
export async function openForVisitors(
  ctx: ServerContext,
  operator: Member,
  accepted: readonly NeededStep[],
): Promise<void> {
  const { missing } = await listSteps(ctx);
  if (missing.some((key) => !accepted.includes(key)))
    throw new DomainError('opening_incomplete', { data: { missing } });
  await switchOpening(ctx, operator, { isOpen: true, missing });
}

/** Queues a mail to the operator's own address, and answers which. Throws `mail_off` or `own_email_missing`. */
export async function sendTestMail(ctx: ServerContext, operator: Member, locale: Locale): Promise<string> {
  if (!ctx.env.SMTP_URL) throw new DomainError('mail_off');
  const { email } = await getUser(ctx.db, operator.userId);
  if (!email) throw new DomainError('own_email_missing');
  await ctx.db.transaction(async (tx) => {
    await queueTestMail(tx, { recipient: email, locale, now: ctx.clock.now() });
    const change = { entityType: 'shop', entityId: 0, from: null, to: 'mail_queued', event: 'testMail' };
    await logStatusChange(tx, { ...change, actor: operator });
  });
  return email;
}
