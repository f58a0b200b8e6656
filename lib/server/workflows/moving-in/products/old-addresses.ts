import { paths } from '#lib/routes/paths.ts';
import { type MovingItem, readMovingItems } from '#lib/server/integrations/index.ts';
import { importRedirects, removeLedRedirects } from '#lib/server/site/index.ts';
import type { MovingTask } from '../mover.ts';

const pageItems = 2000;

/** Leads the addresses that products had in the old shop to those they have here. What cannot be led is left out. */
export async function leadOldAddresses(task: MovingTask): Promise<void> {
  const { ctx, actor, record } = task;
  if (!record.options.redirects) return;
  for await (const items of eachPage(task, ['done'])) {
    const rows = ledOf(items).map((each) => ({ ...each, line: 0, isPermanent: true }));
    if (rows.length > 0) await importRedirects(ctx, actor, rows);
  }
}

/** Takes away what the import led, as far as it still leads there. */
export async function forgetOldAddresses(task: MovingTask): Promise<void> {
  if (!task.record.options.redirects) return;
  for await (const items of eachPage(task, ['undone'])) await removeLedRedirects(task.ctx, task.actor, ledOf(items));
}

/** Addresses that are the same in both shops lead nowhere. */
const ledOf = (items: MovingItem[]) =>
  items.flatMap(({ oldPath, slug }) => {
    const target = paths.product(slug);
    return oldPath === null || oldPath === target ? [] : [{ source: oldPath, target }];
  });

async function* eachPage({ ctx, record }: MovingTask, outcomes: MovingItem['outcome'][]): AsyncGenerator<MovingItem[]> {
  let after = -1;
  for (;;) {
    const items = await readMovingItems(ctx.db, record.id, { after, most: pageItems });
    yield items.filter(({ outcome, isNew }) => isNew && outcomes.includes(outcome));
    if (items.length < pageItems) return;
    after = items.at(-1)?.place ?? after;
  }
}
