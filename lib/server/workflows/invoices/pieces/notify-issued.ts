import type { ServerContext } from '#lib/server/db/context.ts';
import {
  getApplication,
  type InvoiceDocument,
  notifyIssued,
  notifyIssuer,
  planApplication,
  triesBeforeMail,
  triesForFiles,
} from '#lib/server/invoices/index.ts';

interface Issued {
  no: string;
  document: InvoiceDocument;
  hasFile: boolean;
  /** To fetch its files. */
  tries: number;
}

/**
 * Tells the recipient of an invoice that it is there, once: with its file, or without where the file does not come. Where none has
 * come at all its issuer is asked to add one.
 */
export async function notifyIssuedInTime(ctx: ServerContext, { no, document, hasFile, tries }: Issued): Promise<void> {
  const isOver = hasFile || tries >= triesForFiles;
  if (!isOver && tries < triesBeforeMail) return;
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const application = await getApplication(tx, no, 'desk');
    const { fapiaoNo } = document;
    await notifyIssued(tx, application, { ctx, fapiaoNo, at });
    if (!isOver) return;
    await planApplication(tx, application.id, { nextAt: null });
    if (hasFile) return;
    const event = { store: 'invoiceFileMissing', desk: 'invoiceFileMissingDesk' } as const;
    await notifyIssuer(tx, application, { event, args: { fapiaoNo }, cause: `${no}:${fapiaoNo}`, at });
  });
}
