import type { BankReport } from '#lib/contract/payouts/desk-batches.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { BatchRow, CountedBatch, Withdrawal } from '#lib/server/payouts/index.ts';
import { findStoreNames } from '#lib/server/store/index.ts';
import type { Report } from '#lib/server/workflows/payouts/settle-batch.ts';
import { namePeople } from '../identity/name-people.ts';

export async function toBatchRecords(server: ServerContext, list: CountedBatch[]) {
  const nameOf = await namePeople(
    server,
    list.map(({ madeBy }) => madeBy),
  );
  return list.map(({ no, count, amount, openCount, paidCount, sha256, madeBy, createdAt }) => ({
    no,
    count,
    amount: formatFen(amount),
    open_count: openCount,
    paid_count: paidCount,
    sha256,
    maker: { id: madeBy, name: nameOf(madeBy) },
    create_time: toUnixSeconds(createdAt),
  }));
}

/** Whose money each is: a store by its name, a member by theirs. */
async function nameOwners(server: ServerContext, list: Withdrawal[]): Promise<(withdrawal: Withdrawal) => string> {
  const storeIds = list.filter(({ ownerType }) => ownerType === 'store').map(({ ownerId }) => ownerId);
  const [nameOf, stores] = await Promise.all([
    namePeople(
      server,
      list.map(({ appliedBy }) => appliedBy),
    ),
    findStoreNames(server.db, [...new Set(storeIds)]),
  ]);
  return ({ ownerType, ownerId, appliedBy }) =>
    ownerType === 'store' ? (stores.get(ownerId) ?? '') : nameOf(appliedBy);
}

interface Candidate {
  withdrawal: Withdrawal;
  isPayable: boolean;
  isInvoiceMissing: boolean;
}

export async function toCandidates(server: ServerContext, list: Candidate[]) {
  const ownerOf = await nameOwners(
    server,
    list.map(({ withdrawal }) => withdrawal),
  );
  return list.map(({ withdrawal, isPayable, isInvoiceMissing }) => ({
    ...toRow(withdrawal, ownerOf),
    is_payable: isPayable,
    waits_for_invoice: isInvoiceMissing,
  }));
}

export async function toRowRecords(server: ServerContext, list: BatchRow[]) {
  const ownerOf = await nameOwners(
    server,
    list.map(({ withdrawal }) => withdrawal),
  );
  return list.map(({ withdrawal, isLastAttempt }) => ({
    ...toRow(withdrawal, ownerOf),
    status: isLastAttempt ? withdrawal.status : ('retried' as const),
    reference: isLastAttempt ? withdrawal.reference : '',
    reason: isLastAttempt ? withdrawal.reason : '',
  }));
}

const toRow = (withdrawal: Withdrawal, ownerOf: (withdrawal: Withdrawal) => string) => ({
  no: withdrawal.no,
  owner_name: ownerOf(withdrawal),
  account: withdrawal.maskedAccount,
  bank: withdrawal.bank,
  net: formatFen(withdrawal.netAmount),
});

export const toReport = ({ answers, missing }: Report): BankReport => ({
  rows: answers.map(({ line, no, outcome, amount, reference, reason, lines }) => ({
    line,
    no: no.slice(0, 40),
    outcome,
    amount: typeof amount === 'number' ? formatFen(amount) : '',
    reference,
    reason: outcome === 'failed' || outcome === 'unclear' ? reason : '',
    lines,
  })),
  missing,
});
