import type { ServerContext } from '../../db/context.ts';
import { findUserNames } from '../../identity/index.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { importProductsNode } from '../nodes.ts';
import { findSamples } from './find-samples.ts';
import {
  countOutcomes,
  findImport,
  findLatestImports,
  findRowsAtFault,
  findRowsWithChanges,
  findRowsWithWarnings,
  type ImportRowRecord,
  type OutcomeCounts,
  type ProductImportRecord,
} from './import-repository.ts';
import { unguardRow } from './read-row.ts';

/** Enough to look back on; more of a file's faults are read in a spreadsheet. */
const [latest, faultsShown, changesShown, warningsShown] = [30, 100, 200, 100];

export interface ImportSummary {
  record: ProductImportRecord;
  who: string;
  counts: OutcomeCounts;
}

export interface ImportDetail extends ImportSummary {
  /** A value of each column. */
  samples: string[];
  faulty: ImportRowRecord[];
  /** The first rows that change something of a product that is there. */
  changed: ImportRowRecord[];
  /** The first rows of which customers would miss something, of how many. */
  warned: { rows: ImportRowRecord[]; total: number };
}

/** The latest imports of all operators: they keep one catalogue. */
export async function listImports({ db }: ServerContext, actor: Actor): Promise<ImportSummary[]> {
  requireNode(actor, importProductsNode);
  return describe(db, await findLatestImports(db, latest));
}

/** Throws `not_found`. */
export async function getImport({ db }: ServerContext, actor: Actor, id: number): Promise<ImportDetail> {
  requireNode(actor, importProductsNode);
  const record = await findImport(db, id);
  const [summary] = await describe(db, [record]);
  if (!summary) throw new Error(`import ${id} was not described`);
  const [samples, faulty, changed, warned] = await Promise.all([
    findSamples(db, record),
    findRowsAtFault(db, id, faultsShown),
    findRowsWithChanges(db, id, changesShown),
    findRowsWithWarnings(db, id, warningsShown),
  ]);
  return { ...summary, samples, faulty, changed, warned };
}

/** Every row that could not be imported. Throws `not_found`. */
export async function listFaultyRows(
  { db }: ServerContext,
  actor: Actor,
  id: number,
): Promise<{ record: ProductImportRecord; rows: ImportRowRecord[] }> {
  requireNode(actor, importProductsNode);
  const record = await findImport(db, id);
  return { record, rows: (await findRowsAtFault(db, id, record.rowCount)).map(unguardRow) };
}

async function describe(db: ServerContext['db'], records: ProductImportRecord[]): Promise<ImportSummary[]> {
  const counts = await countOutcomes(
    db,
    records.map(({ id }) => id),
  );
  const names = await findUserNames(db, [...new Set(records.map(({ userId }) => userId))]);
  return records.flatMap((record) => {
    const own = counts.get(record.id);
    return own ? [{ record, counts: own, who: names.get(record.userId) ?? '' }] : [];
  });
}
