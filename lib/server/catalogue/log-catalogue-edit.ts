import type { Executor } from '../db/connection.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Actor } from '../kernel/actor.ts';

interface CatalogueEdit {
  kind: 'category' | 'attribute' | 'search_synonym';
  /** 0: all of them. */
  id: number;
  event: 'create' | 'save' | 'move' | 'remove';
  /** What it is called in addresses: the record itself may be gone when somebody reads the log. */
  name?: string;
}

const outcomes = { create: 'added', save: 'changed', move: 'changed', remove: 'removed' } as const;

/** Who changed what products are arranged by, in the transaction that changes it. */
export async function logCatalogueEdit(
  tx: Executor,
  actor: Actor,
  { kind, id, event, name }: CatalogueEdit,
): Promise<void> {
  const change = { entityType: kind, entityId: id, from: null, to: outcomes[event], event, actor };
  await logStatusChange(tx, { ...change, ...(name !== undefined && { data: { name } }) });
}
