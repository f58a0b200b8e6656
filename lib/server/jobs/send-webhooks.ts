import type { Logger } from 'pino';
import type { ServerContext } from '../db/context.ts';
import { beginDeliveries } from '../integrations/index.ts';

/** Messages that one process has on their way at a time. */
const mostOnWay = 20;

/**
 * Sends webhooks round by round. A round begins what is due and does not wait for it, so that receivers who take their time hold up
 * no other; `stop` breaks off what is on its way, which is then tried again.
 */
export function createWebhookSender(ctx: ServerContext, log: Logger) {
  const onWay = new Set<Promise<void>>();
  const end = new AbortController();
  return {
    round: async (): Promise<void> => {
      const begun = await beginDeliveries(ctx, { room: mostOnWay - onWay.size, signal: end.signal });
      for (const delivery of begun) {
        const settled = delivery
          .catch((error: unknown) => log.error({ err: error }, 'the try of a webhook was not written down'))
          .finally(() => onWay.delete(settled));
        onWay.add(settled);
      }
    },
    stop: async (): Promise<void> => {
      end.abort();
      await Promise.all(onWay);
    },
  };
}
