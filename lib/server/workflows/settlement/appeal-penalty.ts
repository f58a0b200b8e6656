import { userPath } from '#lib/routes/user-path.ts';
import type { ServerContext } from '../../db/context.ts';
import { notifyHolders } from '../../identity/index.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { formatFen } from '../../kernel/money.ts';
import { getCorrection, moveCorrection } from '../../settlement/index.ts';
import { findStoreNames } from '../../store/index.ts';

/**
 * A store says what speaks against a penalty; nothing is charged until an operator has answered. Throws `not_found`, also for
 * one of another store, and `status_changed` once the time is over.
 */
export async function appealPenalty(
  ctx: ServerContext,
  member: StoreMember,
  { no, note }: { no: string; note: string },
): Promise<void> {
  const at = ctx.clock.now();
  const { storeId, userId } = member;
  await ctx.db.transaction(async (tx) => {
    const penalty = await getCorrection(tx, no, storeId);
    if (penalty.appealDeadline !== null && penalty.appealDeadline <= at) throw new DomainError('status_changed');
    const facts = { appealNote: note, appealedBy: userId, appealedAt: at };
    await moveCorrection(tx, penalty, { move: 'appeal', at, actor: member, reason: note, facts });
    const store = (await findStoreNames(tx, [storeId])).get(storeId) ?? '';
    await notifyHolders(tx, {
      event: 'penaltyAppealed',
      args: { no, store, amount: formatFen(-penalty.amount), note },
      link: userPath('desk/corrections', { no }),
      cause: no,
      except: penalty.proposedBy,
      now: at,
    });
  });
}
