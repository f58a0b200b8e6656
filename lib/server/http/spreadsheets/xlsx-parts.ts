import { columnLetter } from '#lib/server/kernel/workbook/column-letter.ts';

/** Money is given in fen and shown in yuan; a time is shown as the clock of the shop shows it. */
export type Cell = string | { money: number } | { integer: number } | { time: Date };

interface Column {
  heading: string;
  /** In characters. */
  width: number;
}

export interface Sheet {
  /** Shown on the tab; Excel takes at most 31 characters, and none of : \ / ? * [ ] */
  name: string;
  columns: Column[];
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Places in `cellXfs` below. */
const styles = { text: 0, heading: 1, time: 2, money: 3, integer: 4, guarded: 5, digits: 6 };

const cellFormats = [
  format(0, { hasWrap: true }),
  format(0, { font: 1 }),
  format(164),
  format(4),
  format(3),
  format(49, { hasWrap: true, others: ' quotePrefix="1"' }),
  format(49, { hasWrap: true }),
];

/** Cells of a row begin at the same height; text that is wider than its column goes on below. */
function format(number: number, { font = 0, hasWrap = false, others = '' } = {}): string {
  const alignment = `<alignment vertical="top"${hasWrap ? ' wrapText="1"' : ''}/>`;
  return `<xf numFmtId="${number}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyAlignment="1"${others}>${alignment}</xf>`;
}

/** The parts that are the same in every workbook. */
export const fixedParts = {
  '_rels/.rels': `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy-mm-dd hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cellFormats.length}">${cellFormats.join('')}</cellXfs></styleSheet>`,
};

/** The parts that list the sheets: the second bears the number 2 behind the name, and so on. */
export function sheetParts(name: string, count: number): Record<string, string> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const override = (part: string, kind: string) => `<Override PartName="/${part}" ContentType="${type}.${kind}+xml"/>`;
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${relations}/${kind}" Target="${target}"/>`;
  const sheetName = (number: number) => escapeXml(number === 1 ? name : `${name} ${number}`);
  return {
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbers
      .map((number) => `<sheet name="${sheetName(number)}" sheetId="${number}" r:id="rId${number}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packaged}/relationships">${numbers
      .map((number) => relation(number, 'worksheet', `worksheets/sheet${number}.xml`))
      .join('')}${relation(count + 1, 'styles', 'styles.xml')}</Relationships>`,
    '[Content_Types].xml': `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}${numbers
      .map((number) => override(`xl/worksheets/sheet${number}.xml`, 'worksheet'))
      .join('')}</Types>`,
  };
}

/** In points: Chinese characters of the 11 points of these sheets are whole in it. */
const lineHeight = 17;

/** In points: Excel knows none above. */
const highestRow = 409;

/** All before the rows of data: the widths, and the headings in bold, which stay when the rest is scrolled. */
export function toSheetStart(columns: Sheet['columns']): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const headings = columns.map(({ heading }, index) => toTextXml(heading, `${columnLetter(index)}1`, styles.heading));
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="${lineHeight}" customHeight="1"/><cols>${widths.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`;
}

export const toSheetEnd = () => '</sheetData></worksheet>';

/** `lines`: how many the longest of its cells takes; not every program finds out by itself. */
export function toRowXml(cells: Cell[], number: number, lines = 1): string {
  const height = lines > 1 ? ` ht="${Math.min(highestRow, lines * lineHeight)}" customHeight="1"` : '';
  return `<row r="${number}"${height}>${cells.map((cell, index) => toCellXml(cell, `${columnLetter(index)}${number}`)).join('')}</row>`;
}

/** Text is written as text whatever it begins with; what looks like a formula or a number also stays text when it is edited. */
function toCellXml(cell: Cell, place: string): string {
  if (typeof cell === 'string') return toTextXml(cell, place, styleOf(cell));
  if ('money' in cell) return toNumberXml(cell.money / 100, place, styles.money);
  if ('integer' in cell) return toNumberXml(cell.integer, place, styles.integer);
  return toNumberXml(toSerial(cell.time), place, styles.time);
}

function styleOf(text: string): number {
  if (/^[=+\-@\s]/.test(text)) return styles.guarded;
  return /^\d[\d.,/:e-]*$/i.test(text) ? styles.digits : styles.text;
}

const toTextXml = (text: string, place: string, style: number) =>
  `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

const toNumberXml = (value: number, place: string, style: number) => `<c r="${place}" s="${style}"><v>${value}</v></c>`;

/** Spreadsheets know no time zones: days since 1899-12-30 by the clock in Shanghai. */
function toSerial(time: Date): number {
  const secondsInShanghai = Math.floor(time.getTime() / 1000) + 8 * 3600;
  return secondsInShanghai / 86_400 + 25_569;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Without what no XML may hold, and with `_x0041_` kept from being read as the character it names. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
