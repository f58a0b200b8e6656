import { PdfFile } from './pdf-file.ts';
import { findObjects } from './pdf-scan.ts';
import { readTables } from './pdf-tables.ts';

/** By its tables of references. They count from where the PDF begins, which may be behind other bytes. */
export async function openPdf(file: Blob): Promise<PdfFile> {
  const start = new TextDecoder('latin1').decode(await file.slice(0, 1100).arrayBuffer());
  const pdf = new PdfFile(file.slice(Math.max(0, start.indexOf('%PDF-'))));
  await readTables(pdf);
  await pdf.unlock();
  return pdf;
}

/** By looking for its objects: for a file whose tables are missing, or lead elsewhere. */
export async function repairPdf(file: Blob): Promise<PdfFile> {
  const pdf = new PdfFile(file);
  const { objects, packed, trailers, catalogue } = await findObjects(pdf);
  for (const [number, offset] of objects) pdf.places.set(number, { offset });
  for (const head of trailers) pdf.addToTrailer(head);
  await pdf.unlock();
  for (const number of packed) {
    const { numbers } = await pdf.streamOf(number);
    const own = objects.get(number) ?? 0;
    // What stands further behind in the file was saved later.
    numbers.forEach((each, index) => {
      if ((objects.get(each) ?? -1) < own) pdf.places.set(each, { stream: number, index });
    });
  }
  if (!pdf.trailer.has('/Root') && catalogue !== undefined) pdf.trailer.set('/Root', { reference: catalogue });
  return pdf;
}
