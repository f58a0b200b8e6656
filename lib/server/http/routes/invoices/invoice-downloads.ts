import type { Readable } from 'node:stream';
import type { InvoiceFormat } from '#lib/contract/invoices/records.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import {
  type ApplicationScope,
  getApplication,
  listDocuments,
  openInvoiceFile,
  zipInvoiceFiles,
} from '#lib/server/invoices/index.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { FileAnswer } from '../../serve.ts';
import { toWeb } from '../../to-web.ts';

const typeOf: Record<InvoiceFormat, string> = {
  pdf: 'application/pdf',
  ofd: 'application/ofd',
  xml: 'application/xml',
};

interface AskedFile {
  no: string;
  fapiao_no: string;
  format: InvoiceFormat;
}

/** One file of a document of an invoice. Throws `not_found`, also for one of others. */
export async function openDocumentFile(
  server: ServerContext,
  scope: ApplicationScope,
  { no, fapiao_no: fapiaoNo, format }: AskedFile,
): Promise<FileAnswer> {
  const { id } = await getApplication(server.db, no, scope);
  const document = (await listDocuments(server.db, id)).find((each) => each.fapiaoNo === fapiaoNo);
  if (!document) throw new DomainError('not_found');
  const { name, content } = await openInvoiceFile(server, document.id, format);
  return toFileAnswer({ name, content }, { format });
}

/** A file of an invoice, as it is handed out. */
export const toFileAnswer = (
  { name, content }: { name: string; content: Readable },
  { format }: { format: InvoiceFormat },
): FileAnswer => ({ name, type: typeOf[format], content: toWeb(content) });

/** All files of an invoice. Throws as above. */
export async function openInvoiceArchive(
  server: ServerContext,
  scope: ApplicationScope,
  no: string,
): Promise<FileAnswer> {
  const { name, content } = await zipInvoiceFiles(server, await getApplication(server.db, no, scope));
  return { name, type: 'application/zip', content: toWeb(content) };
}
