import { z } from 'zod';
import { type DataOf, endpoint } from '../endpoint.ts';
import { unixSeconds } from '../fields.ts';
import { channels } from '../payments/channels.ts';

/** Ways to the outside that operators can pause: messages wait, and a payment method is not offered. */
export const pausableChannels = ['mail', 'sms', 'webhooks', ...channels] as const;
export type PausableChannel = (typeof pausableChannels)[number];

const pauseReasonLength = 200;

export const operatorPauses = endpoint({
  method: 'get',
  path: '/api/operator/system/channels',
  summary: 'Ways to the outside that can be paused, which of them are, by whom, why and since when',
  data: z.object({
    list: z.array(
      z.object({
        channel: z.enum(pausableChannels),
        /** Null: it is not paused. */
        pause: z.object({ reason: z.string(), by: z.string(), time: unixSeconds }).nullable(),
        /** Messages that wait; null for a payment method. */
        waiting: z.int().nullable(),
        actions: z.array(z.enum(['pause', 'resume'])),
      }),
    ),
  }),
});
export type PausableRecord = DataOf<typeof operatorPauses>['list'][number];

const stale = ['/api/operator/system/channels', '/api/operator/system/see'] as const;

export const operatorChannelPause = endpoint({
  method: 'post',
  path: '/api/operator/system/pause',
  summary: 'Pauses a channel: its messages wait, and a payment method is not offered until it is resumed',
  body: z.object({
    channel: z.enum(pausableChannels),
    reason: z.string().trim().min(1, 'required').max(pauseReasonLength, 'tooLong'),
  }),
  stale,
});

export const operatorChannelResume = endpoint({
  method: 'post',
  path: '/api/operator/system/resume',
  summary: 'Resumes a paused channel: what waits goes out, except what has expired',
  body: z.object({ channel: z.enum(pausableChannels) }),
  stale,
});
