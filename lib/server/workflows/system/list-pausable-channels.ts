import type { PausableChannel } from '#lib/contract/site/desk-pauses.ts';
import type { ServerContext } from '../../db/context.ts';
import { findUserNames } from '../../identity/index.ts';
import { countWaitingDeliveries } from '../../integrations/index.ts';
import { countWaiting } from '../../messaging/index.ts';
import { listProviders } from '../../payments/index.ts';
import { type ChannelPause, listPauses } from '../../site/index.ts';

interface Pausable {
  channel: PausableChannel;
  pause: (Pick<ChannelPause, 'reason' | 'pausedAt'> & { by: string }) | null;
  /** Messages that wait; null for a payment method. */
  waiting: number | null;
}

/** What can be paused in this shop: its messages, and the payment methods that it has; and what was paused when it had them. */
export async function listPausableChannels(ctx: ServerContext): Promise<Pausable[]> {
  const [pauses, providers, messages, webhooks] = await Promise.all([
    listPauses(ctx.db),
    listProviders(ctx),
    countWaiting(ctx),
    countWaitingDeliveries(ctx),
  ]);
  const names = await findUserNames(ctx.db, [...new Set(pauses.map(({ pausedBy }) => pausedBy))]);
  const waiting: Partial<Record<PausableChannel, number>> = { mail: messages.email, sms: messages.mobile, webhooks };
  const channels = new Set<PausableChannel>([
    'mail',
    'sms',
    'webhooks',
    ...providers.map(({ channel }) => channel),
    ...pauses.map(({ channel }) => channel),
  ]);
  return [...channels].map((channel) => {
    const found = pauses.find((pause) => pause.channel === channel);
    const pause = found ? { ...found, by: names.get(found.pausedBy) ?? '' } : null;
    return { channel, pause, waiting: waiting[channel] ?? null };
  });
}
