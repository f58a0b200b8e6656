import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '../db/connection.ts';
import { tellHolders } from '../identity/index.ts';
import type { Store } from './store-repository.ts';

interface Asked {
  event: 'storePayeeAsked' | 'storeLegalAsked';
  /** What happens once is told once. */
  cause: string;
  at: Date;
}

/** Operators are to decide something about a store: the message leads to its page, where they do. */
export async function tellOperators(
  tx: Executor,
  { id, name }: Pick<Store, 'id' | 'name'>,
  { event, cause, at: now }: Asked,
): Promise<void> {
  const link = userPath('desk/stores/info', { id });
  await tellHolders(tx, { event, args: { store: name }, link, cause, now });
}
