import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { InvoiceProviderName } from '#lib/contract/invoices/records.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { storePrivate } from '#lib/server/files/index.ts';
import {
  attachFile,
  findDocument,
  findInvoiceProvider,
  type InvoiceDocument,
  type ProviderFile,
} from '#lib/server/invoices/index.ts';

/** No file of an invoice is larger; a larger one is not kept. */
const mostBytes = 10_000_000;

const kinds = { pdf: 'application/pdf', ofd: 'application/ofd', xml: 'application/xml' };

interface Fetching {
  document: InvoiceDocument;
  provider: InvoiceProviderName;
  applicationNo: string;
}

/**
 * Fetches the files of a document from its provider and keeps them with us, as they came. True once one is there, and where there
 * will never be one. One that is there, from whomever, is not fetched again.
 */
export async function fetchFiles(ctx: ServerContext, { document, provider: name, applicationNo }: Fetching) {
  if ((await findDocument(ctx.db, document.id))?.hasFile) return true;
  const provider = await findInvoiceProvider(ctx, name);
  // One that does not answer is asked again: nothing depends on the file.
  const files = await provider?.download(document, applicationNo).catch(() => []);
  if (provider && files === undefined) return true;
  const kept = (files ?? []).filter(({ bytes }) => bytes.length > 0 && bytes.length <= mostBytes);
  for (const file of kept) await keep(ctx, document, file);
  return kept.length > 0;
}

async function keep(ctx: ServerContext, document: InvoiceDocument, { format, bytes }: ProviderFile): Promise<void> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const name = `${document.fapiaoNo}.${format}`;
  const content = Readable.from([bytes]);
  const { key: fileKey } = await storePrivate(ctx, {
    topic: 'invoice',
    name,
    suffix: format,
    mime: kinds[format],
    content,
  });
  await attachFile(ctx.db, document, { format, fileKey, sha256 });
}
