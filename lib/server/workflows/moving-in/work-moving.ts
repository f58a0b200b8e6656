import type { MovingOutcome } from '#lib/contract/integrations/desk-moving.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { withoutParameters } from '#lib/server/db/statements/without-parameters.ts';
import { isTransientError } from '#lib/server/db/transient-error.ts';
import { discardPrivate } from '#lib/server/files/index.ts';
import { listNodesOfUser } from '#lib/server/identity/index.ts';
import {
  blankMovingColumns,
  findMovingImport,
  findMovingItems,
  findMovingRows,
  findOpenMovings,
  insertMovingItems,
  lockMovingImport,
  type MovingImport,
  type MovingItem,
  updateMovingImport,
  updateMovingItem,
  writeCheckedItems,
} from '#lib/server/integrations/index.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { toTaken } from '#lib/server/kernel/taken.ts';
import { groupRows } from './group-rows.ts';
import { makeMover } from './make-mover.ts';
import type { ItemWithRows, Mover, MovingTask } from './mover.ts';

interface WorkOptions {
  log?: MovingTask['log'];
  /** A round ends then, wherever it is; the next one goes on there. */
  seconds?: number;
}

/** Items that are looked at together. */
const batchItems = 100;
/** Transactions at once: while one waits for the disk another one works. */
const lanes = 3;

/**
 * Goes on with every import that is being checked, run or undone, until there is none or the time is over. Each record is a transaction of
 * its own, so whatever ends a round, nothing is done twice and nothing is left out; a record that cannot be saved holds up no other.
 */
export async function workMovings(ctx: ServerContext, { log, seconds = 480 }: WorkOptions = {}): Promise<void> {
  const until = performance.now() + seconds * 1000;
  for (;;) {
    const open = await findOpenMovings(ctx.db);
    for (const record of open) await workOne({ ctx, record, actor: await actorOf(ctx, record), log }, until);
    if (open.length === 0 || performance.now() > until) return;
  }
}

/** Whoever began it, with what they may do now. */
async function actorOf(ctx: ServerContext, { userId }: MovingImport): Promise<MovingTask['actor']> {
  return { kind: 'member', userId, sessionId: '', nodes: await listNodesOfUser(ctx, userId) };
}

async function workOne(task: MovingTask, until: number): Promise<void> {
  const mover = makeMover(task);
  const isOver = () => performance.now() > until;
  if (task.record.status === 'checking') await check(task, mover, isOver);
  else if (task.record.status === 'running') await run(task, mover, isOver);
  else await undo(task, mover, isOver);
}

/** Moves it on, unless somebody has begun it anew meanwhile. */
async function finish({ ctx, record }: MovingTask, to: MovingImport['status']): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { status, zipKey } = await lockMovingImport(tx, record.id);
    if (status !== record.status) return;
    const isOver = to === 'done' || to === 'undone';
    if (isOver && zipKey !== null) await discardPrivate(tx, zipKey);
    if (isOver) await blankMovingColumns(tx, record.id, secretColumns(record));
    await updateMovingImport(tx, record.id, {
      status: to,
      updatedAt: ctx.clock.now(),
      ...(isOver && { zipKey: null }),
    });
  });
}

/** Columns whose content serves once: hashes of passwords of the old system. */
const secretColumns = ({ mapping: { password, salt } }: MovingImport) =>
  [password, salt].filter((column) => column !== undefined);

async function check(task: MovingTask, mover: Mover, isOver: () => boolean): Promise<void> {
  const { ctx, record } = task;
  if (record.itemCount === 0) await layOut(task);
  for (;;) {
    const items = await takeItems(task, ['waiting']);
    if (items.length === 0) return finish(task, 'checked');
    await writeCheckedItems(ctx.db, record.id, await mover.check(items));
    if (isOver() || (await isChanged(task))) return;
  }
}

/** Which rows are which records: made once, and whole or not at all. */
async function layOut({ ctx, record }: MovingTask): Promise<void> {
  const items = await groupRows(ctx.db, record);
  await ctx.db.transaction(async (tx) => {
    const locked = await lockMovingImport(tx, record.id);
    if (locked.status !== 'checking' || locked.itemCount > 0) return;
    await insertMovingItems(
      tx,
      items.map(({ key, rows }, place) => ({ importId: record.id, place, key, rows })),
    );
    await updateMovingImport(tx, record.id, { itemCount: items.length });
  });
}

/** Somebody has begun the check anew, with other columns. */
async function isChanged({ ctx, record }: MovingTask): Promise<boolean> {
  const now = await findMovingImport(ctx.db, record.id);
  return now.status !== record.status || now.updatedAt.getTime() !== record.updatedAt.getTime();
}

async function takeItems({ ctx, record }: MovingTask, outcomes: MovingOutcome[]): Promise<ItemWithRows[]> {
  const items = await findMovingItems(ctx.db, record.id, { outcomes, most: batchItems });
  const rows = await findMovingRows(
    ctx.db,
    record.id,
    items.flatMap((item) => item.rows),
  );
  return items.map((item) => ({ item, rows: item.rows.flatMap((n) => rows.get(n) ?? []) }));
}

async function run(task: MovingTask, mover: Mover, isOver: () => boolean): Promise<void> {
  for (;;) {
    const items = await takeItems(task, ['new', 'update']);
    if (items.length === 0) break;
    await mover.prepare(items);
    await inLanes(toParts(items), (part) => runTogether(task, mover, part));
    if (isOver()) return;
  }
  while (await mover.goOn()) if (isOver()) return;
  await mover.finishRun();
  await finish(task, 'done');
}

/** Records of one transaction: what lists need of each is then asked once. */
const together = 10;

const toParts = <T>(items: T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / together) }, (_, at) =>
    items.slice(at * together, (at + 1) * together),
  );

/** Saves records in one transaction; one that is refused is taken out of it and written down. */
async function runTogether(task: MovingTask, mover: Mover, items: ItemWithRows[]): Promise<void> {
  await task.ctx.db.transaction(async (tx) => {
    const ids: number[] = [];
    for (const each of items) {
      const work = () => tx.transaction((own) => mover.run(own, each));
      const id = await attempt(task, each.item, { tx, to: 'failed', work });
      if (id !== undefined) ids.push(id);
    }
    if (ids.length > 0) await mover.finishSaved(tx, ids);
  });
}

async function undo(task: MovingTask, mover: Mover, isOver: () => boolean): Promise<void> {
  for (;;) {
    const items = await findMovingItems(task.ctx.db, task.record.id, { outcomes: ['done'], most: batchItems });
    if (items.length === 0) break;
    await inLanes(items, (item) => attempt(task, item, { tx: task.ctx.db, to: 'kept', work: () => mover.undo(item) }));
    if (isOver()) return;
  }
  await mover.finishUndo();
  await finish(task, 'undone');
}

async function inLanes<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of left) await work(item);
    }),
  );
}

interface Attempt<Result> {
  /** Where it is written down why it could not be done. */
  tx: Executor;
  /** What it is then. */
  to: 'failed' | 'kept';
  work: () => Promise<Result>;
}

/** Does it, or writes down why not. Throws only what the database may get over by itself. */
async function attempt<Result>(
  { log }: MovingTask,
  item: MovingItem,
  { tx, to, work }: Attempt<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (thrown) {
    if (isTransientError(thrown)) throw thrown;
    const error = toTaken(thrown);
    if (!(error instanceof DomainError)) log?.error({ err: withoutParameters(error) }, 'a record was not moved in');
    await updateMovingItem(tx, item, { outcome: to, notes: [...item.notes, ...notesOfError(error, item)] });
    return undefined;
  }
}

function notesOfError(error: unknown, item: MovingItem): MovingItem['notes'] {
  const n = item.rows[0] ?? 0;
  const said = (key: string, values?: Record<string, string | number>) => ({
    n,
    level: 'error' as const,
    field: null,
    key,
    ...(values && { values }),
  });
  if (!(error instanceof DomainError)) return [said('internal')];
  const fields = Object.values(error.fields);
  return fields.length === 0 ? [said(error.code, error.values)] : fields.map(({ key, values }) => said(key, values));
}
