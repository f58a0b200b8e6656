import { createHash } from 'node:crypto';
import type { Executor } from '#lib/server/db/connection.ts';
import {
  type CheckedItem,
  claimMovingItem,
  type MovingItem,
  updateMovingItem,
} from '#lib/server/integrations/index.ts';
import { canonicalText } from '#lib/server/kernel/canonical-text.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import {
  addPastOrder,
  attachPastOrders,
  factsOfPastOrder,
  findPastOrders,
  type PastOrder,
  type PastOrderFacts,
  removePastOrder,
  rewritePastOrder,
} from '#lib/server/orders/index.ts';
import type { ItemWithRows, Mover, MovingTask } from '../mover.ts';
import { attachOrdersOf } from './customers-of.ts';
import { type MovedOrder, readOrder } from './moved-order.ts';

/** Orders of other systems, kept as records to read. Nothing else of this shop names them. */
export class OrderMover implements Mover {
  readonly #task: MovingTask;

  constructor(task: MovingTask) {
    this.#task = task;
  }

  async check(items: ItemWithRows[]): Promise<CheckedItem[]> {
    const read = items.map((each) => ({ item: each.item, moved: this.#read(each) }));
    const { source } = this.#task.record;
    const kept = await findPastOrders(this.#task.ctx.db, { source, keys: read.map(({ moved }) => moved.facts.key) });
    return read.map(({ item, moved }) => toChecked(item, moved, kept.get(moved.facts.key)));
  }

  #read({ rows }: ItemWithRows): MovedOrder {
    return readOrder(rows, this.#task.record);
  }

  async prepare(): Promise<void> {}

  async run(tx: Executor, each: ItemWithRows): Promise<number | undefined> {
    const { item } = each;
    if (!(await claimMovingItem(tx, item, ['new', 'update']))) return undefined;
    const { record } = this.#task;
    const { facts } = this.#read(each);
    const added = await addPastOrder(tx, { importId: record.id, facts });
    const before = added === undefined ? await this.#rewrite(tx, facts) : undefined;
    await updateMovingItem(tx, item, {
      outcome: 'done',
      isNew: !before,
      recordId: added ?? before?.id ?? null,
      before: before ? factsOfPastOrder(before) : null,
    });
    return added ?? before?.id;
  }

  /** Answers what was kept of the order before. */
  async #rewrite(tx: Executor, facts: PastOrderFacts): Promise<PastOrder> {
    const { ctx, record } = this.#task;
    const before = (await findPastOrders(tx, { source: record.source, keys: [facts.key] })).get(facts.key);
    if (!before) throw new DomainError('status_changed');
    await rewritePastOrder(tx, before.id, { facts, now: ctx.clock.now() });
    return before;
  }

  async finishSaved(): Promise<void> {}

  async goOn(): Promise<boolean> {
    return false;
  }

  /** Gives each order to whom it belongs, as far as that is known for sure. */
  async finishRun(): Promise<void> {
    const { ctx, record } = this.#task;
    await ctx.db.transaction(async (tx) => {
      await attachOrdersOf(tx, record);
      await attachPastOrders(tx, { importId: record.id });
    });
  }

  async findNamed(): Promise<number[]> {
    return [];
  }

  async undo(item: MovingItem): Promise<void> {
    await this.#task.ctx.db.transaction(async (tx) => {
      if (!(await claimMovingItem(tx, item, ['done']))) return;
      const id = item.recordId ?? 0;
      if (item.isNew) await removePastOrder(tx, id);
      else
        await rewritePastOrder(tx, id, {
          facts: reviveFacts(item.before as PastOrderFacts),
          now: this.#task.ctx.clock.now(),
        });
      await updateMovingItem(tx, item, { outcome: 'undone', recordId: item.isNew ? null : id });
    });
  }

  async finishUndo(): Promise<void> {}
}

function toChecked({ place }: MovingItem, { facts, notes }: MovedOrder, kept: PastOrder | undefined): CheckedItem {
  const digest = createHash('sha256').update(canonicalText(facts)).digest('hex');
  const isWell = notes.every(({ level }) => level !== 'error');
  const isSame = kept !== undefined && canonicalText(factsOfPastOrder(kept)) === canonicalText(facts);
  const outcome = !isWell ? 'error' : isSame ? 'unchanged' : kept ? 'update' : 'new';
  return {
    place,
    name: facts.no,
    slug: '',
    digest,
    outcome,
    notes: outcome === 'unchanged' ? [] : notes,
    record_id: kept?.id ?? null,
    record_version: null,
  };
}

/** Times come out of JSON as texts. */
const reviveFacts = (facts: PastOrderFacts): PastOrderFacts => ({
  ...facts,
  orderedAt: facts.orderedAt ? new Date(facts.orderedAt) : null,
  cancelledAt: facts.cancelledAt ? new Date(facts.cancelledAt) : null,
});
