import { randomUUID } from 'node:crypto';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { copyFiles } from './copy-files.ts';
import { freshenItems, type ShownItem } from './items/freshen-items.ts';
import { copyOf, insertItems, listItems, sumDraft } from './items/item-repository.ts';
import type { FindMade } from './items/priced-line.ts';
import { getQuotation, insertDraft, type NewItem } from './repository.ts';

/** Q14: a new draft with the same lines, at the prices of today. Throws `not_found`. Answers its number. */
export async function copyQuotation(
  ctx: ServerContext,
  member: Member,
  { no, findMade }: { no: string; findMade?: FindMade | undefined },
): Promise<string> {
  const at = ctx.clock.now();
  const { userId } = member;
  return ctx.db.transaction(async (tx) => {
    const original = await getQuotation(tx, { userId, no });
    const { id, title, requirements, address } = original;
    const facts = { copiedFromId: id, title, requirements, address };
    const draft = await insertDraft(tx, { userId, at, actor: member, facts });
    const versionId = draft?.currentVersionId;
    if (!draft || !versionId) throw new DomainError('status_changed');
    const lines = await freshenItems(tx, await listItems(tx, [original.currentVersionId ?? 0]), findMade);
    await insertCopies(tx, userId, { lines, versionId });
    await sumDraft(tx, { id: versionId });
    return draft.no;
  });
}

async function insertCopies(
  tx: Executor,
  userId: number,
  { lines, versionId }: { lines: ShownItem[]; versionId: number },
): Promise<void> {
  const copies = lines.map(({ specEntries: _, faults: __, available: ___, ...line }) => ({
    ...copyOf(line),
    lineKey: randomUUID(),
    targetPrice: null,
    listAmount: null,
    ...(line.kind === 'free' && unpriced),
  }));
  for (const line of copies) await copyFiles(tx, userId, line);
  await insertItems(
    tx,
    copies.map((line): NewItem => ({ ...line, versionId })),
  );
}

/** What a seller had added in words has no price in the catalogue. */
const unpriced = { result: 'needs_quote' as const, unitPrice: 0, amount: 0, breakdown: [] };
