import { operatorCommissions } from '#lib/contract/referral/desk-commissions.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen, shareByBasisPoints } from '#lib/server/kernel/money.ts';
import { toFilter, toWorkPage, toWorkQuery } from '#lib/server/kernel/work-page.ts';
import { type DeskCommission, listDeskCommissions } from '#lib/server/referral/index.ts';
import { type App, serve } from '../../serve.ts';

/** What promoters earn, for operators. */
export function registerOperatorCommissions(app: App): void {
  serve(app, operatorCommissions, {
    guard: { node: 'operator/promoter/list' },
    run: async ({ server, query }) => {
      const { names, ...page } = await listDeskCommissions(server, toFilter(query), toWorkQuery(query));
      return toWorkPage(page, (row) => toRecord(row, names));
    },
  });
}

function toRecord({ commission, orderNo, product }: DeskCommission, names: Map<number, string>) {
  const personOf = (id: number) => ({ id, name: names.get(id) ?? '' });
  const { id, userId, buyerId, level, baseAmount, bp, amount, reversedAmount, bearer, status } = commission;
  const { createdAt, frozenUntil, releasedAt } = commission;
  return {
    id,
    promoter: personOf(userId),
    buyer: personOf(buyerId),
    order_no: orderNo,
    product,
    level,
    base: formatFen(baseAmount),
    bp,
    is_capped: amount < shareByBasisPoints(baseAmount, bp),
    amount: formatFen(amount),
    kept: formatFen(amount - reversedAmount),
    reversed: formatFen(reversedAmount),
    bearer,
    status,
    create_time: toUnixSeconds(createdAt),
    frozen_until: toUnixSeconds(frozenUntil),
    release_time: toUnixSeconds(releasedAt),
  };
}
