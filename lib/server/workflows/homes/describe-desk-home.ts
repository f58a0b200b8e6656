import type { DataOf } from '#lib/contract/endpoint.ts';
import type { deskHome } from '#lib/contract/store/homes.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../../db/context.ts';
import { hasNode, type Member } from '../../kernel/actor.ts';
import { findLastCheck } from '../../wallet/index.ts';
import { countDeskQueues } from './count-desk-queues.ts';
import { describeSales } from './pieces/describe-sales.ts';

type DeskHome = DataOf<typeof deskHome>;

/** The desk at a glance, as far as the reader may deal with what waits. */
export async function describeDeskHome(
  ctx: ServerContext,
  { member, locale }: { member: Member; locale: Locale },
): Promise<DeskHome> {
  const seesOrders = hasNode(member, 'operator/order/list');
  const [waiting, check, figures] = await Promise.all([
    countDeskQueues(ctx.db, member),
    hasNode(member, 'operator/ledger/check') ? findLastCheck(ctx) : undefined,
    seesOrders ? describeSales(ctx, 'shop', locale) : null,
  ]);
  return {
    queues: waiting.queues.map(({ key, count }) => ({ key, count })),
    pooled: seesOrders ? waiting.pooled : null,
    is_ledger_clean: check ? check.faults.length === 0 : null,
    figures,
  };
}
