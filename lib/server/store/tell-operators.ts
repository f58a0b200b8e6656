import type { Executor } from '../db/connection.ts';
import { listOperators } from '../identity/index.ts';
import { notify } from '../messaging/index.ts';
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
  const told = { event, args: { store: name }, link: `/user/desk/stores/info?id=${id}`, dedupeKey: cause, now };
  for (const userId of await listOperators(tx)) await notify(tx, { userId, ...told });
}
