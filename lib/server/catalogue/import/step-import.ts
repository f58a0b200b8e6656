import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { productImports } from '../import-tables.ts';
import { importProductsNode, manageProductsNode } from '../nodes.ts';
import { listUnits } from '../units/offered-units.ts';
import { openCategoryFinder } from './category-finder.ts';
import { findNextProduct, lockImport, writeResults } from './import-repository.ts';
import { type ImportTask, settleProduct } from './settle-product.ts';

/** Long enough to get on, short enough for a caller to see how far it is. */
const stepMilliseconds = 1500;

/**
 * Goes on with a check or a run for a while, a product a transaction: whatever ends it, the next step goes on where it
 * stopped and nothing is done twice. Throws `no_permission` and `not_found`.
 */
export async function stepImport(ctx: ServerContext, actor: Actor, id: number): Promise<void> {
  requireNode(actor, importProductsNode);
  requireNode(actor, manageProductsNode);
  const [categories, units] = await Promise.all([openCategoryFinder(ctx.db), listUnits(ctx.db)]);
  const until = performance.now() + stepMilliseconds;
  const task = { actor, now: ctx.clock.now(), categories, units };
  for (;;) {
    const isMore = await ctx.db.transaction((tx) => settleNext(tx, id, task));
    if (!isMore || performance.now() > until) return;
  }
}

async function settleNext(tx: Executor, id: number, task: Omit<ImportTask, 'columns' | 'isRun'>): Promise<boolean> {
  const { status, ...columns } = await lockImport(tx, id);
  if (status !== 'checking' && status !== 'running') return false;
  const isRun = status === 'running';
  const rows = await findNextProduct(tx, id, isRun ? ['new', 'update'] : ['waiting']);
  if (rows.length > 0) {
    await writeResults(tx, id, await settleProduct(tx, rows, { ...task, columns, isRun }));
    return true;
  }
  const set = { status: isRun ? 'done' : 'checked', updatedAt: task.now } as const;
  await tx.update(productImports).set(set).where(eq(productImports.id, id));
  return false;
}
