import type { ServerContext } from '../../db/context.ts';
import { addresses } from '../address-tables.ts';
import { type AddressBook, type AddressInput, removeFromBook, saveInBook, setDefaultInBook } from './address-book.ts';
import {
  type Address,
  findAddresses,
  getOwnAddress,
  insertAddress,
  lockAddressBook,
  moveDefault,
  ownAddress,
} from './address-repository.ts';

const bookOf = (userId: number): AddressBook<Address> => ({
  most: 50,
  lock: (tx) => lockAddressBook(tx, userId),
  find: (db) => findAddresses(db, userId),
  insert: (tx, row) => insertAddress(tx, userId, row),
  update: (tx, id, row) => tx.update(addresses).set(row).where(ownAddress(userId, id)),
  remove: (tx, id) => tx.delete(addresses).where(ownAddress(userId, id)),
  moveDefault: (tx, id) => moveDefault(tx, userId, id),
});

export async function listAddresses(ctx: ServerContext, userId: number): Promise<Address[]> {
  return findAddresses(ctx.db, userId);
}

/** Throws `not_found`. */
export async function getAddress(ctx: ServerContext, userId: number, id: number): Promise<Address> {
  return getOwnAddress(ctx.db, userId, id);
}

/** Throws as `saveInBook` does. */
export function saveAddress(ctx: ServerContext, userId: number, input: AddressInput): Promise<Address> {
  return saveInBook(ctx, bookOf(userId), input);
}

/** Throws `not_found`. */
export function setDefaultAddress(ctx: ServerContext, userId: number, id: number): Promise<void> {
  return setDefaultInBook(ctx, bookOf(userId), id);
}

/** Throws `not_found`. */
export function removeAddress(ctx: ServerContext, userId: number, id: number): Promise<void> {
  return removeFromBook(ctx, bookOf(userId), id);
}
