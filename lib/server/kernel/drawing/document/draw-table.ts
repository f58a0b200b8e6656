import type { DocumentContent, DocumentRow } from './content.ts';
import { type Box, heightOf, margin, plain, rule, type Sheet, small, strong } from './sheet.ts';

const padding = 7;

type Boxes = Record<'line' | 'name' | 'first' | 'second' | 'amount', Box>;

function boxesOf({ width }: Sheet): Boxes {
  const widths = { line: 26, first: 74, second: 82, amount: 88 };
  const name = width - widths.line - widths.first - widths.second - widths.amount;
  const x = margin;
  return {
    line: { x, width: widths.line },
    name: { x: x + widths.line, width: name - 10 },
    first: { x: x + widths.line + name, width: widths.first - 8 },
    second: { x: x + widths.line + name + widths.first, width: widths.second - 8 },
    amount: { x: x + widths.line + name + widths.first + widths.second, width: widths.amount },
  };
}

/** The lines; a row that does not fit goes on with the next page, below the headings again. */
export function drawTable(sheet: Sheet, { columns, rows, currency }: DocumentContent): void {
  const boxes = boxesOf(sheet);
  sheet.put(currency, { x: margin, width: sheet.width }, { y: sheet.y, style: small, align: 'right' });
  sheet.y += heightOf(small) + 2;
  drawHeadings(sheet, boxes, columns);
  for (const row of rows) drawRow(sheet, boxes, { row, columns });
}

function drawHeadings(sheet: Sheet, boxes: Boxes, columns: DocumentContent['columns']): void {
  const height = heightOf(small) + 10;
  sheet.pdf.rect(margin, sheet.y, sheet.width, height).fill('#f4efe6');
  const y = sheet.y + 5;
  const style = { ...small, weight: 700 as const };
  sheet.put(columns.line, { ...boxes.line, x: boxes.line.x + 6 }, { y, style });
  sheet.put(columns.name, boxes.name, { y, style });
  for (const key of ['first', 'second', 'amount'] as const) {
    const box = key === 'amount' ? { ...boxes.amount, width: boxes.amount.width - 6 } : boxes[key];
    sheet.put(columns[key], box, { y, style, align: 'right' });
  }
  sheet.y += height;
}

interface Row {
  row: DocumentRow;
  columns: DocumentContent['columns'];
}

function drawRow(sheet: Sheet, boxes: Boxes, { row, columns }: Row): void {
  const names = sheet.text.wrap(row.name, boxes.name.width, strong);
  const details = row.details.flatMap((detail) => sheet.text.wrap(detail, boxes.name.width, small));
  const lines = [...names.map((text) => ({ text, style: strong })), ...details.map((text) => ({ text, style: small }))];
  // A row that cannot fit anywhere is broken; any other one keeps together.
  const height = 2 * padding + lines.reduce((sum, { style }) => sum + heightOf(style), 0);
  const onePage = sheet.bottom - margin - 40;
  if (!sheet.hasRoom(Math.min(height, onePage))) nextPage(sheet, boxes, columns);
  sheet.y += padding;
  drawNumbers(sheet, boxes, row);
  for (const { text, style } of lines) {
    if (!sheet.hasRoom(heightOf(style))) nextPage(sheet, boxes, columns);
    sheet.put(text, boxes.name, { y: sheet.y, style });
    sheet.y += heightOf(style);
  }
  sheet.y += padding;
  sheet.pdf
    .moveTo(margin, sheet.y)
    .lineTo(margin + sheet.width, sheet.y)
    .lineWidth(0.5)
    .strokeColor(rule)
    .stroke();
}

function drawNumbers(sheet: Sheet, boxes: Boxes, row: DocumentRow): void {
  const { y } = sheet;
  sheet.put(row.line, { ...boxes.line, x: boxes.line.x + 6 }, { y, style: plain });
  sheet.put(row.first, boxes.first, { y, style: plain, align: 'right' });
  sheet.put(row.second, boxes.second, { y, style: plain, align: 'right' });
  sheet.put(row.amount, { ...boxes.amount, width: boxes.amount.width - 6 }, { y, style: strong, align: 'right' });
}

function nextPage(sheet: Sheet, boxes: Boxes, columns: DocumentContent['columns']): void {
  sheet.turnPage();
  drawHeadings(sheet, boxes, columns);
}
