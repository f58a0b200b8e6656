import { announceChange } from '../../db/announce-change.ts';
import type { Executor } from '../../db/connection.ts';
import { announceEvent } from '../../integrations/index.ts';

/**
 * A product was changed: cached pages are made anew, and programs are told (docs/domain/integrations.md 6), once the transaction
 * commits.
 */
export async function announceProduct(tx: Executor, id: number, at: Date): Promise<void> {
  await announceChange(tx, ['catalogue', `product:${id}`]);
  await announceEvent(tx, { type: 'product.changed', storeId: null, data: { id }, at });
}
