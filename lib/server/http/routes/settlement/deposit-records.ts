import { depositDecisions } from '#lib/contract/settlement/deposits.ts';
import type { StoreDeposit } from '#lib/contract/settlement/store-deposits.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { canMoveDeposit, type Deposit } from '#lib/server/settlement/index.ts';

interface Reader {
  userId: number;
  /** The store the reader works for. */
  storeId: number | undefined;
  nameOf: (id: number | null) => string;
  storeOf: (id: number) => string;
  now: Date;
}

const isOverdue = ({ status, dueAt }: Deposit, now: Date) => status === 'open' && dueAt !== null && dueAt <= now;

export function toDeskDeposit(row: Deposit, { userId, storeId, nameOf, storeOf, now }: Reader) {
  const isOwn = row.storeId === storeId;
  // A demand may be withdrawn by who made it.
  const mayDecide = !isOwn && (row.kind === 'demand' || row.proposedBy !== userId);
  return {
    no: row.no,
    store_id: row.storeId,
    store_name: storeOf(row.storeId),
    kind: row.kind,
    amount: formatFen(row.amount),
    reason: row.reason,
    status: row.status,
    due_time: toUnixSeconds(row.dueAt),
    is_overdue: isOverdue(row, now),
    proposer: { id: row.proposedBy, name: nameOf(row.proposedBy) },
    decider: row.decidedBy === null ? null : { id: row.decidedBy, name: nameOf(row.decidedBy) },
    decide_reason: row.decideReason,
    decide_time: toUnixSeconds(row.decidedAt),
    create_time: toUnixSeconds(row.createdAt),
    is_own: isOwn,
    actions: mayDecide ? depositDecisions.filter((decision) => canMoveDeposit(row.status, decision)) : [],
  };
}

export function toStoreDeposit(row: Deposit, now: Date): StoreDeposit {
  return {
    no: row.no,
    kind: row.kind,
    amount: formatFen(row.amount),
    reason: row.reason,
    // What two operators have not agreed on is not read for a store.
    status: row.status as StoreDeposit['status'],
    create_time: toUnixSeconds(row.createdAt),
    due_time: toUnixSeconds(row.dueAt),
    is_overdue: isOverdue(row, now),
    done_time: toUnixSeconds(row.decidedAt),
    answer: row.status === 'withdrawn' ? row.decideReason : '',
    actions: canMoveDeposit(row.status, 'pay') ? ['pay'] : [],
  };
}
