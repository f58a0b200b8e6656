import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Seller } from '../seller.ts';
import { quotationAnswerTemplates } from '../template-tables.ts';
import { type AnswerTemplate, templatesOf } from './list-answer-templates.ts';
import { logAnswerTemplate } from './log-answer-template.ts';

export type TemplateFacts = Omit<AnswerTemplate, 'id' | 'storeId' | 'version' | 'createdAt' | 'updatedAt'>;

/** More than anybody finds again in a list. */
export const mostTemplates = 50;

interface Saving {
  facts: TemplateFacts;
  /** One to change, as it was read. */
  known?: { id: number; version: number } | undefined;
}

/**
 * Keeps terms under a name that no other of this seller has. Throws `template_limit`, `invalid_input` at `name`, and for
 * one to change `not_found` (another seller's too) or `status_changed`.
 */
export async function saveAnswerTemplate(
  ctx: ServerContext,
  seller: Seller,
  { facts, known }: Saving,
): Promise<AnswerTemplate> {
  const at = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`quote templates:${seller.storeId ?? 'platform'}`}, 0))`,
    );
    if (known) return change(tx, seller, { facts, known, at });
    await requireFreeName(tx, seller, { name: facts.name });
    await requireRoom(tx, seller);
    const row = { ...facts, storeId: seller.storeId, createdAt: at, updatedAt: at };
    const [made] = await tx.insert(quotationAnswerTemplates).values(row).returning();
    if (!made) throw new Error('the template was not stored');
    await logAnswerTemplate(tx, seller, { template: made, event: 'create' });
    return made;
  });
}

async function change(
  tx: Executor,
  seller: Seller,
  { facts, known, at }: Required<Saving> & { known: { id: number; version: number }; at: Date },
): Promise<AnswerTemplate> {
  const own = and(eq(quotationAnswerTemplates.id, known.id), templatesOf(seller));
  const [before] = await tx.select().from(quotationAnswerTemplates).where(own);
  if (!before) throw new DomainError('not_found');
  if (before.version !== known.version) throw new DomainError('status_changed');
  await requireFreeName(tx, seller, { name: facts.name, except: known.id });
  const changed = { ...facts, version: before.version + 1, updatedAt: at };
  const [after] = await tx.update(quotationAnswerTemplates).set(changed).where(own).returning();
  if (!after) throw new DomainError('not_found');
  await logAnswerTemplate(tx, seller, { template: after, event: 'save' });
  return after;
}

async function requireFreeName(
  tx: Executor,
  seller: Seller,
  { name, except = 0 }: { name: string; except?: number },
): Promise<void> {
  const same = and(eq(quotationAnswerTemplates.name, name), ne(quotationAnswerTemplates.id, except));
  const [taken] = await tx
    .select()
    .from(quotationAnswerTemplates)
    .where(and(templatesOf(seller), same));
  if (taken) throw new DomainError('invalid_input', { fields: { name: { key: 'nameTaken' } } });
}

async function requireRoom(tx: Executor, seller: Seller): Promise<void> {
  const [row] = await tx.select({ total: count() }).from(quotationAnswerTemplates).where(templatesOf(seller));
  if ((row?.total ?? 0) >= mostTemplates) throw new DomainError('template_limit', { values: { max: mostTemplates } });
}
