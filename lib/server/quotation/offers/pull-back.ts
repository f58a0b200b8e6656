import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { setCurrentStatus } from '../end-quotation.ts';
import { copyOf, listItems } from '../items/item-repository.ts';
import { moveQuotation } from '../move-quotation.ts';
import { addVersion } from '../next-version.ts';
import { lockQuotation } from '../repository.ts';
import { canMove } from '../states.ts';

/** Q4: what nobody has opened becomes a draft again. What was sent stays as it was. Throws `not_found`, `status_changed`. */
export async function pullBackQuotation(ctx: ServerContext, member: Member, no: string): Promise<void> {
  const at = ctx.clock.now();
  const { userId } = member;
  await ctx.db.transaction(async (tx) => {
    const quotation = await lockQuotation(tx, { userId, no });
    if (!canMove(quotation.status, 'pullBack')) throw new DomainError('status_changed');
    const items = await listItems(tx, [quotation.currentVersionId ?? 0]);
    const facts = { author: 'buyer' as const, authorId: userId, createdAt: at };
    const draft = await addVersion(tx, quotation, { facts, items: items.map(copyOf) });
    await setCurrentStatus(tx, quotation, 'superseded');
    await moveQuotation(tx, quotation, {
      move: 'pullBack',
      at,
      side: 'customer',
      actor: member,
      facts: { currentVersionId: draft.id, answerDeadline: null },
    });
  });
}
