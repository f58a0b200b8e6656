import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { findAreaPath } from '../site/index.ts';
import {
  type Address,
  countAddresses,
  findAddresses,
  getOwnAddress,
  lockAddressBook,
  moveDefault,
  ownAddress,
} from './address-repository.ts';
import { addresses } from './address-tables.ts';

/** More than anybody needs; it keeps the list in one answer. */
const mostAddresses = 50;

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

export async function listAddresses(ctx: ServerContext, userId: number): Promise<Address[]> {
  return findAddresses(ctx.db, userId);
}

/** Throws `not_found`. */
export async function getAddress(ctx: ServerContext, userId: number, id: number): Promise<Address> {
  return getOwnAddress(ctx.db, userId, id);
}

/**
 * Saves a new or a changed address. The first becomes the default by itself; a default stays one until another takes
 * its place. Throws `invalid_input` for codes that do not belong together, `not_found`, or `address_limit`.
 */
export async function saveAddress(ctx: ServerContext, userId: number, input: AddressInput): Promise<Address> {
  const { id, isDefault, ...rest } = input;
  const path = findAreaPath(input.provinceId, input.cityId, input.areaId);
  if (!path) throw new DomainError('invalid_input', { fields: { area_id: { key: 'area' } } });
  const names = { provinceName: path.province.name, cityName: path.city.name, areaName: path.district.name };
  const row = { ...rest, ...names, updatedAt: ctx.clock.now() };
  return ctx.db.transaction(async (tx) => {
    await lockAddressBook(tx, userId);
    const savedId = id === undefined ? await insert(tx, userId, row) : await change(tx, userId, id, row);
    const isOnly = (await countAddresses(tx, userId)) === 1;
    if (isDefault || isOnly) await moveDefault(tx, userId, savedId);
    return getOwnAddress(tx, userId, savedId);
  });
}

type Row = Omit<typeof addresses.$inferInsert, 'userId' | 'isDefault'>;

async function insert(tx: Executor, userId: number, row: Row): Promise<number> {
  const values = { max: mostAddresses };
  if ((await countAddresses(tx, userId)) >= mostAddresses) throw new DomainError('address_limit', { values });
  const [created] = await tx
    .insert(addresses)
    .values({ ...row, userId, createdAt: row.updatedAt })
    .returning({ id: addresses.id });
  return created?.id ?? 0;
}

async function change(tx: Executor, userId: number, id: number, row: Row): Promise<number> {
  await getOwnAddress(tx, userId, id);
  await tx.update(addresses).set(row).where(ownAddress(userId, id));
  return id;
}

/** Throws `not_found`. */
export async function setDefaultAddress(ctx: ServerContext, userId: number, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockAddressBook(tx, userId);
    await getOwnAddress(tx, userId, id);
    await moveDefault(tx, userId, id);
  });
}

/** Removes an address; when it was the default, the last changed takes its place. Throws `not_found`. */
export async function removeAddress(ctx: ServerContext, userId: number, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockAddressBook(tx, userId);
    const { isDefault } = await getOwnAddress(tx, userId, id);
    await tx.delete(addresses).where(ownAddress(userId, id));
    const [next] = isDefault ? await findAddresses(tx, userId) : [];
    if (next) await moveDefault(tx, userId, next.id);
  });
}
