import { toSpreadsheet } from '#lib/server/http/spreadsheets/spreadsheet.ts';
import { readBankFile } from '#lib/server/payouts/index.ts';
import type { FileAnswer } from '../../serve.ts';

/**
 * The file for the bank as a workbook, for banks that take one and for whoever looks at it: every cell is text, so that no program
 * rounds an account number or drops its zeros.
 */
export function toBankWorkbook(no: string, file: Uint8Array): FileAnswer {
  const { headings, rows } = readBankFile(file);
  return toSpreadsheet({
    fileName: no,
    name: no,
    format: 'xlsx',
    columns: headings.map((heading) => ({ heading, width: 16 })),
    batches: inOne(rows),
    toCells: (cells) => cells,
  });
}

async function* inOne(rows: string[][]): AsyncGenerator<string[][]> {
  yield rows;
}
