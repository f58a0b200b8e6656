import { asc, eq } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../db/context.ts';
import { addressOf, linkToPrivate } from '../files/index.ts';
import { addSeconds } from '../kernel/clock.ts';
import { DomainError } from '../kernel/errors.ts';
import { queueMessage } from '../messaging/index.ts';
import { type ApplicationScope, getApplication } from './application-repository.ts';
import { invoiceDocuments, invoiceFiles } from './document-tables.ts';

/** Whoever gets the mail need not be a member: its links say by themselves that they may look, and for how long. */
const linkSeconds = 7 * 86_400;

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
  const { id, title } = await getApplication(ctx.db, no, scope);
  const files = await ctx.db
    .select({ fapiaoNo: invoiceDocuments.fapiaoNo, format: invoiceFiles.format, fileKey: invoiceFiles.fileKey })
    .from(invoiceFiles)
    .innerJoin(invoiceDocuments, eq(invoiceDocuments.id, invoiceFiles.documentId))
    .where(eq(invoiceDocuments.applicationId, id))
    .orderBy(asc(invoiceDocuments.id), asc(invoiceFiles.id));
  if (files.length === 0) throw new DomainError('status_changed');
  const links = files.map(({ fapiaoNo, format, fileKey }) => {
    const link = linkToPrivate(ctx, { url: addressOf(fileKey) }, { ttlSeconds: linkSeconds });
    return `${fapiaoNo}.${format}\n${new URL(link, ctx.env.PUBLIC_URL).href}`;
  });
  const now = ctx.clock.now();
  await queueMessage(ctx.db, {
    channel: 'email',
    recipient: email,
    locale,
    template: 'Invoice',
    values: { no, title: title.name, links: links.join('\n') },
    isSecret: true,
    now,
    expiresAt: addSeconds(now, linkSeconds),
  });
}
