import { strToU8, zipSync } from 'fflate';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';

interface TestSheet {
  name: string;
  /** What stands in `sheetData`. */
  rows: string;
  state?: 'hidden';
}

interface TestWorkbook {
  sheets: TestSheet[];
  /** Each is what stands in one `si`. */
  strings?: string[];
  /** Formats of the styles 1, 2 and so on; style 0 has none. */
  formats?: string[];
  isFrom1904?: boolean;
  /** Instead of those made here, or beside them. */
  parts?: Record<string, string | Uint8Array>;
}

/** A workbook as Excel lays it out, written by hand so that it may be wrong in any way. */
export function makeWorkbook(input: TestWorkbook): Buffer {
  const parts = { ...workbookParts(input), ...input.parts };
  const bytes = Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]);
  return Buffer.from(zipSync(Object.fromEntries(bytes)));
}

/** Rows of texts in one sheet. */
export function makeTable(rows: string[][], name = 'Sheet1'): Buffer {
  return makeWorkbook({ sheets: [{ name, rows: toRows(rows) }] });
}

export function toRows(rows: string[][]): string {
  const toCell = (text: string, at: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const letter = (index: number) => String.fromCharCode(65 + index);
  return rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, index) => toCell(cell, `${letter(index)}${row + 1}`)).join('')}</row>`,
    )
    .join('');
}

function workbookParts({ sheets, strings = [], formats = [], isFrom1904 }: TestWorkbook): Record<string, string> {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const tabs = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  );
  const codes = formats.map((code, at) => `<numFmt numFmtId="${at + 164}" formatCode="${code}"/>`);
  const styles = formats.map((_, at) => `<xf numFmtId="${at + 164}"/>`);
  return {
    '[Content_Types].xml': `${declaration}<Types/>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packaged}">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${isFrom1904 ? ' date1904="1"' : ''}/><sheets>${tabs.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packaged}">${sheets
      .map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`))
      .join(
        '',
      )}${relation('rId98', 'styles', 'styles.xml')}${relation('rId99', 'sharedStrings', '/xl/sharedStrings.xml')}</Relationships>`,
    'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${declaration}<sst xmlns="${main}">${strings.map((each) => `<si>${each}</si>`).join('')}</sst>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `${declaration}<worksheet xmlns="${main}"><dimension ref="A1:XFD1048576"/><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
}
