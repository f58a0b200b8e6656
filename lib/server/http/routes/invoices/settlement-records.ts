import type { WithdrawalInvoicesRecord } from '#lib/contract/invoices/settlement-shapes.ts';
import type { ListedSettlementInvoice, WithdrawalInvoices } from '#lib/server/invoices/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';

/** An invoice of a store to the platform, as both sides see it. */
export const toSettlementRecord = ({ invoice, statements, formats }: ListedSettlementInvoice) => ({
  no: invoice.no,
  amount: formatFen(invoice.amount),
  fapiao_code: invoice.fapiaoCode,
  fapiao_no: invoice.fapiaoNo,
  issue_date: invoice.issueDate,
  status: invoice.status,
  reason: invoice.reason,
  statements: statements.map(({ no, amount }) => ({ no, amount: formatFen(amount) })),
  files: formats,
  create_time: toUnixSeconds(invoice.createdAt),
  decide_time: toUnixSeconds(invoice.decidedAt),
});

/** What a withdrawal is paid upon; null: nothing. */
export const toInvoicesRecord = (found: WithdrawalInvoices | undefined): WithdrawalInvoicesRecord | null =>
  found
    ? {
        need: found.need,
        statements: found.statements.map(({ no, net, invoice }) => ({
          no,
          net: formatFen(net),
          invoice_no: invoice?.no ?? '',
        })),
      }
    : null;
