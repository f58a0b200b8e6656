import { pausableChannels } from '#lib/contract/site/desk-pauses.ts';
import type { ServerContext } from '../../db/context.ts';
import { countMoves } from '../../db/count-moves.ts';
import { countDueMessages } from '../../messaging/index.ts';
import { type Figure, figure } from '../../observe/recorder.ts';
import { countOpenNotices, countRefundsToDo, countRefundsUnderWay } from '../../payments/index.ts';
import { listPauses } from '../../site/index.ts';
import { findLastCheck } from '../../wallet/index.ts';

/** The records whose histories are counted. */
const watched = ['order', 'payment', 'refund', 'withdrawal', 'quotation', 'aftersale', 'invoice'];

/** What alarms are about is there before it happens: a line that begins with its first time has not grown. */
const awaited = [
  { record: 'order', move: 'pay' },
  { record: 'payment', move: 'succeed' },
  { record: 'payment', move: 'fail' },
];

/** Histories are counted once every transaction that wrote into them is over. */
const settledSeconds = 60;

/**
 * What the shop as a whole is doing, whatever number of processes it has. Moves are counted from now on; ask the same one each
 * time.
 */
export function watchShop(ctx: ServerContext): () => Promise<Figure[]> {
  const moves = new Map(awaited.map((each) => [`${each.record} ${each.move}`, { ...each, times: 0 }]));
  let lastId: number | undefined;
  const countNewMoves = async () => {
    const found = await countMoves(ctx.db, { records: watched, afterId: lastId, settledSeconds, now: ctx.clock.now() });
    lastId = found.lastId;
    for (const { record, move, times } of found.moves) {
      const key = `${record} ${move}`;
      moves.set(key, { record, move, times: (moves.get(key)?.times ?? 0) + times });
    }
    return [...moves.values()].map(({ record, move, times }) => figure('shop_moves_total', times, { record, move }));
  };
  return async () => {
    const { db } = ctx;
    const [moved, outbox, underWay, toHelp, notices, check, pauses] = await Promise.all([
      countNewMoves(),
      countDueMessages(ctx),
      countRefundsUnderWay(db),
      countRefundsToDo(db),
      countOpenNotices(db),
      findLastCheck(ctx),
      listPauses(db),
    ]);
    return [
      ...moved,
      figure('outbox_waiting', outbox.due, {}),
      figure('outbox_oldest_seconds', outbox.oldestSeconds, {}),
      ...pausableChannels.map((channel) => {
        const isPaused = pauses.some((pause) => pause.channel === channel);
        return figure('shop_channels_paused', isPaused ? 1 : 0, { channel });
      }),
      figure('shop_refunds_waiting', underWay, { state: 'under_way' }),
      figure('shop_refunds_waiting', toHelp, { state: 'needs_help' }),
      figure('shop_payment_notices_open', notices, {}),
      ...checkFigures(check, ctx.clock.now()),
    ];
  };
}

function checkFigures(check: Awaited<ReturnType<typeof findLastCheck>>, now: Date): Figure[] {
  if (!check?.checkedAt) return [];
  return [
    figure('shop_ledger_faults', check.faultCount, {}),
    figure('shop_ledger_check_age_seconds', (now.getTime() - check.checkedAt.getTime()) / 1000, {}),
  ];
}
