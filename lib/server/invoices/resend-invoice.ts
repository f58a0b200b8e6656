import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { type ApplicationScope, getApplication } from './application-repository.ts';
import { mailFiles } from './mail-files.ts';

interface Sending {
  no: string;
  email: string;
  /** Language of who asks: the address may be anybody's. */
  locale: Locale;
}

/**
 * Sends links to all files of an invoice to an address. Throws `not_found`, also for one of others, and `status_changed` while
 * there is no file.
 */
export async function resendInvoice(
  ctx: ServerContext,
  scope: ApplicationScope,
  { no, email, locale }: Sending,
): Promise<void> {
  const application = await getApplication(ctx.db, no, scope);
  if (!(await mailFiles(ctx.db, application, { ctx, email, locale }))) throw new DomainError('status_changed');
}
