import type { WithdrawalDecision } from '#lib/contract/payouts/desk-withdrawals.ts';
import type { ServerContext } from '../../db/context.ts';
import { readInvoiceNeeds, type WithdrawalInvoices } from '../../invoices/index.ts';
import type { DeskWithdrawal, Withdrawal } from '../../payouts/index.ts';
import { getSettings } from '../../site/index.ts';

/** Which invoices of stores these are paid upon, by their keys; those without an entry need none. */
export async function readInvoicesOf(
  ctx: ServerContext,
  withdrawals: readonly Withdrawal[],
): Promise<Map<number, WithdrawalInvoices>> {
  return readInvoiceNeeds(ctx.db, await getSettings(ctx), withdrawals);
}

export interface WaitingWithdrawal extends DeskWithdrawal {
  /** Undefined: none. */
  invoices: WithdrawalInvoices | undefined;
}

const payments: readonly WithdrawalDecision[] = ['begin', 'transfer'];

/** The same withdrawals with what they wait for: nobody begins to pay what its store has not invoiced. */
export async function describeWaiting(
  ctx: ServerContext,
  list: readonly DeskWithdrawal[],
): Promise<WaitingWithdrawal[]> {
  const needs = await readInvoicesOf(
    ctx,
    list.map(({ withdrawal }) => withdrawal),
  );
  return list.map((described) => {
    const invoices = needs.get(described.withdrawal.id);
    const isHeld = invoices !== undefined && invoices.need !== 'accepted';
    const actions = described.actions.filter((decision) => !isHeld || !payments.includes(decision));
    return { ...described, invoices, actions };
  });
}
