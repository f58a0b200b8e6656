import { buffer } from 'node:stream/consumers';
import { invoiceTopic } from '#lib/contract/files/upload-topics.ts';
import type { InvoiceFormat } from '#lib/contract/invoices/records.ts';
import type { ServerContext } from '../../db/context.ts';
import { listOwnFiles, openDocument } from '../../files/index.ts';
import { decodeText } from '../../kernel/decode-text.ts';
import { WorkbookRefusal } from '../../kernel/workbook/workbook-refusal.ts';
import { formatOf, keyOf } from '../issuing/invoice-files.ts';
import { readInvoiceOfd } from './read-invoice-ofd.ts';
import { type ReadFacts, readInvoiceXml } from './read-invoice-xml.ts';

/** An invoice's XML has some ten kilobytes, an OFD with its letters some hundred. */
const mostBytes: Record<InvoiceFormat, number> = { xml: 1024 * 1024, ofd: 10 * 1024 * 1024, pdf: 0 };

/** An uploaded file of an invoice, with what can be read of it. */
export interface LookedAtFile {
  url: string;
  /** As its owner calls it. */
  name: string;
  format: InvoiceFormat;
  /** Undefined: of this kind nothing is read (PDF). `unreadable`: it is no invoice, or broken. */
  facts: ReadFacts | 'unreadable' | undefined;
}

/**
 * Looks into files that this member has uploaded for invoices; what is missing, or somebody else's, is left out. Nothing is
 * followed or filled in, and what comes out of a file is bounded.
 */
export async function lookAtFiles(
  ctx: ServerContext,
  { userId, urls }: { userId: number; urls: readonly string[] },
): Promise<LookedAtFile[]> {
  const own = await listOwnFiles(ctx.db, userId, [...new Set(urls)]);
  const looked: LookedAtFile[] = [];
  for (const { url, name, size, sha256, topic } of own) {
    const format = formatOf(url);
    if (topic !== invoiceTopic || !format) continue;
    const read = async () => buffer(await openDocument(ctx, { fileKey: keyOf(url), sha256 }));
    looked.push({ url, name, format, facts: await readFacts(format, size, read) });
  }
  return urls.flatMap((url) => looked.find((file) => file.url === url) ?? []);
}

async function readFacts(
  format: InvoiceFormat,
  size: number,
  read: () => Promise<Buffer>,
): Promise<LookedAtFile['facts']> {
  if (format === 'pdf') return undefined;
  if (size > mostBytes[format]) return 'unreadable';
  return readInvoiceBytes(format, await read());
}

/** What the bytes of a file say; of some other XML, or a broken archive, nothing. */
export async function readInvoiceBytes(format: 'xml' | 'ofd', bytes: Buffer): Promise<ReadFacts | 'unreadable'> {
  try {
    const facts = format === 'xml' ? await readInvoiceXml(decodeText(bytes)) : await readInvoiceOfd(bytes);
    return facts.fapiaoNo && facts.total ? facts : 'unreadable';
  } catch (error) {
    if (error instanceof WorkbookRefusal) return 'unreadable';
    throw error;
  }
}
