import { pickAnswers } from './pick-answers.ts';
import { readTables } from './read-tables.ts';

/**
 * The cells of a file of ours below these headings, as our own reader of others' tables has them: as they stand there, and as numbers
 * of documents.
 */
export async function readBack(
  file: Uint8Array,
  headings: string[],
): Promise<{ texts: string[][]; numbers: string[][] }> {
  const columns = headings.map((heading) => ({ field: heading, heading }));
  const rows = await pickAnswers(await readTables(file, 1000), { columns, needed: headings, maxRows: 1000 });
  return {
    texts: rows.map(({ cell }) => headings.map(cell)),
    numbers: rows.map(({ number }) => headings.map(number)),
  };
}
