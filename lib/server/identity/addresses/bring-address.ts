import type { Executor } from '../../db/connection.ts';
import { findAreaPath } from '../../site/index.ts';
import type { AddressInput } from './address-book.ts';
import { insertAddress, moveDefault } from './address-repository.ts';

/**
 * Puts the first address into the book of a new account, in the transaction that makes it. False where its codes do not belong together.
 */
export async function bringAddress(
  tx: Executor,
  { userId, now, ...input }: Omit<AddressInput, 'id' | 'isDefault'> & { userId: number; now: Date },
): Promise<boolean> {
  const path = findAreaPath(input.provinceId, input.cityId, input.areaId);
  if (!path) return false;
  const names = { provinceName: path.province.name, cityName: path.city.name, areaName: path.district.name };
  const id = await insertAddress(tx, userId, { ...input, ...names, updatedAt: now });
  await moveDefault(tx, userId, id);
  return true;
}
