import type { CorrectionDecision } from '#lib/contract/settlement/corrections.ts';
import type { StoreCorrection } from '#lib/contract/settlement/store-corrections.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { canCorrect, type ListedCorrection, moveOf } from '#lib/server/settlement/index.ts';

interface Reader {
  userId: number;
  /** The store the reader works for. */
  storeId: number | undefined;
  nameOf: (id: number | null) => string;
  storeOf: (id: number) => string;
}

export function toDeskRecord(row: ListedCorrection, { userId, storeId, nameOf, storeOf }: Reader) {
  const personOf = (id: number | null) => (id === null ? null : { id, name: nameOf(id) });
  const isOwn = row.storeId === storeId;
  return {
    no: row.no,
    store_id: row.storeId,
    store_name: storeOf(row.storeId),
    kind: row.kind,
    amount: formatFen(row.amount),
    reason: row.reason,
    order_no: row.orderNo,
    status: row.status,
    proposer: { id: row.proposedBy, name: nameOf(row.proposedBy) },
    decider: personOf(row.decidedBy),
    decide_reason: row.decideReason,
    decide_time: toUnixSeconds(row.decidedAt),
    appeal_deadline: toUnixSeconds(row.appealDeadline),
    appeal_note: row.appealNote,
    resolver: personOf(row.resolvedBy),
    resolve_reason: row.resolveReason,
    create_time: toUnixSeconds(row.createdAt),
    is_own: isOwn,
    actions: isOwn || row.proposedBy === userId ? [] : decisionsOf(row),
  };
}

const decisionsOf = (row: ListedCorrection): CorrectionDecision[] =>
  (['approve', 'reject', 'uphold', 'lift'] as const).filter((decision) => canCorrect(row, moveOf(decision, row.kind)));

export function toStoreRecord(row: ListedCorrection, now: Date): StoreCorrection {
  const { appealDeadline } = row;
  const isInTime = appealDeadline !== null && appealDeadline > now;
  return {
    no: row.no,
    kind: row.kind,
    amount: formatFen(row.amount),
    reason: row.reason,
    order_no: row.orderNo,
    // What two operators have not agreed on is not read for a store.
    status: row.status as StoreCorrection['status'],
    create_time: toUnixSeconds(row.decidedAt ?? row.createdAt),
    appeal_deadline: toUnixSeconds(appealDeadline),
    appeal_note: row.appealNote,
    answer: row.resolveReason,
    actions: isInTime && canCorrect(row, 'appeal') ? ['appeal'] : [],
  };
}
