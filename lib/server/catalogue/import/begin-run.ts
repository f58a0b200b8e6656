import { eq } from 'drizzle-orm';
import type { ServerContext } from '../../db/context.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { productImports } from '../import-tables.ts';
import { importProductsNode, manageProductsNode } from '../nodes.ts';
import { lockImport } from './import-repository.ts';

/**
 * Begins to save what a check found well. Asked again it changes nothing. Throws `no_permission`, `not_found` and, before
 * the check has ended, `status_changed`.
 */
export async function beginRun(ctx: ServerContext, actor: Actor, id: number): Promise<void> {
  requireNode(actor, importProductsNode);
  requireNode(actor, manageProductsNode);
  await ctx.db.transaction(async (tx) => {
    const { status } = await lockImport(tx, id);
    if (status === 'running' || status === 'done') return;
    if (status !== 'checked') throw new DomainError('status_changed');
    const set = { status: 'running', updatedAt: ctx.clock.now() } as const;
    await tx.update(productImports).set(set).where(eq(productImports.id, id));
  });
}
