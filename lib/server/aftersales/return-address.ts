import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { getSettings } from '../site/index.ts';
import { listReturnAddresses } from '../store/index.ts';
import { type CaseKey, findCase } from './repository.ts';
import type { ReturnAddress } from './snapshots.ts';

interface KnownAddress extends ReturnAddress {
  id: number;
  isDefault: boolean;
}

/** Where goods may be sent back to, the default first: the book of the store, or of the platform what its settings say. */
export async function listKnownAddresses(ctx: ServerContext, storeId: number | null): Promise<KnownAddress[]> {
  if (storeId === null) return platformAddress(ctx);
  const rows = await listReturnAddresses(ctx, storeId);
  return rows.map((row) => ({
    id: row.id,
    isDefault: row.isDefault,
    receiver: row.receiver,
    mobile: row.mobile,
    line: `${row.provinceName}${row.cityName}${row.areaName} ${row.address}`,
  }));
}

async function platformAddress(ctx: ServerContext): Promise<KnownAddress[]> {
  const settings = await getSettings(ctx);
  const line = settings['aftersale.returnAddress'];
  if (line === '') return [];
  const receiver = settings['aftersale.returnReceiver'];
  return [{ id: 0, isDefault: true, receiver, mobile: settings['aftersale.returnMobile'], line }];
}

/** The one that is named, or the default. Undefined: there is none. Throws `invalid_input` for one that is not theirs. */
export async function findReturnAddress(
  ctx: ServerContext,
  storeId: number | null,
  id?: number,
): Promise<ReturnAddress | undefined> {
  const known = await listKnownAddresses(ctx, storeId);
  const found = id === undefined ? known[0] : known.find((address) => address.id === id);
  if (!found && id !== undefined) throw new DomainError('invalid_input', { fields: { address_id: { key: 'choice' } } });
  return found && { receiver: found.receiver, mobile: found.mobile, line: found.line };
}

/** The default of each seller of these cases, asked for once a seller. */
export async function findSellerAddresses(
  ctx: ServerContext,
  cases: readonly { storeId: number | null }[],
): Promise<ReadonlyMap<number | null, ReturnAddress | undefined>> {
  const addresses = new Map<number | null, ReturnAddress | undefined>();
  for (const { storeId } of cases) {
    if (!addresses.has(storeId)) addresses.set(storeId, await findReturnAddress(ctx, storeId));
  }
  return addresses;
}

/**
 * Where the goods of a case go unless somebody says otherwise. Read before the transaction that may need it, which holds a
 * connection already. Undefined: nowhere, or there is no such case.
 */
export async function findAddressOfCase(ctx: ServerContext, key: CaseKey): Promise<ReturnAddress | undefined> {
  const aftersale = await findCase(ctx.db, key);
  return aftersale && findReturnAddress(ctx, aftersale.storeId);
}
