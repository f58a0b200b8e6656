import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, noQuery, pageOf, pageQuery, requiredText, unixSeconds } from '../fields.ts';
import { type SellerSide, sellerPathOf } from '../seller-path.ts';
import { typesOf } from './webhook-events.ts';

const hookPath = sellerPathOf('webhook');

/** `failed`: switched off by us, after days without an answer. */
export const endpointStatuses = ['on', 'off', 'failed'] as const;
export const deliveryStatuses = ['pending', 'delivered', 'failed'] as const;
/** Why a try got no answer that counts. `secret`: nothing was sent, as the secret that signs cannot be read any more. */
export const attemptFaults = ['timeout', 'connection', 'address', 'redirect', 'status', 'lost', 'secret'] as const;
export type AttemptFault = (typeof attemptFaults)[number];

const hook = z.object({
  id: z.int(),
  url: z.string(),
  name: z.string(),
  types: z.array(z.string()),
  status: z.enum(endpointStatuses),
  /** Since when nothing got through; null: the last delivery did. */
  failing_time: unixSeconds.nullable(),
  /** Until then the secret before signs as well. */
  previous_until: unixSeconds.nullable(),
  create_time: unixSeconds,
  version: z.int(),
});
export type WebhookRow = z.output<typeof hook>;

const delivery = z.object({
  id: z.int(),
  webhook_id: z.int(),
  /** The header `webhook-id`: the same however often it is sent. */
  message_id: z.string(),
  type: z.string(),
  status: z.enum(deliveryStatuses),
  attempts: z.int(),
  create_time: unixSeconds,
  /** When it is tried next. */
  next_time: unixSeconds.nullable(),
  /** HTTP status of the last answer; null: there was none. */
  last_status: z.int().nullable(),
  last_fault: z.enum(attemptFaults).nullable(),
});
export type WebhookDelivery = z.output<typeof delivery>;

const attempt = z.object({
  id: z.int(),
  time: unixSeconds,
  status: z.int().nullable(),
  fault: z.enum(attemptFaults).nullable(),
  duration_ms: z.int(),
  /** The beginning of the answer. */
  answer: z.string(),
});

const address = z
  .string()
  .trim()
  .max(500, 'tooLong')
  .pipe(z.url({ protocol: /^https?$/, error: 'webUrl' }));

const saveBodyOf = (side: SellerSide) =>
  z.object({
    /** One to change; missing: a new one. */
    id: idField.optional(),
    /** The version that was read, of one to change. */
    version: z.int('invalid').positive('invalid').optional(),
    url: address,
    name: requiredText(40).pipe(lineOfText(40)),
    types: z
      .array(z.enum(typesOf(side), 'choice'))
      .min(1, 'required')
      .max(40, 'tooLong'),
  });

const staleOf = {
  store: ['/api/store/webhookList', '/api/store/webhookDeliveries', '/api/store/webhookDelivery'],
  desk: ['/api/operator/webhook/list', '/api/operator/webhook/deliveries', '/api/operator/webhook/delivery'],
} as const;

/** Where the programs of a store or of the platform are told of events; the same calls. */
const endpointCalls = <Side extends SellerSide>(side: Side) => ({
  list: endpoint({
    method: 'get',
    path: hookPath(side, 'list'),
    summary: 'Webhook endpoints, and the events there are',
    query: noQuery,
    data: z.object({ list: z.array(hook), types: z.array(z.string()) }),
  }),
  save: endpoint({
    method: 'post',
    path: hookPath(side, 'save'),
    summary: 'Adds a webhook endpoint, or changes one. The secret of a new one is in this answer and nowhere else',
    body: saveBodyOf(side),
    stale: staleOf[side],
    data: z.object({ id: z.int(), secret: z.string().nullable() }),
  }),
  rotate: endpoint({
    method: 'post',
    path: hookPath(side, 'rotate'),
    summary: 'Makes another secret, which is in this answer alone; the one before signs beside it for a day',
    body: z.object({ id: idField }),
    stale: staleOf[side],
    data: z.object({ secret: z.string() }),
  }),
  switch: endpoint({
    method: 'post',
    path: hookPath(side, 'switch'),
    summary: 'Switches a webhook endpoint on or off; what waits is sent when it is on again',
    body: z.object({ id: idField, on: z.boolean('invalid') }),
    stale: staleOf[side],
  }),
  remove: endpoint({
    method: 'post',
    path: hookPath(side, 'remove'),
    summary: 'Deletes a webhook endpoint with its deliveries',
    body: z.object({ id: idField }),
    stale: staleOf[side],
  }),
});

/** What was sent, and sending it again. */
const deliveryCalls = <Side extends SellerSide>(side: Side) => ({
  test: endpoint({
    method: 'post',
    path: hookPath(side, 'test'),
    summary: 'Sends a test event to a webhook endpoint',
    body: z.object({ id: idField }),
    stale: staleOf[side],
  }),
  deliveries: endpoint({
    method: 'get',
    path: hookPath(side, 'deliveries'),
    summary: 'Deliveries to webhook endpoints of the last 30 days, newest first',
    query: z.object({
      ...pageQuery,
      webhook_id: idField.optional(),
      status: z.enum(deliveryStatuses, 'choice').optional(),
    }),
    data: pageOf(delivery),
  }),
  delivery: endpoint({
    method: 'get',
    path: hookPath(side, 'delivery'),
    summary: 'A delivery with what was sent and each try',
    query: z.object({ id: idField }),
    data: delivery.extend({ url: z.string(), body: z.string(), tries: z.array(attempt) }),
  }),
  replay: endpoint({
    method: 'post',
    path: hookPath(side, 'replay'),
    summary: 'Sends a delivery again, under the same message id',
    body: z.object({ id: idField }),
    stale: staleOf[side],
  }),
  replayFailed: endpoint({
    method: 'post',
    path: hookPath(side, 'replayFailed'),
    summary: 'Sends all failed deliveries of a webhook endpoint since a time again',
    body: z.object({ id: idField, since: unixSeconds }),
    stale: staleOf[side],
    data: z.object({ count: z.int() }),
  }),
});

export const storeWebhooks = { ...endpointCalls('store'), ...deliveryCalls('store') };
export const deskWebhooks = { ...endpointCalls('desk'), ...deliveryCalls('desk') };
