import { eq } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import type { Member } from '../kernel/actor.ts';
import { addSeconds } from '../kernel/clock.ts';
import { DomainError } from '../kernel/errors.ts';
import { getSettingsWithin } from '../site/index.ts';
import { freshenItems, type ShownItem } from './items/freshen-items.ts';
import { requireFaultless } from './items/item-faults.ts';
import { listItems, moveItems, sumDraft, updateItem } from './items/item-repository.ts';
import type { FindMade } from './items/priced-line.ts';
import { type Draft, lockDraft } from './lock-draft.ts';
import { moveQuotation } from './move-quotation.ts';
import { notifyOperatorsOf } from './notify-parties.ts';
import { type Item, insertDraft, updateVersion } from './repository.ts';
import { requireOpenRoom } from './require-room.ts';
import { quotations } from './tables.ts';

interface Submission {
  no: string;
  /** Lines to send; undefined: all of them. */
  ids?: number[] | undefined;
  findMade?: FindMade | undefined;
}

/**
 * Q2: sends a draft to the sellers, whole or the chosen lines. What is not chosen goes into a new draft, which is the
 * basket where this one was. Throws `not_found`, `status_changed`, `quotation_limit`, and `invalid_input` for a draft without lines or with
 * faults, line by line.
 */
export async function submitQuotation(
  ctx: ServerContext,
  member: Member,
  { no, ids, findMade }: Submission,
): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, { userId: member.userId, no });
    await requireOpenRoom(tx, { userId: member.userId, at });
    const { chosen, rest } = choose(await listItems(tx, [draft.version.id]), ids);
    const lines = await freshenItems(tx, chosen, findMade);
    requireFaultless(lines);
    await freeze(tx, lines);
    const { quotation } = draft;
    await leaveBasket(tx, draft);
    if (rest.length > 0) await moveIntoDraft(tx, draft, { rest, at, member });
    await sumDraft(tx, draft.version);
    await updateVersion(tx, draft.version.id, { status: 'sent', sentAt: at });
    const { 'quote.slaHours': hours } = await getSettingsWithin(tx);
    const facts = { submittedAt: at, answerDeadline: addSeconds(at, hours * 3600) };
    await moveQuotation(tx, quotation, { move: 'submit', at, side: 'customer', actor: member, facts });
    await notifyOperatorsOf(tx, quotation, { event: 'quoteSubmitted', cause: String(draft.version.id), at });
  });
}

function choose(items: Item[], ids: number[] | undefined): { chosen: Item[]; rest: Item[] } {
  if (items.length === 0) throw new DomainError('invalid_input', { fields: { items: { key: 'required' } } });
  if (!ids) return { chosen: items, rest: [] };
  const requested = new Set(ids);
  const chosen = items.filter(({ id }) => requested.has(id));
  if (chosen.length !== requested.size) throw new DomainError('not_found');
  return { chosen, rest: items.filter(({ id }) => !requested.has(id)) };
}

/** The lines as they are sent: at the prices of today. */
async function freeze(tx: Executor, lines: ShownItem[]): Promise<void> {
  for (const { id, specEntries: _, faults: __, available: ___, ...facts } of lines) await updateItem(tx, id, facts);
}

async function leaveBasket(tx: Executor, { quotation }: Draft): Promise<void> {
  if (quotation.isBasket) await tx.update(quotations).set({ isBasket: false }).where(eq(quotations.id, quotation.id));
}

interface Leftover {
  rest: Item[];
  at: Date;
  member: Member;
}

async function moveIntoDraft(tx: Executor, { quotation }: Draft, { rest, at, member }: Leftover): Promise<void> {
  const { userId, isBasket } = quotation;
  const draft = await insertDraft(tx, { userId, at, actor: member, facts: { isBasket } });
  const versionId = draft?.currentVersionId;
  if (!draft || !versionId) throw new DomainError('status_changed');
  await moveItems(
    tx,
    rest.map(({ id }) => id),
    versionId,
  );
  await sumDraft(tx, { id: versionId });
}
