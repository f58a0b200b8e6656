import fs from 'node:fs/promises';
import { openArchive } from '../../kernel/archive/open-archive.ts';
import type { Content } from '../upload-rules.ts';
import { isPlainXml } from './plain-xml.ts';

/** More parts than any invoice has. */
const mostParts = 1000;
/** Larger than any invoice, with its letters and stamps; more is not read to find out what it is. */
const mostBytes = 32 * 1024 * 1024;

/**
 * Formats of invoices that the detector calls something else or does not know: OFD (GB/T 33190) is an archive with its
 * `OFD.xml`, and XML needs no declaration. Systems agree on no type for them.
 */
const formats: Record<string, { mime: string; is: (bytes: Buffer) => boolean | Promise<boolean> }> = {
  ofd: { mime: 'application/ofd', is: isOfd },
  xml: { mime: 'application/xml', is: isPlainXml },
};

export const isInvoiceFormat = (suffix: string): boolean => suffix in formats;

/** What an invoice's file is by what is in it; undefined when it is not what its name says. Nothing is unpacked. */
export async function recogniseInvoice(path: string, suffix: string): Promise<Content | undefined> {
  const format = formats[suffix];
  if (!format || (await fs.stat(path)).size > mostBytes) return undefined;
  return (await format.is(await fs.readFile(path))) ? { ext: suffix, mime: format.mime } : undefined;
}

async function isOfd(bytes: Buffer): Promise<boolean> {
  const archive = await openArchive(bytes, mostParts).catch(() => undefined);
  archive?.file.close();
  return archive?.entries.has('ofd.xml') ?? false;
}
