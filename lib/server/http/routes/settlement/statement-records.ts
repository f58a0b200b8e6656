import type { StatementAction } from '#lib/contract/settlement/desk-statements.ts';
import type { StatementEvent } from '#lib/contract/settlement/statement-words.ts';
import type { StoreStatement } from '#lib/contract/settlement/store-statements.ts';
import type { LoggedChange } from '#lib/server/db/status-log.ts';
import { addSeconds, shopDay, toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { canMove, canObject, type describeStatement, type Statement } from '#lib/server/settlement/index.ts';

const toFields = (row: Statement) => ({
  no: row.no,
  from: shopDay(row.periodStart),
  to: shopDay(addSeconds(row.periodEnd, -1)),
  opening: formatFen(row.openingAmount),
  earnings: formatFen(row.earningsAmount),
  reversals: formatFen(row.reversalsAmount),
  fees: formatFen(row.feesAmount),
  adjustments: formatFen(row.adjustmentsAmount),
  net: formatFen(row.netAmount),
  closing: formatFen(row.closingAmount),
  line_count: row.lineCount,
  // Drafts are not read.
  status: row.status as StoreStatement['status'],
  deadline: toUnixSeconds(row.confirmDeadline),
  settle_time: toUnixSeconds(row.settledAt),
  create_time: toUnixSeconds(row.createdAt),
  dispute_note: row.disputeNote,
  answer: row.answer,
});

/** What is read of one statement alone. */
export const toMore = ({
  hashes,
  lastClosing,
}: Pick<Awaited<ReturnType<typeof describeStatement>>, 'hashes' | 'lastClosing'>) => ({
  documents: hashes,
  last_closing: lastClosing === null ? null : formatFen(lastClosing),
});

export function toStoreRecord(row: Statement, now: Date): StoreStatement {
  const actions: StoreStatement['actions'] = [];
  if (canMove(row.status, 'confirm')) actions.push('confirm');
  if (canObject(row, now)) actions.push('object');
  return { ...toFields(row), actions };
}

/** What two operators have not agreed on is not told to the store. */
const unheard: readonly string[] = ['propose', 'drop'];

export const toStoreTimeline = (changes: LoggedChange[]) =>
  changes
    .filter(({ event }) => !unheard.includes(event))
    .map(({ event, reason, createdAt }) => ({
      event: event as StatementEvent,
      reason: reason ?? '',
      time: toUnixSeconds(createdAt),
    }));

export interface DeskReader {
  userId: number;
  /** The store the reader works for. */
  storeId: number | undefined;
  nameOf: (id: number | null) => string;
  storeOf: (id: number) => string;
}

export function toDeskRecord(row: Statement, { userId, storeId, nameOf, storeOf }: DeskReader) {
  const { proposedAmount: amount, proposedBy, proposedReason } = row;
  const proposer = proposedBy === null ? null : { id: proposedBy, name: nameOf(proposedBy) };
  const isOwn = row.storeId === storeId;
  return {
    ...toFields(row),
    store_id: row.storeId,
    store_name: storeOf(row.storeId),
    proposal: amount !== null && proposer ? { amount: formatFen(amount), reason: proposedReason, proposer } : null,
    version: row.version,
    is_own: isOwn,
    actions: isOwn ? [] : actionsOf(row, userId),
  };
}

/** Who proposed an adjustment does not approve it. */
function actionsOf({ status, proposedBy }: Statement, userId: number): StatementAction[] {
  if (canMove(status, 'settle')) return ['settle'];
  if (!canMove(status, 'refuse')) return [];
  if (proposedBy === null) return ['propose', 'refuse'];
  return proposedBy === userId ? ['propose', 'drop', 'refuse'] : ['approve', 'propose', 'drop', 'refuse'];
}

export const toDeskTimeline = (changes: LoggedChange[], nameOf: DeskReader['nameOf']) =>
  changes.map(({ event, actorId, reason, createdAt }) => ({
    event: event as StatementEvent,
    person: actorId === null ? null : { id: actorId, name: nameOf(actorId) },
    reason: reason ?? '',
    time: toUnixSeconds(createdAt),
  }));
