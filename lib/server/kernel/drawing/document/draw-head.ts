import type { DocumentContent, PaperMark } from './content.ts';
import { faint, heightOf, ink, margin, plain, type Sheet, small, strong } from './sheet.ts';

const markSize = 30;

/** A long word mark leaves room for the name beside it. */
const widestMark = 96;

/** Letterhead, title and number, the two sides, and the facts of the whole. */
export function drawHead(sheet: Sheet, { shop, title, number, parties, facts }: DocumentContent): void {
  const half = sheet.width / 2;
  const beside = shop.mark ? drawMark(sheet, shop.mark) + 10 : 0;
  const left = { x: margin + beside, width: half - beside };
  const right = { x: margin + half, width: half };
  sheet.put(shop.name, left, { y: margin, style: { ...strong, size: 14 } });
  sheet.put(shop.lines.join('   '), left, { y: margin + 21, style: small });
  sheet.put(title, right, { y: margin - 2, style: { size: 19, weight: 700, colour: ink }, align: 'right' });
  sheet.put(number, right, { y: margin + 24, style: { ...plain, colour: faint }, align: 'right' });
  sheet.y = margin + markSize + 18;
  sheet.line();
  sheet.y += 12;
  drawParties(sheet, parties);
  drawFacts(sheet, facts);
}

/** The shop's mark in its box; answers how wide it stands. */
function drawMark({ pdf }: Sheet, { png, width, height }: PaperMark): number {
  const scale = Math.min(markSize / height, widestMark / width);
  const [shownWidth, shownHeight] = [width * scale, height * scale];
  pdf.image(Buffer.from(png), margin, margin - 2 + (markSize - shownHeight) / 2, {
    width: shownWidth,
    height: shownHeight,
  });
  return shownWidth;
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
