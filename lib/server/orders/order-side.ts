import type { LoggedChange } from '../db/status-log.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Order } from './repository.ts';

const sides = ['customer', 'store', 'platform', 'system'] as const;
/** For whom somebody acted. */
type Side = (typeof sides)[number];

/** Written into the history with each change, because who works for whom may be another matter later. */
export function sideOf({ userId }: Pick<Order, 'userId'>, actor: Actor | undefined): Side {
  if (actor?.kind !== 'member') return 'system';
  if (actor.userId === userId) return 'customer';
  return actor.storeId === undefined ? 'platform' : 'store';
}

export function sideOfChange({ data }: Pick<LoggedChange, 'data'>): Side {
  const side = typeof data === 'object' && data !== null && 'side' in data ? data.side : undefined;
  return sides.find((known) => known === side) ?? 'system';
}
