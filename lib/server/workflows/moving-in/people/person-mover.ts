import type { Executor } from '#lib/server/db/connection.ts';
import { anonymiseUser, bringAddress, bringUser, findTaken, findUsedAccounts } from '#lib/server/identity/index.ts';
import {
  type CheckedItem,
  claimMovingItem,
  findKnownRecords,
  type MovingItem,
  updateMovingItem,
} from '#lib/server/integrations/index.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { detachPastOrders } from '#lib/server/orders/index.ts';
import { getUserBalances, postOpening, undoOpening } from '#lib/server/wallet/index.ts';
import type { ItemWithRows, Mover, MovingTask } from '../mover.ts';
import { attachOrdersTo } from '../orders/customers-of.ts';
import { toFieldRow } from '../products/moved-product.ts';
import { type MovedPerson, readPerson } from './moved-person.ts';

/** What an account is found by. */
const namesOf = ({ user: { email, mobile, username } }: MovedPerson) =>
  [email, mobile, username?.toLowerCase()].filter((name) => name !== undefined);

/** Customers of Shopify and WooCommerce, and users of BuildAdmin with what they have. An account that is there is never touched. */
export class PersonMover implements Mover {
  readonly #task: MovingTask;
  /** Rows that have brought a name, as far as this round has seen them. */
  readonly #seen = new Map<string, number>();

  constructor(task: MovingTask) {
    this.#task = task;
  }

  async check(items: ItemWithRows[]): Promise<CheckedItem[]> {
    const { ctx, record } = this.#task;
    const read = items.map((each) => ({ item: each.item, person: this.#read(each) }));
    const known = await findKnownRecords(ctx.db, {
      source: record.source,
      keys: read.map(({ item }) => item.key).filter(Boolean),
    });
    const users = read.map(({ person }) => person.user);
    const taken = await findTaken(ctx.db, {
      emails: users.flatMap(({ email }) => email ?? []),
      mobiles: users.flatMap(({ mobile }) => mobile ?? []),
      usernames: users.flatMap(({ username }) => username ?? []),
    });
    const takenNames = new Set(taken.flatMap(({ email, mobile, username }) => [email, mobile, username.toLowerCase()]));
    return read.map(({ item, person }) => {
      const knownId = known.get(item.key)?.recordId;
      const isThere = namesOf(person).some((name) => takenNames.has(name));
      return this.#toChecked(item, person, { isThere: isThere || knownId !== undefined, knownId });
    });
  }

  #read({ rows }: ItemWithRows): MovedPerson {
    const { record } = this.#task;
    const [row = { n: 0, cells: [] }] = rows;
    return readPerson(toFieldRow(row, record.mapping), record);
  }

  #toChecked(
    { place }: MovingItem,
    person: MovedPerson,
    { isThere, knownId }: { isThere: boolean; knownId: number | undefined },
  ): CheckedItem {
    const result = { place, name: person.name, slug: '', digest: '', record_id: knownId ?? null, record_version: null };
    if (isThere) {
      const there = { n: person.n, level: 'warning' as const, field: null, key: 'accountThere' };
      return { ...result, outcome: 'unchanged', notes: knownId === undefined ? [there] : [] };
    }
    const twice = namesOf(person)
      .map((name) => this.#seen.get(name))
      .find((n) => n !== undefined && n !== person.n);
    const notes = [...person.notes];
    if (twice !== undefined)
      notes.push({ n: person.n, level: 'error', field: 'email', key: 'personTwice', values: { row: twice } });
    const isWell = notes.every(({ level }) => level !== 'error');
    for (const name of isWell ? namesOf(person) : []) this.#seen.set(name, person.n);
    return { ...result, outcome: isWell ? 'new' : 'error', notes };
  }

  async prepare(): Promise<void> {}

  async run(tx: Executor, each: ItemWithRows): Promise<number | undefined> {
    if (!(await claimMovingItem(tx, each.item, ['new']))) return undefined;
    return this.#save(tx, each.item, this.#read(each));
  }

  async finishSaved(): Promise<void> {}

  async #save(tx: Executor, item: MovingItem, { user: brought, address, money, points }: MovedPerson): Promise<number> {
    const { ctx, record, actor } = this.#task;
    const now = ctx.clock.now();
    const user = await bringUser(ctx, tx, brought);
    if (address) await bringAddress(tx, { ...address, userId: user.id, now });
    // Last: the rows of the ledger's accounts stay locked until the end (docs/domain/wallet.md 10).
    await postOpening(tx, { userId: user.id, importId: record.id, money, points, actor, at: now });
    await updateMovingItem(tx, item, {
      outcome: 'done',
      isNew: true,
      recordId: user.id,
      moneyAmount: money > 0 ? money : null,
      points: points > 0 ? points : null,
    });
    return user.id;
  }

  async goOn(): Promise<boolean> {
    return false;
  }

  async finishRun(): Promise<void> {
    const { ctx, record } = this.#task;
    await ctx.db.transaction((tx) => attachOrdersTo(tx, record));
  }

  async findNamed(items: MovingItem[]): Promise<number[]> {
    const { db } = this.#task.ctx;
    const used = new Set(
      await findUsedAccounts(
        db,
        items.flatMap(({ recordId }) => recordId ?? []),
      ),
    );
    const named: number[] = [];
    for (const item of items) {
      if (used.has(item.recordId ?? 0) || !(await isAsOpened(db, item))) named.push(item.place);
    }
    return named;
  }

  /** The account becomes one that was closed: the ledger, which keeps all that ever moved, still names it. */
  async undo(item: MovingItem): Promise<void> {
    const { ctx, record, actor } = this.#task;
    await ctx.db.transaction(async (tx) => {
      if (!(await claimMovingItem(tx, item, ['done']))) return;
      const userId = item.recordId ?? 0;
      if ((await findUsedAccounts(tx, [userId])).length > 0 || !(await isAsOpened(tx, item)))
        throw new DomainError('moving_in_use');
      await anonymiseUser(ctx, tx, userId);
      await detachPastOrders(tx, userId);
      const opening = { userId, importId: record.id, money: item.moneyAmount ?? 0, points: item.points ?? 0 };
      await undoOpening(tx, { ...opening, actor, at: ctx.clock.now() });
      await updateMovingItem(tx, item, { outcome: 'undone' });
    });
  }

  async finishUndo(): Promise<void> {}
}

/** Nothing has come in or gone out since. */
async function isAsOpened(db: Executor, { recordId, moneyAmount, points }: MovingItem): Promise<boolean> {
  const has = await getUserBalances(db, recordId ?? 0);
  const isFree = has.heldAmount === 0 && has.heldPoints === 0;
  return isFree && has.balanceAmount === (moneyAmount ?? 0) && has.points === (points ?? 0);
}
