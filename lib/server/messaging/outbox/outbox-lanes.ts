import type { ServerContext } from '#lib/server/db/context.ts';
import { claimMessages, type OutboxRow } from './claim-messages.ts';
import { type Delivery, deliver, expireOld } from './deliver-outbox.ts';
import { lane, type OutboxChannel, outboxChannels } from './sending-limits.ts';

export interface LaneOptions extends Delivery {
  /** The try of a message could not be written down: it is taken for lost when its lease ends. */
  onLost: (error: unknown) => void;
}

export interface Outbox {
  /** Begins what is due and does not wait for it. Throws where the outbox cannot be read. */
  round(): Promise<void>;
  /** Begins nothing more; resolves when what is on its way has ended. */
  stop(): Promise<void>;
}

/**
 * Sends the outbox round by round, a lane a channel. Messages go out side by side, as many as a lane has room for, and each
 * that ends makes room for the next at once: neither a slow provider nor a silent one holds up another channel, and codes
 * do not stand in a queue behind notices.
 */
export function createOutbox(ctx: ServerContext, options: LaneOptions): Outbox {
  const lanes = outboxChannels.map((channel) => createLane(ctx, channel, options));
  return {
    round: async () => {
      await expireOld(ctx);
      const filled = await Promise.allSettled(lanes.map(({ fill }) => fill()));
      for (const each of filled) if (each.status === 'rejected') throw each.reason;
    },
    stop: async () => void (await Promise.all(lanes.map(({ stop }) => stop()))),
  };
}

function createLane(ctx: ServerContext, channel: OutboxChannel, options: LaneOptions) {
  const onWay = new Map<number, { isCode: boolean; settled: Promise<void> }>();
  let isStopped = false;
  let filling: Promise<void> | undefined;

  const takeMore = async () => {
    const notices = [...onWay.values()].filter(({ isCode }) => !isCode).length;
    const room = { room: lane.most - onWay.size, noticeRoom: lane.mostNotices - notices };
    const rows = isStopped ? [] : await claimMessages(ctx, { channel, ...room });
    for (const row of rows) begin(row);
  };

  /** One look at a time: two would count the same room. */
  const fill = (): Promise<void> => {
    filling ??= takeMore().finally(() => {
      filling = undefined;
    });
    return filling;
  };

  const begin = (row: OutboxRow) => {
    const settled = deliver(ctx, row, options)
      .catch(options.onLost)
      .then(() => void onWay.delete(row.id))
      // What fails here fails in the next round as well, which says so.
      .then(() => fill().catch(() => {}));
    onWay.set(row.id, { isCode: row.template === 'Code', settled });
  };

  const stop = async () => {
    isStopped = true;
    await filling?.catch(() => {});
    await Promise.all([...onWay.values()].map(({ settled }) => settled));
  };
  return { fill, stop };
}
