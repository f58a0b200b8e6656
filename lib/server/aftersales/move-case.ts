import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CaseStatus } from '#lib/contract/aftersales/member-records.ts';
import type { Executor } from '../db/connection.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Actor } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { sideOf } from '../orders/index.ts';
import type { Settings } from '../site/index.ts';
import { announceCase } from './announce-case.ts';
import { dueAfter } from './due-after.ts';
import type { Aftersale, NewAftersale } from './repository.ts';
import { type CaseMove, caseMoves, isOpen } from './states.ts';
import { aftersales } from './tables.ts';

type Fixed = 'id' | 'no' | 'orderId' | 'orderNo' | 'userId' | 'storeId' | 'status' | 'version' | 'createdAt' | 'dueAt';
type CaseFacts = Partial<Omit<NewAftersale, Fixed>>;

export interface CaseChange {
  move: CaseMove;
  at: Date;
  settings: Settings;
  /** Undefined for jobs and providers. */
  actor?: Actor | undefined;
  /** Needed where the move leads to several states. */
  to?: CaseStatus;
  /** Read by both sides. */
  reason?: string | undefined;
  facts?: CaseFacts;
  /** Word of the history; missing: the move's own name. */
  event?: string;
}

/**
 * The only place where a case changes its state: one guarded update, which sets the next deadline as well, and one line of
 * history. Of several at once exactly one wins; the others, and moves that the table of states does not allow, get
 * `status_changed`.
 */
export async function moveCase(tx: Executor, aftersale: Aftersale, change: CaseChange): Promise<Aftersale> {
  const { move, at, settings, facts } = change;
  const { from, to: destinations } = caseMoves[move];
  const to = change.to ?? destinations[0];
  if (!(destinations as readonly CaseStatus[]).includes(to)) throw new DomainError('status_changed');
  const closedAt = isOpen(to) ? null : at;
  const dueAt = dueAfter(to, { at, settings, move });
  const [moved] = await tx
    .update(aftersales)
    .set({ ...facts, status: to, dueAt, remindedAt: null, closedAt, version: nextVersion, updatedAt: at })
    .where(
      and(
        eq(aftersales.id, aftersale.id),
        eq(aftersales.version, aftersale.version),
        inArray(aftersales.status, [...from]),
      ),
    )
    .returning();
  if (!moved) throw new DomainError('status_changed');
  await log(tx, aftersale, { ...change, event: change.event ?? move, to });
  await announceCase(tx, moved, { type: 'aftersale.changed', at });
  return moved;
}

const nextVersion = sql`${aftersales.version} + 1`;

interface LoggedChange extends Pick<CaseChange, 'at' | 'actor' | 'reason'> {
  event: string;
  to: CaseStatus;
}

async function log(tx: Executor, aftersale: Aftersale, { event, to, at, actor, reason }: LoggedChange): Promise<void> {
  await logStatusChange(tx, {
    entityType: 'aftersale',
    entityId: aftersale.id,
    no: aftersale.no,
    from: aftersale.status,
    to,
    event,
    at,
    data: { side: sideOf(aftersale, actor) },
    ...(actor && { actor }),
    ...(reason && { reason }),
  });
}

/** Changes facts of a case that stays as it is, and writes it into its history. Throws `status_changed`. */
export async function amendCase(
  tx: Executor,
  aftersale: Aftersale,
  { facts, ...change }: Omit<CaseChange, 'move' | 'settings' | 'to'> & { event: string },
): Promise<Aftersale> {
  const [amended] = await tx
    .update(aftersales)
    .set({ ...facts, version: nextVersion, updatedAt: change.at })
    .where(and(eq(aftersales.id, aftersale.id), eq(aftersales.version, aftersale.version)))
    .returning();
  if (!amended) throw new DomainError('status_changed');
  await log(tx, aftersale, { ...change, to: aftersale.status });
  return amended;
}
