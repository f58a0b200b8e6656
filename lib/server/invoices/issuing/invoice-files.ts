import type { Readable } from 'node:stream';
import { and, asc, eq } from 'drizzle-orm';
import { invoiceTopic } from '#lib/contract/files/upload-topics.ts';
import { type InvoiceFormat, invoiceFormats } from '#lib/contract/invoices/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { claimFile, openDocument } from '#lib/server/files/index.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Application } from '../application-repository.ts';
import { invoiceDocuments, invoiceFiles } from '../document-tables.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { zipLazily } from './zip-lazily.ts';

/** A file as it is kept: where its bytes are, and what they hash to. */
export interface KeptFile {
  format: InvoiceFormat;
  fileKey: string;
  sha256: string;
}

/** Adds a file to a document; the first of each format stays, whatever comes after it. */
export async function attachFile(tx: Executor, { id }: Pick<InvoiceDocument, 'id'>, file: KeptFile): Promise<void> {
  await tx
    .insert(invoiceFiles)
    .values({ ...file, documentId: id })
    .onConflictDoNothing();
}

/** A file that a member has uploaded for a document; its kind is the ending of its address, which its content was held against. */
export interface UploadedFile {
  url: string;
}

/**
 * Adds files that this member has uploaded for invoices. Throws `invalid_input` at `files` for one that is missing, of
 * somebody else, or no invoice's.
 */
export async function attachUploads(
  tx: Executor,
  document: Pick<InvoiceDocument, 'id'>,
  { userId, files }: { userId: number; files: readonly UploadedFile[] },
): Promise<void> {
  const kept = await claimUploads(tx, { userId, files, subject: `invoice_document:${document.id}` });
  for (const file of kept) await attachFile(tx, document, file);
}

/** Keeps uploads of a member's for what they belong to. Throws as above. */
export async function claimUploads(
  tx: Executor,
  { userId, files, subject }: { userId: number; files: readonly UploadedFile[]; subject: string },
): Promise<KeptFile[]> {
  const kept: KeptFile[] = [];
  for (const { url } of files) {
    const accept = { isPrivate: true, topics: [invoiceTopic] };
    const file = await claimFile(tx, { userId, url, subject, accept, field: 'files' });
    const format = formatOf(file.url);
    if (!format) throw new DomainError('invalid_input', { fields: { files: { key: 'file' } } });
    kept.push({ format, fileKey: keyOf(file.url), sha256: file.sha256 });
  }
  return kept;
}

/** What kind of an invoice's file it is, by its ending. */
export const formatOf = (url: string): InvoiceFormat | undefined =>
  invoiceFormats.find((format) => url.endsWith(`.${format}`));

/** The key of a private file by the name that it has in place of an address. */
export const keyOf = (url: string): string => url.replace('/storage/', '');

/** One file of a document with the name it is saved under. Whoever asks may see it. Throws `not_found`. */
export async function openInvoiceFile(
  ctx: ServerContext,
  documentId: number,
  format: InvoiceFormat,
): Promise<{ name: string; sha256: string; content: Readable }> {
  const [row] = await ctx.db
    .select({ document: invoiceDocuments, file: invoiceFiles })
    .from(invoiceFiles)
    .innerJoin(invoiceDocuments, eq(invoiceDocuments.id, invoiceFiles.documentId))
    .where(and(eq(invoiceFiles.documentId, documentId), eq(invoiceFiles.format, format)));
  if (!row) throw new DomainError('not_found');
  const { document, file } = row;
  return { name: nameOf(document, file.format), sha256: file.sha256, content: await openDocument(ctx, file) };
}

/** All files of an application, blue and red, as one archive; each is read when its turn comes. Throws `not_found`. */
export async function zipInvoiceFiles(
  ctx: ServerContext,
  { id, no }: Pick<Application, 'id' | 'no'>,
): Promise<{ name: string; content: Readable }> {
  const rows = await ctx.db
    .select({ document: invoiceDocuments, file: invoiceFiles })
    .from(invoiceFiles)
    .innerJoin(invoiceDocuments, eq(invoiceDocuments.id, invoiceFiles.documentId))
    .where(eq(invoiceDocuments.applicationId, id))
    .orderBy(asc(invoiceDocuments.id), asc(invoiceFiles.id));
  if (rows.length === 0) throw new DomainError('not_found');
  const content = zipLazily(
    rows.map(({ document, file }) => ({
      name: nameOf(document, file.format),
      mtime: document.createdAt,
      open: () => openDocument(ctx, file),
    })),
  );
  return { name: `${no}.zip`, content };
}

/** Numbers tell documents apart; a code stands before those that have one. */
export const nameOf = (
  { fapiaoCode, fapiaoNo }: Pick<InvoiceDocument, 'fapiaoCode' | 'fapiaoNo'>,
  format: InvoiceFormat,
): string => `${[fapiaoCode, fapiaoNo].filter(Boolean).join('-')}.${format}`;
