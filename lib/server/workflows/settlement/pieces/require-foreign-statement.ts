import type { Executor } from '#lib/server/db/connection.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Statement } from '#lib/server/settlement/index.ts';
import { listStoreUsers } from '#lib/server/store/index.ts';

/** Nobody decides about the money of a store they work for. Throws `own_record`. */
export async function requireForeignStatement(
  tx: Executor,
  { userId }: Member,
  { storeId }: Pick<Statement, 'storeId'>,
): Promise<void> {
  if ((await listStoreUsers(tx, storeId)).includes(userId)) throw new DomainError('own_record');
}
