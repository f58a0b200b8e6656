import type { Executor } from '../db/connection.ts';
import { announceEvent } from '../integrations/index.ts';
import type { Aftersale } from './repository.ts';

interface Told {
  type: 'aftersale.opened' | 'aftersale.changed';
  at: Date;
}

/** Tells programs of a case, in the transaction that changes it (docs/domain/integrations.md 6). */
export async function announceCase(
  tx: Executor,
  { no, orderNo, type: kind, status, storeId }: Aftersale,
  { type, at }: Told,
): Promise<void> {
  const data = { number: no, order_number: orderNo, kind, state: status, store_id: storeId };
  await announceEvent(tx, { type, storeId, data, at });
}
