import { asc, eq, sql } from 'drizzle-orm';
import { announceChange } from '../../db/announce-change.ts';
import type { ServerContext } from '../../db/context.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { attributes } from '../attribute-tables.ts';
import { logCatalogueEdit } from '../log-catalogue-edit.ts';
import { editAttributesNode } from '../nodes.ts';
import { findCarried, lockAttribute } from './attribute-editing.ts';

/**
 * Puts the attributes into another order, in which lists offer them as filters. Throws `no_permission`, and
 * `status_changed` unless exactly those that there are were named.
 */
export async function orderAttributes(ctx: ServerContext, actor: Actor, ids: number[]): Promise<void> {
  requireNode(actor, editAttributesNode);
  await ctx.db.transaction(async (tx) => {
    const rows = await tx.select({ id: attributes.id }).from(attributes).orderBy(asc(attributes.id)).for('update');
    const isAll = rows.length === ids.length && rows.every(({ id }) => ids.includes(id));
    if (!isAll) throw new DomainError('status_changed');
    const order = JSON.stringify(ids.map((id, sort) => ({ id, sort })));
    await tx.execute(sql`
      update attributes a set sort = given.sort
      from jsonb_to_recordset(${order}::jsonb) as given(id int, sort int) where a.id = given.id`);
    await logCatalogueEdit(tx, actor, { kind: 'attribute', id: 0, event: 'move' });
    await announceChange(tx, ['catalogue']);
  });
}

/** Removes an attribute that no product carries. Throws `no_permission`, `not_found`, `status_changed`, `attribute_in_use`. */
export async function removeAttribute(
  ctx: ServerContext,
  actor: Actor,
  { id, version }: { id: number; version: number },
): Promise<void> {
  requireNode(actor, editAttributesNode);
  await ctx.db.transaction(async (tx) => {
    const found = await lockAttribute(tx, id);
    if (!found) throw new DomainError('not_found');
    if (found.version !== version) throw new DomainError('status_changed');
    const carried = await findCarried(
      tx,
      found.values.map((value) => value.id),
    );
    if (carried.size > 0) throw new DomainError('attribute_in_use');
    await tx.delete(attributes).where(eq(attributes.id, id));
    await logCatalogueEdit(tx, actor, { kind: 'attribute', id, event: 'remove', name: found.key });
    await announceChange(tx, ['catalogue']);
  });
}
