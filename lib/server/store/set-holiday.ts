import { eq } from 'drizzle-orm';
import { longestHolidayDays } from '#lib/contract/store/store-profile.ts';
import type { ServerContext } from '../db/context.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { StoreMember } from '../kernel/actor.ts';
import { addSeconds } from '../kernel/clock.ts';
import { DomainError, type MessageRef } from '../kernel/errors.ts';
import { lockStore } from './staff/staff-repository.ts';
import { stores } from './tables.ts';

interface Holiday {
  /** Null: the store is open again. */
  closedUntil: Date | null;
  note: string;
}

/**
 * Sends a store on holiday or back. On holiday it gets no new orders; what it has goes on (docs/domain/store.md 3).
 * Throws `invalid_input` for an end that has passed or is more than a year away.
 */
export async function setHoliday(
  ctx: ServerContext,
  member: StoreMember,
  { closedUntil, note }: Holiday,
): Promise<void> {
  const at = ctx.clock.now();
  const fault = closedUntil && faultOf(closedUntil, at);
  if (fault) throw new DomainError('invalid_input', { fields: { closed_until: fault } });
  await ctx.db.transaction(async (tx) => {
    const { id, status } = await lockStore(tx, member.storeId);
    const row = { closedUntil, holidayNote: closedUntil === null ? '' : note, updatedAt: at };
    await tx.update(stores).set(row).where(eq(stores.id, id));
    const event = closedUntil === null ? 'reopen' : 'holiday';
    const change = { entityType: 'store', entityId: id, from: status, to: status, event, actor: member };
    await logStatusChange(tx, { ...change, data: { closed_until: closedUntil?.toISOString() ?? null } });
  });
}

function faultOf(closedUntil: Date, at: Date): MessageRef | undefined {
  if (closedUntil <= at) return { key: 'future' };
  const isTooFar = closedUntil > addSeconds(at, longestHolidayDays * 86_400);
  return isTooFar ? { key: 'holidayLimit', values: { max: longestHolidayDays } } : undefined;
}
