import { sentence } from '#lib/i18n/server-sentences.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { listRecharges } from '#lib/server/payments/index.ts';
import { type Movement, readMovements } from '#lib/server/wallet/index.ts';
import { type ExportPart, pages, part, time } from './export-part.ts';

const movementFields = ['at', 'kind', 'memo', 'no', 'change', 'before', 'after'] as const;

/** The history of the balance or of the points. */
export function movements(name: string, unit: 'CNY' | 'PT'): ExportPart {
  const write = (value: number) => (unit === 'CNY' ? formatFen(value) : value);
  return part(name, movementFields, async function* (ctx, { user, locale }) {
    const toRow = ({ at, type, memoKey, memoArgs, refNo, amount, before, after }: Movement) => ({
      at: time(at),
      kind: type,
      memo: sentence(locale, `walletLedger.${memoKey}`, memoArgs),
      no: refNo,
      change: write(amount),
      before: write(before),
      after: write(after),
    });
    for await (const rows of readMovements(ctx, { userId: user.id, units: [unit], filter: {} })) yield rows.map(toRow);
  });
}

export const recharges = part(
  'recharges',
  ['no', 'at', 'amount', 'channel', 'status'],
  async function* (ctx, { user }) {
    for await (const rows of pages((page) => listRecharges(ctx, { userId: user.id }, page))) {
      yield rows.map(({ recharge, payment }) => ({
        no: recharge.no,
        at: time(recharge.createdAt),
        amount: formatFen(recharge.amount),
        channel: payment.channel,
        status: payment.status,
      }));
    }
  },
);
