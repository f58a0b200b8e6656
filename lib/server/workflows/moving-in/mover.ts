import type { Logger } from 'pino';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { CheckedItem, MovingImport, MovingItem, MovingRow } from '#lib/server/integrations/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';

/** An import that is being worked on. */
export interface MovingTask {
  ctx: ServerContext;
  record: MovingImport;
  /** Who began it, with what they may do now. */
  actor: Member;
  log: Pick<Logger, 'error'> | undefined;
}

export interface ItemWithRows {
  item: MovingItem;
  rows: MovingRow[];
}

/** How records of one kind are checked, saved and taken back. A mover lives as long as one round of the job. */
export interface Mover {
  check(items: ItemWithRows[]): Promise<CheckedItem[]>;
  /** What several items need together before each is saved. */
  prepare(items: ItemWithRows[]): Promise<void>;
  /**
   * Saves an item within the transaction, which writes down what became of it, and answers the record's id; undefined where the item is no
   * longer to be saved. Throws a `DomainError` for what is refused.
   */
  run(tx: Executor, item: ItemWithRows): Promise<number | undefined>;
  /** What records that were saved in one transaction need together, at its end. */
  finishSaved(tx: Executor, ids: number[]): Promise<void>;
  /** What is left to be done once all items are saved, a piece of it. False when there is none. */
  goOn(): Promise<boolean>;
  /** What is done once, when nothing is left. */
  finishRun(): Promise<void>;
  /** Whether something refers to what the items have become: their places. */
  findNamed(items: MovingItem[]): Promise<number[]>;
  /** Takes an item back in a transaction of its own, which writes that down. Throws a `DomainError` for what is refused. */
  undo(item: MovingItem): Promise<void>;
  /** What goes with the import, once its items are taken back. */
  finishUndo(): Promise<void>;
}
