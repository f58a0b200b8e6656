import { mostReturnAddresses } from '#lib/contract/store/store-profile.ts';
import type { ServerContext } from '../db/context.ts';
import {
  type AddressBook,
  type AddressInput,
  removeFromBook,
  saveInBook,
  setDefaultInBook,
} from '../identity/index.ts';
import { storeReturnAddresses as addresses } from './profile-tables.ts';
import {
  findReturnAddresses,
  insertReturnAddress,
  moveDefault,
  ofStore,
  type ReturnAddressRow,
} from './return-address-repository.ts';
import { lockStore } from './staff/staff-repository.ts';

const bookOf = (storeId: number): AddressBook<ReturnAddressRow> => ({
  most: mostReturnAddresses,
  lock: (tx) => lockStore(tx, storeId),
  find: (db) => findReturnAddresses(db, storeId),
  insert: (tx, row) => insertReturnAddress(tx, storeId, row),
  update: (tx, id, row) => tx.update(addresses).set(row).where(ofStore(storeId, id)),
  remove: (tx, id) => tx.delete(addresses).where(ofStore(storeId, id)),
  moveDefault: (tx, id) => moveDefault(tx, storeId, id),
});

export async function listReturnAddresses(ctx: ServerContext, storeId: number): Promise<ReturnAddressRow[]> {
  return findReturnAddresses(ctx.db, storeId);
}

/** Of a store; throws as `saveInBook` does. */
export function saveReturnAddress(ctx: ServerContext, storeId: number, input: AddressInput): Promise<ReturnAddressRow> {
  return saveInBook(ctx, bookOf(storeId), input);
}

/** Throws `not_found`. */
export function setDefaultReturnAddress(ctx: ServerContext, storeId: number, id: number): Promise<void> {
  return setDefaultInBook(ctx, bookOf(storeId), id);
}

/** Throws `not_found`. */
export function removeReturnAddress(ctx: ServerContext, storeId: number, id: number): Promise<void> {
  return removeFromBook(ctx, bookOf(storeId), id);
}
