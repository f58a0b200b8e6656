import { withoutGuard } from '../kernel/csv-line.ts';
import { decodeText } from '../kernel/decode-text.ts';
import { parseCsv } from '../kernel/parse-csv.ts';

/** What stands in a file that `writeBankFile` has written: its headings, and the cells of each payment as they are. */
export function readBankFile(file: Uint8Array): { headings: string[]; rows: string[][] } {
  const { rows } = parseCsv(decodeText(file), { separator: ',' });
  const [headings = [], ...payments] = rows.map((cells) => cells.map(withoutGuard));
  return { headings, rows: payments };
}
