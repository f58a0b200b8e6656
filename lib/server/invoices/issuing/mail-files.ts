import { and, asc, eq } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { addressOf, linkToPrivate } from '#lib/server/files/index.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { queueMessage } from '#lib/server/messaging/index.ts';
import type { Application } from '../application-repository.ts';
import { invoiceDocuments, invoiceFiles } from '../document-tables.ts';

/** Whoever gets the mail need not be a member: its links say by themselves that they may look, and for how long. */
const linkSeconds = 7 * 86_400;

interface Mail {
  ctx: Pick<ServerContext, 'env' | 'clock'>;
  email: string;
  locale: Locale;
  /** What is mailed once; missing: each time. */
  dedupeKey?: string;
  /** Of its red document with this number alone, in words of its own; missing: all of them. */
  red?: string;
}

/**
 * Mails links to the files of an invoice to an address. False: there is no file yet, and nothing was sent. The address may be
 * anybody's, so that the mail says nothing that a customer has written: no title, remark or note.
 */
export async function mailFiles(
  tx: Executor,
  { id, no }: Pick<Application, 'id' | 'no'>,
  { ctx, email, locale, dedupeKey, red }: Mail,
): Promise<boolean> {
  const files = await tx
    .select({ fapiaoNo: invoiceDocuments.fapiaoNo, format: invoiceFiles.format, fileKey: invoiceFiles.fileKey })
    .from(invoiceFiles)
    .innerJoin(invoiceDocuments, eq(invoiceDocuments.id, invoiceFiles.documentId))
    .where(
      and(eq(invoiceDocuments.applicationId, id), red === undefined ? undefined : eq(invoiceDocuments.fapiaoNo, red)),
    )
    .orderBy(asc(invoiceDocuments.id), asc(invoiceFiles.id));
  if (files.length === 0) return false;
  const links = files.map(({ fapiaoNo, format, fileKey }) => {
    const link = linkToPrivate(ctx, { url: addressOf(fileKey) }, { ttlSeconds: linkSeconds });
    return `${fapiaoNo}.${format}\n${new URL(link, ctx.env.PUBLIC_URL).href}`;
  });
  const now = ctx.clock.now();
  await queueMessage(tx, {
    channel: 'email',
    recipient: email,
    locale,
    template: red === undefined ? 'Invoice' : 'InvoiceReversed',
    values: { no, ...(red && { fapiaoNo: red }), links: links.join('\n') },
    isSecret: true,
    now,
    expiresAt: addSeconds(now, linkSeconds),
    ...(dedupeKey !== undefined && { dedupeKey }),
  });
  return true;
}
