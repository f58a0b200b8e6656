import { mostReturnAddresses } from '#lib/contract/store-profile.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { findAreaPath } from '../site/index.ts';
import { storeReturnAddresses as addresses } from './profile-tables.ts';
import {
  countReturnAddresses,
  findReturnAddresses,
  getReturnAddress,
  moveDefault,
  ofStore,
  type ReturnAddressRow,
} from './return-address-repository.ts';
import { lockStore } from './staff-repository.ts';

export interface ReturnAddressInput {
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

export async function listReturnAddresses(ctx: ServerContext, storeId: number): Promise<ReturnAddressRow[]> {
  return findReturnAddresses(ctx.db, storeId);
}

/**
 * Saves a new or a changed return address of a store; the first becomes the default by itself. Throws `invalid_input`
 * for codes that do not belong together, `not_found`, or `address_limit`.
 */
export async function saveReturnAddress(
  ctx: ServerContext,
  storeId: number,
  { id, isDefault, ...rest }: ReturnAddressInput,
): Promise<ReturnAddressRow> {
  const path = findAreaPath(rest.provinceId, rest.cityId, rest.areaId);
  if (!path) throw new DomainError('invalid_input', { fields: { area_id: { key: 'area' } } });
  const names = { provinceName: path.province.name, cityName: path.city.name, areaName: path.district.name };
  const row = { ...rest, ...names, updatedAt: ctx.clock.now() };
  return ctx.db.transaction(async (tx) => {
    await lockStore(tx, storeId);
    const savedId = id === undefined ? await insert(tx, storeId, row) : await change(tx, { storeId, id, row });
    const isOnly = (await countReturnAddresses(tx, storeId)) === 1;
    if (isDefault || isOnly) await moveDefault(tx, storeId, savedId);
    return getReturnAddress(tx, storeId, savedId);
  });
}

type Row = Omit<typeof addresses.$inferInsert, 'storeId' | 'isDefault'>;

async function insert(tx: Executor, storeId: number, row: Row): Promise<number> {
  if ((await countReturnAddresses(tx, storeId)) >= mostReturnAddresses) {
    throw new DomainError('address_limit', { values: { max: mostReturnAddresses } });
  }
  const [created] = await tx
    .insert(addresses)
    .values({ ...row, storeId, createdAt: row.updatedAt })
    .returning({ id: addresses.id });
  return created?.id ?? 0;
}

async function change(tx: Executor, { storeId, id, row }: { storeId: number; id: number; row: Row }): Promise<number> {
  await getReturnAddress(tx, storeId, id);
  await tx.update(addresses).set(row).where(ofStore(storeId, id));
  return id;
}

/** Throws `not_found`. */
export async function setDefaultReturnAddress(ctx: ServerContext, storeId: number, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockStore(tx, storeId);
    await getReturnAddress(tx, storeId, id);
    await moveDefault(tx, storeId, id);
  });
}

/** Removes an address; when it was the default, the last changed takes its place. Throws `not_found`. */
export async function removeReturnAddress(ctx: ServerContext, storeId: number, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockStore(tx, storeId);
    const { isDefault } = await getReturnAddress(tx, storeId, id);
    await tx.delete(addresses).where(ofStore(storeId, id));
    const [next] = isDefault ? await findReturnAddresses(tx, storeId) : [];
    if (next) await moveDefault(tx, storeId, next.id);
  });
}
