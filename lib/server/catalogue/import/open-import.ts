import { importLimits } from '#lib/contract/product-import.ts';
import type { ServerContext } from '../../db/context.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { productImportRows, productImports } from '../import-tables.ts';
import { importProductsNode } from '../nodes.ts';
import { guessMapping } from './import-words.ts';
import { decodeText, parseCsv } from './parse-csv.ts';

export interface BroughtFile {
  name: string;
  content: Uint8Array;
}

/**
 * Keeps the rows of a CSV file and guesses its columns; no product is touched. Answers the id of the import. Throws
 * `no_permission`, `import_format` for what is no such file, `import_empty` and `import_too_long`.
 */
export async function openImport({ db }: ServerContext, actor: Actor, file: BroughtFile): Promise<number> {
  const { userId } = requireNode(actor, importProductsNode);
  const { headings, rows } = readTable(file);
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(productImports)
      .values({
        userId,
        fileName: file.name.slice(-120),
        format: 'csv',
        headings,
        mapping: guessMapping(headings),
        rowCount: rows.length,
      })
      .returning({ id: productImports.id });
    if (!made) throw new Error('the import was not stored');
    for (let from = 0; from < rows.length; from += 500) {
      const batch = rows.slice(from, from + 500).map((row) => ({ ...row, importId: made.id }));
      await tx.insert(productImportRows).values(batch);
    }
    return made.id;
  });
}

interface Table {
  headings: string[];
  rows: { n: number; cells: string[] }[];
}

function readTable({ name, content }: BroughtFile): Table {
  const isBinary = content[0] === 0x50 && content[1] === 0x4b;
  if (isBinary || !/\.(csv|tsv|txt)$/i.test(name)) throw new DomainError('import_format');
  const [headings = [], ...lines] = parseCsv(decodeText(content)).map((cells) => cells.map(cleanCell));
  const rows = lines
    .map((cells, index) => ({ n: index + 2, cells: cells.slice(0, importLimits.columns) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) throw new DomainError('import_empty');
  const { rows: max } = importLimits;
  if (rows.length > max) throw new DomainError('import_too_long', { values: { rows: rows.length, max } });
  return { headings: headings.slice(0, importLimits.columns), rows };
}

/** No column can hold this character, and nobody types it. */
function cleanCell(cell: string): string {
  return cell.replaceAll('\0', '').trim().slice(0, importLimits.cellLength);
}
