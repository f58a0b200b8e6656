import type { SellerOrderDetail } from '#lib/contract/orders/store-orders.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { linkToPrivate } from '#lib/server/files/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { SellerViewDetails } from '#lib/server/orders/index.ts';
import { toLineRecord } from './member-records.ts';

/** How long a link to a customer's file lasts; the page asks again before it uses an old one. */
const linkSeconds = 3600;

type Parts = Pick<SellerOrderDetail, 'lines' | 'adjustments' | 'settlement'>;

/** The lines with their files, and what became of the price. */
export function toSellerParts(ctx: ServerContext, sellerView: SellerViewDetails, locale: Locale): Parts {
  const { pictures, settlement } = sellerView;
  return {
    lines: sellerView.lines.map((line) => ({
      ...toLineRecord(line, { locale, pictures }),
      spec_files: filesOf(ctx, sellerView, line.id),
    })),
    adjustments: sellerView.adjustments.map(({ kind, amount, reason, createdAt }) => ({
      kind,
      amount: formatFen(amount),
      reason,
      time: toUnixSeconds(createdAt),
    })),
    settlement: {
      cash: formatFen(settlement.cash),
      points: formatFen(settlement.points),
      commission: formatFen(settlement.commission),
      payout: formatFen(settlement.payout),
    },
  };
}

/** Like the address they are for who has accepted the order: a name or a drawing leads to a person as well. */
function filesOf(ctx: ServerContext, { answerFiles, isAddressWhole }: SellerViewDetails, lineId: number) {
  return answerFiles
    .filter((answer) => answer.lineId === lineId)
    .map(({ key, file }) => ({
      key,
      size: file.size,
      name: isAddressWhole ? file.name : '',
      url: isAddressWhole ? linkToPrivate(ctx, file, { ttlSeconds: linkSeconds }) : '',
    }));
}
