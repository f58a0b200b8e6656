import type { DocumentContent } from './content.ts';
import { faint, heightOf, ink, margin, plain, type Sheet, small, strong } from './sheet.ts';

const markSize = 30;

/** Letterhead, title and number, the two sides, and the facts of the whole. */
export function drawHead(sheet: Sheet, { shop, title, number, parties, facts }: DocumentContent): void {
  drawMark(sheet);
  const half = sheet.width / 2;
  const right = { x: margin + half, width: half };
  sheet.put(shop.name, { x: margin + markSize + 10, width: half }, { y: margin, style: { ...strong, size: 14 } });
  const below = shop.lines.join('   ');
  sheet.put(below, { x: margin + markSize + 10, width: half }, { y: margin + 21, style: small });
  sheet.put(title, right, { y: margin - 2, style: { size: 19, weight: 700, colour: ink }, align: 'right' });
  sheet.put(number, right, { y: margin + 24, style: { ...plain, colour: faint }, align: 'right' });
  sheet.y = margin + markSize + 18;
  sheet.line();
  sheet.y += 12;
  drawParties(sheet, parties);
  drawFacts(sheet, facts);
}

/** The mark of the shop; the same drawing as `public/logo.svg`. */
function drawMark({ pdf }: Sheet): void {
  pdf
    .save()
    .translate(margin, margin - 2)
    .scale(markSize / 64);
  pdf.path('M34.5 34.5H51A16.5 16.5 0 0 1 34.5 51Z').fill('#C8402F');
  pdf.circle(32, 32, 19).lineWidth(5).stroke(ink);
  pdf.path('M32 5V59M5 32H59').lineWidth(4.5).lineCap('round').stroke(ink);
  pdf.restore();
}

function drawParties(sheet: Sheet, parties: DocumentContent['parties']): void {
  const width = sheet.width / Math.max(1, parties.length);
  const top = sheet.y;
  let lowest = top;
  parties.forEach(({ heading, lines }, index) => {
    const box = { x: margin + index * width, width: width - 16 };
    sheet.put(heading, box, { y: top, style: small });
    let y = top + heightOf(small) + 2;
    for (const line of lines.flatMap((text) => sheet.text.wrap(text, box.width, plain))) {
      sheet.put(line, box, { y, style: plain });
      y += heightOf(plain);
    }
    lowest = Math.max(lowest, y);
  });
  sheet.y = lowest + 8;
}

function drawFacts(sheet: Sheet, facts: DocumentContent['facts']): void {
  const perRow = 4;
  const width = sheet.width / perRow;
  facts.forEach(({ label, value }, index) => {
    const box = { x: margin + (index % perRow) * width, width: width - 8 };
    const y = sheet.y + Math.floor(index / perRow) * 34;
    sheet.put(label, box, { y, style: small });
    sheet.put(value, box, { y: y + heightOf(small) + 1, style: plain });
  });
  sheet.y += Math.ceil(facts.length / perRow) * 34 + 4;
}
