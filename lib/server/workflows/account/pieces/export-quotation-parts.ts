import { formatFen } from '#lib/server/kernel/money.ts';
import { knownTotal, listQuotations } from '#lib/server/quotation/index.ts';
import { pages, part, time } from './export-part.ts';

/** Every quotation with the lines of its current version. */
export const quotations = part(
  'quotations',
  ['no', 'at', 'status', 'title', 'what', 'total'],
  async function* (ctx, { user, locale }) {
    for await (const batch of pages((page) => listQuotations(ctx, user.id, { page }))) {
      yield batch.map(({ quotation: { no, createdAt, status, title }, version, items }) => {
        const total = knownTotal(items, version.totalAmount);
        return {
          no,
          at: time(createdAt),
          status,
          title,
          what: items.map(({ qty, name }) => `${qty} × ${name[locale]}`).join('; '),
          total: total === undefined ? null : formatFen(total),
        };
      });
    }
  },
);
