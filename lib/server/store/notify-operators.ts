import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '../db/connection.ts';
import { notifyHolders } from '../identity/index.ts';
import type { Store } from './store-repository.ts';

interface ChangeNotice {
  event: 'storePayeeAsked' | 'storeLegalAsked';
  /** What happens once is told once. */
  cause: string;
  at: Date;
}

/** Operators are to decide something about a store: the message leads to its page, where they do. */
export async function notifyOperators(
  tx: Executor,
  { id, name }: Pick<Store, 'id' | 'name'>,
  { event, cause, at: now }: ChangeNotice,
): Promise<void> {
  const link = userPath('desk/stores/info', { id });
  await notifyHolders(tx, { event, args: { store: name }, link, cause, now });
}
