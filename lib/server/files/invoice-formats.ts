import fs from 'node:fs/promises';
import { openPromise } from 'yauzl';
import type { Content } from './upload-rules.ts';

/** More parts than any invoice has. */
const mostParts = 1000;

/**
 * Formats of invoices that the detector calls something else or does not know: OFD (GB/T 33190) is an archive with its
 * `OFD.xml`, and XML needs no declaration. Systems agree on no type for them.
 */
const formats: Record<string, { mime: string; is: (path: string) => Promise<boolean> }> = {
  ofd: { mime: 'application/ofd', is: isOfd },
  xml: { mime: 'application/xml', is: isXml },
};

export const isInvoiceFormat = (suffix: string): boolean => suffix in formats;

/** What an invoice's file is by what is in it; undefined when it is not what its name says. Nothing is unpacked. */
export async function recogniseInvoice(path: string, suffix: string): Promise<Content | undefined> {
  const format = formats[suffix];
  return (await format?.is(path)) ? { ext: suffix, mime: format?.mime ?? '' } : undefined;
}

async function isOfd(path: string): Promise<boolean> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => undefined);
  if (!zip) return false;
  try {
    if (zip.entryCount > mostParts) return false;
    for await (const { fileName } of zip.eachEntry()) if (fileName.toLowerCase() === 'ofd.xml') return true;
    return false;
  } catch {
    return false;
  } finally {
    zip.close();
  }
}

/** Pages and drawings are XML as well, or nearly. */
async function isXml(path: string): Promise<boolean> {
  const file = await fs.open(path);
  try {
    const head = Buffer.alloc(512);
    const { bytesRead } = await file.read(head, 0, head.byteLength, 0);
    const text = head
      .subarray(0, bytesRead)
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trimStart();
    return /^<(\?xml\s|[A-Za-z_])/.test(text) && !/<!doctype|<html|<svg/i.test(text);
  } finally {
    await file.close();
  }
}
