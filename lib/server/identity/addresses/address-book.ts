import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { findAreaPath } from '../../site/index.ts';

export interface AddressInput {
  /** Undefined: a new one. */
  id?: number | undefined;
  receiver: string;
  mobile: string;
  provinceId: number;
  cityId: number;
  areaId: number;
  address: string;
  isDefault: boolean;
}

/** What is stored of one, beside its owner and whether it is the default. */
export interface AddressRow extends Omit<AddressInput, 'id' | 'isDefault'> {
  provinceName: string;
  cityName: string;
  areaName: string;
  updatedAt: Date;
}

/** The addresses of one owner, a person or a store: what their table is asked, the owner part of every condition. */
export interface AddressBook<Kept extends { id: number; isDefault: boolean }> {
  /** More than anybody needs; it keeps the list in one answer. */
  most: number;
  /** Changes take turns: count and default are decided by looking at all of them. */
  lock: (tx: Executor) => Promise<unknown>;
  /** The default first, then the last changed. */
  find: (db: Executor) => Promise<Kept[]>;
  insert: (tx: Executor, row: AddressRow) => Promise<number>;
  update: (tx: Executor, id: number, row: AddressRow) => Promise<unknown>;
  remove: (tx: Executor, id: number) => Promise<unknown>;
  moveDefault: (tx: Executor, id: number) => Promise<unknown>;
}

type Kept = { id: number; isDefault: boolean };

/**
 * Saves a new or a changed address. The first becomes the default by itself; a default stays one until another takes
 * its place. Throws `invalid_input` for codes that do not belong together, `not_found`, or `address_limit`.
 */
export async function saveInBook<Row extends Kept>(
  ctx: ServerContext,
  book: AddressBook<Row>,
  { id, isDefault, ...rest }: AddressInput,
): Promise<Row> {
  const row = { ...rest, ...namesOf(rest), updatedAt: ctx.clock.now() };
  return ctx.db.transaction(async (tx) => {
    await book.lock(tx);
    const savedId = id === undefined ? await insert(tx, book, row) : await change(tx, book, { id, row });
    const isOnly = (await book.find(tx)).length === 1;
    if (isDefault || isOnly) await book.moveDefault(tx, savedId);
    return getFrom(tx, book, savedId);
  });
}

/** Throws `not_found`. */
export async function setDefaultInBook(ctx: ServerContext, book: AddressBook<Kept>, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await book.lock(tx);
    await getFrom(tx, book, id);
    await book.moveDefault(tx, id);
  });
}

/** Removes an address; when it was the default, the last changed takes its place. Throws `not_found`. */
export async function removeFromBook(ctx: ServerContext, book: AddressBook<Kept>, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await book.lock(tx);
    const { isDefault } = await getFrom(tx, book, id);
    await book.remove(tx, id);
    const [next] = isDefault ? await book.find(tx) : [];
    if (next) await book.moveDefault(tx, next.id);
  });
}

function namesOf({ provinceId, cityId, areaId }: Pick<AddressInput, 'provinceId' | 'cityId' | 'areaId'>) {
  const path = findAreaPath(provinceId, cityId, areaId);
  if (!path) throw new DomainError('invalid_input', { fields: { area_id: { key: 'area' } } });
  return { provinceName: path.province.name, cityName: path.city.name, areaName: path.district.name };
}

async function insert(tx: Executor, book: AddressBook<Kept>, row: AddressRow): Promise<number> {
  if ((await book.find(tx)).length >= book.most) throw new DomainError('address_limit', { values: { max: book.most } });
  return book.insert(tx, row);
}

async function change(
  tx: Executor,
  book: AddressBook<Kept>,
  { id, row }: { id: number; row: AddressRow },
): Promise<number> {
  await getFrom(tx, book, id);
  await book.update(tx, id, row);
  return id;
}

/** Of another owner's, nothing is found. */
async function getFrom<Row extends Kept>(db: Executor, book: AddressBook<Row>, id: number): Promise<Row> {
  const row = (await book.find(db)).find((each) => each.id === id);
  if (!row) throw new DomainError('not_found');
  return row;
}
