import type { Executor } from '#lib/server/db/connection.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import type { Seller } from '../seller.ts';

const outcomes = { create: 'added', save: 'changed', remove: 'removed' } as const;

/** Who changed kept terms, in the transaction that changes them. */
export async function logAnswerTemplate(
  tx: Executor,
  { member: actor, storeId }: Seller,
  { template: { id, name }, event }: { template: { id: number; name: string }; event: keyof typeof outcomes },
): Promise<void> {
  const entity = { entityType: 'quotation_template', entityId: id, from: null, to: outcomes[event], event };
  await logStatusChange(tx, { ...entity, actor, data: { name, storeId } });
}
