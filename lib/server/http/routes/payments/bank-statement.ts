import { operatorStatementMatch, statementFileBytes } from '#lib/contract/payments/bank-statement.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { hasNode, type Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { findOpenNotices, type MatchedStatement, matchStatement, type Payment } from '#lib/server/payments/index.ts';
import { type App, serve } from '../../serve.ts';
import { namePeople } from '../identity/name-people.ts';
import { toOpenNotice } from './recharge-records.ts';

/** Compares what the bank says came with the transfers that the operator may see. */
export function registerBankStatement(app: App): void {
  serve(app, operatorStatementMatch, {
    guard: { node: 'operator/payment/transfers', or: 'operator/recharge/list' },
    limits: [{ points: 60, seconds: 600, by: 'account' }],
    run: async ({ server, member, body }) => {
      const content = Buffer.from(body.content, 'base64');
      if (content.length === 0 || content.length > statementFileBytes) {
        throw new DomainError('invalid_input', { fields: { content: { key: 'resultEmpty', values: {} } } });
      }
      return describe(server, await matchStatement(server, { content, purposes: seenPurposes(member) }));
    },
  });
}

/** Whoever sees one kind of transfers compares those. */
export const seenPurposes = (member: Member) => [
  ...(hasNode(member, 'operator/payment/transfers') ? (['order'] as const) : []),
  ...(hasNode(member, 'operator/recharge/list') ? (['recharge'] as const) : []),
];

async function describe(server: ServerContext, { rows, unreadable, leftOut, missing }: MatchedStatement) {
  const found = rows.flatMap(({ transfer }) => transfer ?? []);
  const [nameOf, open] = await Promise.all([
    namePeople(
      server,
      found.map(({ userId }) => userId),
    ),
    findOpenNotices(
      server.db,
      found.map(({ no }) => no),
    ),
  ]);
  const toTransfer = (payment: Payment) => ({
    side: payment.purpose === 'order' ? ('orders' as const) : ('recharges' as const),
    no: payment.purpose === 'order' ? payment.no : payment.purposeNo,
    user_id: payment.userId,
    user_name: nameOf(payment.userId),
    amount: formatFen(payment.amount),
    voucher_reference: payment.voucherReference ?? '',
    open_notice: toOpenNotice(open.get(payment.no)),
  });
  return {
    rows: rows.map(({ amount, transfer, ...row }) => ({
      ...row,
      amount: formatFen(amount),
      transfer: transfer ? toTransfer(transfer) : null,
    })),
    unreadable,
    left_out: leftOut,
    missing,
  };
}
