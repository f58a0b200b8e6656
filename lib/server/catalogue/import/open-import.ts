import type { ServerContext } from '../../db/context.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { productImportRows, productImports } from '../import-tables.ts';
import { importProductsNode } from '../nodes.ts';
import { guessMappingOf } from './import-words.ts';
import { type BroughtFile, readTable } from './read-table.ts';

/** `sheets`: nothing is kept before one of them is named. */
type OpenedImport = { id: number } | { sheets: string[] };

/**
 * Keeps the rows of a CSV file or of a sheet of a workbook and guesses its columns; no product is touched. Throws
 * `no_permission`, `import_format` for what is no such file, `import_empty` and `import_too_long`.
 */
export async function openImport({ db }: ServerContext, actor: Actor, file: BroughtFile): Promise<OpenedImport> {
  const { userId } = requireNode(actor, importProductsNode);
  const table = await readTable(file);
  if ('sheets' in table) return table;
  const { headings, rows, format } = table;
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(productImports)
      .values({
        userId,
        fileName: file.name.slice(-120),
        format,
        headings,
        mapping: guessMappingOf(table),
        rowCount: rows.length,
      })
      .returning({ id: productImports.id });
    if (!made) throw new Error('the import was not stored');
    for (let from = 0; from < rows.length; from += 500) {
      const batch = rows.slice(from, from + 500).map((row) => ({ ...row, importId: made.id }));
      await tx.insert(productImportRows).values(batch);
    }
    return { id: made.id };
  });
}
