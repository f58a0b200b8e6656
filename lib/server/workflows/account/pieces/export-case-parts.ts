import type { Locale } from '#lib/i18n/locales.ts';
import { type KeptCase, listCasesAfter } from '#lib/server/aftersales/index.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { part, time } from './export-part.ts';

const batchSize = 100;

/** Every after-sales case, and what was written in it by the member. */
export const aftersales = part(
  'aftersales',
  [
    'no',
    'at',
    'order',
    'type',
    'status',
    'reason',
    'what',
    'description',
    'phone',
    'requested',
    'refunded',
    'messages',
  ],
  async function* (ctx, { user, locale }) {
    for (let after = 0; ; ) {
      const batch = await listCasesAfter(ctx.db, { userId: user.id, after, limit: batchSize });
      if (batch.length > 0) yield batch.map((one) => toRow(one, locale));
      if (batch.length < batchSize) return;
      after = batch.at(-1)?.aftersale.id ?? after;
    }
  },
);

function toRow({ aftersale, lines, reason, written }: KeptCase, locale: Locale) {
  const { no, createdAt, orderNo, type, status, description, phone, requestedAmount, approvedAmount } = aftersale;
  const isPaidBack = status === 'completed' && approvedAmount !== null;
  return {
    ...{ no, type, status, description, phone },
    at: time(createdAt),
    order: orderNo,
    reason: reason?.texts[locale] ?? '',
    what: lines.map(({ part: { qty }, line }) => `${qty} × ${line.name[locale]}`).join('; '),
    requested: formatFen(requestedAmount),
    refunded: isPaidBack ? formatFen(approvedAmount) : '',
    messages: written.join('; '),
  };
}
