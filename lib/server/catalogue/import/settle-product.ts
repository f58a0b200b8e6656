import { eq } from 'drizzle-orm';
import type { ImportOutcome } from '#lib/contract/catalogue/desk-import.ts';
import type { Unit } from '#lib/contract/catalogue/shop-records.ts';
import type { Executor } from '../../db/connection.ts';
import type { Actor } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { toTaken } from '../../kernel/taken.ts';
import type { StoredChange, StoredFault } from '../import-tables.ts';
import { writeProductStatus } from '../products/publish-product.ts';
import { readProductForm } from '../products/read-product-form.ts';
import { type SavedProduct, writeProduct } from '../products/save-product.ts';
import { products } from '../tables.ts';
import type { CategoryFinder } from './category-finder.ts';
import { changesOf } from './changes-of.ts';
import type { ImportRowRecord, RowResult } from './import-repository.ts';
import { placeFault } from './place-fault.ts';
import { type ProductPlan, planProduct, withoutRepeats } from './plan-product.ts';
import { type ImportColumns, type RowFault, readRow } from './read-row.ts';
import { warningsOf } from './warnings-of.ts';

export interface ImportTask {
  actor: Actor;
  now: Date;
  categories: CategoryFinder;
  /** Units that are offered. */
  units: Unit[];
  columns: ImportColumns;
  /** False: whatever is saved is taken back, so that only its faults are known. */
  isRun: boolean;
}

type Product = typeof products.$inferSelect;

/**
 * Saves the product that these rows are about as somebody would manually, or tries to. The rows go together: with one at
 * fault none is saved.
 */
export async function settleProduct(tx: Executor, rows: ImportRowRecord[], task: ImportTask): Promise<RowResult[]> {
  const slug = rows[0]?.product ?? '';
  const [product] = await tx.select().from(products).where(eq(products.slug, slug));
  const checked = rows[0]?.productVersion ?? null;
  const isChanged = task.isRun && (product?.version ?? null) !== checked;
  if (isChanged) return refuse(rows, product, { task, faults: [wholeRow(rows, 'status_changed')] });
  const before = product && (await readProductForm(tx, product));
  const plan = planProduct(
    rows.map(({ n, cells }) => readRow(n, cells, task.columns)),
    {
      form: before,
      status: product?.status ?? 'draft',
      slug,
      findCategory: task.categories.find,
      units: task.units,
    },
  );
  const stored = rows.flatMap(({ n, faults }) => faults.map((fault) => ({ ...fault, n })));
  const faults = withoutRepeats([...stored, ...plan.faults]);
  if (faults.length > 0) return refuse(rows, product, { task, faults });
  if (plan.isUnchanged) return rows.map((row) => toResult(row, { outcome: 'unchanged', product }));
  const outcome = await trySaving(tx, { plan, product, rows, task });
  if ('faults' in outcome) return refuse(rows, product, { task, faults: outcome.faults });
  const changes = changesOf(plan, { form: before, status: product?.status, rows, nameOf: task.categories.nameOf });
  const result = task.isRun
    ? ({ outcome: 'done', product: outcome.saved } as const)
    : ({ outcome: product ? 'update' : 'new', product } as const);
  const warnings = warningsOf(plan, rows);
  return rows.map((row) => toResult(row, { ...result, changes: changes.get(row.n), warnings: warnings.get(row.n) }));
}

const wholeRow = (rows: ImportRowRecord[], key: string): RowFault => ({ n: rows[0]?.n ?? 0, field: null, key });

function toResult(
  { n, product }: ImportRowRecord,
  result: {
    outcome: ImportOutcome;
    product: SavedProduct | undefined;
    faults?: RowFault[];
    changes?: StoredChange[] | undefined;
    warnings?: StoredFault[] | undefined;
  },
): RowResult {
  return {
    n,
    product,
    outcome: result.outcome,
    product_id: result.product?.id ?? null,
    product_version: result.product?.version ?? null,
    faults: (result.faults ?? []).map(({ n: _, ...fault }) => fault),
    changes: result.changes ?? [],
    warnings: result.warnings ?? [],
  };
}

/** A row that is well itself says which one is not. */
function refuse(
  rows: ImportRowRecord[],
  product: Product | undefined,
  { task, faults }: { task: ImportTask; faults: RowFault[] },
): RowResult[] {
  const first = faults[0]?.n ?? 0;
  return rows.map((row) => {
    const own = faults.filter(({ n }) => n === row.n);
    const sibling = { n: row.n, field: null, key: 'importSibling', values: { row: first } };
    const outcome = task.isRun ? 'failed' : 'error';
    return toResult(row, { outcome, product, faults: own.length > 0 ? own : [sibling] });
  });
}

/** Thrown to take back what a check has saved. */
class Tried extends Error {}

interface Attempt {
  plan: ProductPlan;
  product: Product | undefined;
  rows: ImportRowRecord[];
  task: ImportTask;
}

async function trySaving(
  tx: Executor,
  { plan, product, rows, task }: Attempt,
): Promise<{ saved: SavedProduct | undefined } | { faults: RowFault[] }> {
  const firstRow = rows[0]?.n ?? 0;
  try {
    const saved = await tx.transaction(async (inner) => {
      const result = await save(inner, { plan, product, task });
      if (!task.isRun) throw new Tried();
      return result;
    });
    return { saved };
  } catch (thrown) {
    if (thrown instanceof Tried) return { saved: undefined };
    const error = toTaken(thrown);
    if (!(error instanceof DomainError)) throw error;
    const fields = Object.entries(error.fields);
    if (fields.length === 0) return { faults: [wholeRow(rows, error.code)] };
    const where = { firstRow, rowOfVariant: plan.rowOfVariant };
    return { faults: fields.map(([path, ref]) => ({ ...placeFault(path, where), ...ref })) };
  }
}

async function save(
  tx: Executor,
  { plan: { form, status }, product, task: { actor, now } }: Omit<Attempt, 'rows'>,
): Promise<SavedProduct> {
  if (!form) throw new Error('nothing to save');
  const input = { id: product?.id, version: product?.version, product: form };
  const saved = await writeProduct(tx, { actor, now, input });
  if (status === 'draft' || status === product?.status) return saved;
  return writeProductStatus(tx, { ...saved, to: status, actor, now });
}
