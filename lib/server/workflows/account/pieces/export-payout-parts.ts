import { formatFen } from '#lib/server/kernel/money.ts';
import { listOwnWithdrawals, listPayees, type Owner, reasonForOwner } from '#lib/server/payouts/index.ts';
import { pages, part, time } from './export-part.ts';

const ownerOf = ({ id }: { id: number }): Owner => ({ ownerType: 'user', ownerId: id });

/** Numbers stay masked: whoever opens the copy needs no more to know them by. */
export const payees = part(
  'payees',
  ['channel', 'account', 'bank', 'branch', 'added_at', 'ready_at'],
  async function* (ctx, { user }) {
    const rows = await listPayees(ctx.db, ownerOf(user));
    yield rows.map(({ channel, maskedAccount, bank, branch, createdAt, readyAt }) => ({
      channel,
      account: maskedAccount,
      bank,
      branch,
      added_at: time(createdAt),
      ready_at: time(readyAt),
    }));
  },
);

export const withdrawals = part(
  'withdrawals',
  ['no', 'at', 'amount', 'fee', 'tax', 'net', 'channel', 'account', 'status', 'paid_at', 'reason'],
  async function* (ctx, { user, locale }) {
    const owner = ownerOf(user);
    for await (const rows of pages((page) => listOwnWithdrawals(ctx.db, { owner }, page))) {
      yield rows.map((row) => ({
        no: row.no,
        at: time(row.createdAt),
        amount: formatFen(row.amount),
        fee: formatFen(row.feeAmount),
        tax: formatFen(row.taxAmount),
        net: formatFen(row.netAmount),
        channel: row.channel,
        account: row.maskedAccount,
        status: row.status,
        paid_at: time(row.paidAt),
        reason: reasonForOwner(row, locale),
      }));
    }
  },
);
