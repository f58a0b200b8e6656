import PDFDocument from 'pdfkit';
import { codeOf } from '../drawable-text.ts';
import type { DocumentContent } from './content.ts';
import { drawHead } from './draw-head.ts';
import { drawTable } from './draw-table.ts';
import { heightOf, margin, plain, Sheet, small, strong } from './sheet.ts';
import { sumsMargin, sumsWidth } from './sums-width.ts';
import { TextLayout } from './text-layout.ts';

/** The document as the bytes of a PDF, its font embedded as far as it is used. */
export async function drawDocument(content: DocumentContent): Promise<Buffer> {
  const { title, number } = content;
  const info = { Title: `${title} ${number}`, Author: content.shop.name };
  const pdf = new PDFDocument({ size: 'A4', margin: 0, bufferPages: true, info, font: '' });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const sheet = new Sheet(pdf, new TextLayout(pdf));
  drawHead(sheet, content);
  drawTable(sheet, content);
  drawSums(sheet, content);
  drawSections(sheet, content);
  drawLacking(sheet, content);
  drawFeet(sheet, content);
  pdf.end();
  return finished;
}

function drawSums(sheet: Sheet, { sums }: DocumentContent): void {
  const styleOf = ({ isStrong }: DocumentContent['sums'][number]) => (isStrong ? { ...strong, size: 12 } : plain);
  const width = sumsWidth(sums, {
    widthOf: (text, sum) => sheet.text.width(text, styleOf(sum)),
    most: sheet.width,
  });
  const box = { x: margin + sheet.width - width, width };
  const height = sums.length * 18 + 12;
  if (!sheet.hasRoom(height)) sheet.turnPage();
  sheet.y += 10;
  for (const sum of sums) {
    const style = styleOf(sum);
    sheet.put(sum.label, box, { y: sheet.y, style });
    sheet.put(sum.value, { ...box, width: width - sumsMargin }, { y: sheet.y, style, align: 'right' });
    sheet.y += sum.isStrong ? 22 : 17;
  }
}

function drawSections(sheet: Sheet, { sections }: DocumentContent): void {
  const box = { x: margin, width: sheet.width };
  for (const { heading, text } of sections) {
    sheet.y += 12;
    if (!sheet.hasRoom(heightOf(small) + 2 * heightOf(plain))) sheet.turnPage();
    sheet.flow(heading, box, { ...small, weight: 700 });
    sheet.flow(text, box, plain);
  }
}

/** Known only at the end: which characters no font has. A reader is told, and sees their codes instead of boxes. */
function drawLacking(sheet: Sheet, { lacking }: DocumentContent): void {
  const characters = [...sheet.text.lacking].map(codeOf);
  if (characters.length === 0) return;
  sheet.y += 12;
  sheet.flow(
    lacking.pattern.replace(lacking.characters, characters.join(' ')),
    { x: margin, width: sheet.width },
    small,
  );
}

/** Known only at the end: how many pages there are. */
function drawFeet(sheet: Sheet, { number, pageOf }: DocumentContent): void {
  const { start, count } = sheet.pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    sheet.pdf.switchToPage(index);
    const y = sheet.pdf.page.height - margin;
    const words = pageOf.pattern.replace(pageOf.page, String(index + 1)).replace(pageOf.pages, String(count));
    const box = { x: margin, width: sheet.width };
    sheet.put(number, box, { y, style: small });
    sheet.put(words, box, { y, style: small, align: 'right' });
  }
}
