import { and, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { leadSorts } from '#lib/contract/site/desk-leads.ts';
import type { CooperationTopic } from '#lib/contract/site/shop-leads.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { countRows } from '../db/count-rows.ts';
import { countUpTo, type KeysetList, readKeysetPage } from '../db/reading/keyset.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import type { WorkPageOf, WorkQuery } from '../kernel/work-page.ts';
import { cooperationLeads } from './content-tables.ts';

export type Lead = typeof cooperationLeads.$inferSelect;
type Sort = (typeof leadSorts)[number];

const list: KeysetList<Lead, Sort> = {
  id: cooperationLeads.id,
  idOf: ({ id }) => id,
  orders: { id: { column: cooperationLeads.id, kind: 'number', valueOf: ({ id }) => id } },
};

interface LeadFilter {
  topic?: CooperationTopic | undefined;
  state?: 'open' | 'handled' | undefined;
  /** A number, a part of the names, a whole mobile number or e-mail address. */
  q?: string | undefined;
}

/** Cooperation enquiries, and what came of them. */
export async function listLeads(
  { db }: ServerContext,
  { topic, state, q }: LeadFilter,
  input: WorkQuery<Sort>,
): Promise<WorkPageOf<Lead>> {
  const ofState = state && (state === 'open' ? isNull : isNotNull)(cooperationLeads.handledAt);
  const where = and(topic && eq(cooperationLeads.topic, topic), ofState, q ? matching(q) : undefined);
  const [page, totals] = await Promise.all([
    readKeysetPage(list, input, (part) =>
      db
        .select()
        .from(cooperationLeads)
        .where(and(where, part.where))
        .orderBy(...part.orderBy)
        .limit(part.limit),
    ),
    countUpTo(db, cooperationLeads, where),
  ]);
  return { ...page, ...totals };
}

function matching(q: string): SQL | undefined {
  const { number, company, contact, mobile, email } = cooperationLeads;
  const part = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const isEmail = sql`lower(${email}) = ${q.toLowerCase()}`;
  return or(eq(number, q.toUpperCase()), ilike(company, part), ilike(contact, part), eq(mobile, q), isEmail);
}

/** How many nobody has answered. */
export const countOpenLeads = (db: Executor) => countRows(db, cooperationLeads, isNull(cooperationLeads.handledAt));

/** Says that an enquiry was answered. Throws `not_found`, and `status_changed` where somebody has said so. */
export async function handleLead(
  ctx: ServerContext,
  operator: Member,
  { id, note }: { id: number; note: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [lead] = await tx.select().from(cooperationLeads).where(eq(cooperationLeads.id, id)).for('update');
    if (!lead) throw new DomainError('not_found');
    if (lead.handledAt) throw new DomainError('status_changed');
    const handled = { handledAt: ctx.clock.now(), handledBy: operator.userId, note };
    await tx.update(cooperationLeads).set(handled).where(eq(cooperationLeads.id, id));
    const change = { entityType: 'lead', entityId: id, from: 'open', to: 'handled', event: 'end', actor: operator };
    await logStatusChange(tx, { ...change, reason: note });
  });
}
