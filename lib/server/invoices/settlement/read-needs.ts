import type { InvoiceNeed } from '#lib/contract/invoices/settlement-words.ts';
import type { Executor } from '../../db/connection.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Fen } from '../../kernel/money.ts';
import { listStandingOfStores, type Withdrawal } from '../../payouts/index.ts';
import { listStandingStatements } from '../../settlement/index.ts';
import type { Settings } from '../../site/index.ts';
import { coverOf } from './cover-rules.ts';
import { readLivingOf, type SettlementInvoice } from './settlement-repository.ts';

/** What a store's withdrawal is paid upon: its invoices over the statements whose money it is. */
export interface WithdrawalInvoices {
  need: InvoiceNeed;
  statements: { no: string; net: Fen; invoice: Pick<SettlementInvoice, 'no' | 'status'> | undefined }[];
}

/** What is being paid, or has come to its end, waits for nothing. What came back of a closed store was invoiced before. */
const mayWait = ({ ownerType, status, followsId }: Withdrawal): boolean =>
  ownerType === 'store' && followsId === null && ['pending', 'approved', 'pay_failed'].includes(status);

/**
 * Which invoices these withdrawals are paid upon, by their keys, where the shop asks stores for any; those without an entry need
 * none (docs/domain/invoices.md 15).
 */
export async function readInvoiceNeeds(
  db: Executor,
  settings: Settings,
  withdrawals: readonly Withdrawal[],
): Promise<Map<number, WithdrawalInvoices>> {
  const waiting = settings['withdraw.isStoreInvoiceNeeded'] ? withdrawals.filter(mayWait) : [];
  if (waiting.length === 0) return new Map();
  const storeIds = [...new Set(waiting.map(({ ownerId }) => ownerId))];
  const [standing, taken] = await Promise.all([
    listStandingStatements(db, storeIds),
    listStandingOfStores(db, storeIds),
  ]);
  const living = await readLivingOf(
    db,
    standing.map(({ id }) => id),
  );
  const needs = new Map<number, WithdrawalInvoices>();
  for (const { id: withdrawalId, ownerId, currency } of waiting) {
    const settled = standing
      .filter((each) => each.storeId === ownerId && each.currency === currency && each.status === 'settled')
      .toSorted((one, other) => Number(one.settledAt) - Number(other.settledAt) || one.id - other.id);
    const covered = coverOf(
      settled.map(({ id, netAmount: net }) => ({ id, net })),
      taken.filter((each) => each.ownerId === ownerId && each.currency === currency),
    );
    const ids = covered.get(withdrawalId) ?? [];
    const statements = settled
      .filter(({ id }) => ids.includes(id))
      .map(({ id, no, netAmount: net }) => ({ no, net, invoice: living.get(id) }));
    if (statements.length > 0) needs.set(withdrawalId, { need: needOf(statements), statements });
  }
  return needs;
}

function needOf(statements: WithdrawalInvoices['statements']): InvoiceNeed {
  if (statements.some(({ invoice }) => !invoice)) return 'missing';
  return statements.every(({ invoice }) => invoice?.status === 'accepted') ? 'accepted' : 'submitted';
}

/** Whether a withdrawal waits for an invoice of its store. */
export async function waitsForInvoice(db: Executor, settings: Settings, withdrawal: Withdrawal): Promise<boolean> {
  const found = (await readInvoiceNeeds(db, settings, [withdrawal])).get(withdrawal.id);
  return found !== undefined && found.need !== 'accepted';
}

/** Nothing is paid to a store before its invoices are accepted; the store is locked. Throws `store_invoice_needed`. */
export async function requireInvoiced(tx: Executor, settings: Settings, withdrawal: Withdrawal): Promise<void> {
  if (await waitsForInvoice(tx, settings, withdrawal)) throw new DomainError('store_invoice_needed');
}
