import type { WebhookDelivery, WebhookRow } from '#lib/contract/integrations/webhooks.ts';
import type { ListedDelivery, WebhookAttempt, WebhookEndpoint } from '#lib/server/integrations/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';

/** An endpoint without its secret. */
export const toEndpointRecord = (row: WebhookEndpoint): WebhookRow => ({
  id: row.id,
  url: row.url,
  name: row.name,
  types: row.types,
  status: row.status,
  failing_time: toUnixSeconds(row.failingSince),
  previous_until: toUnixSeconds(row.previousUntil),
  create_time: toUnixSeconds(row.createdAt),
  version: row.version,
});

export const toDeliveryRecord = ({ delivery, event }: ListedDelivery): WebhookDelivery => {
  const isOpen = delivery.status === 'pending' || delivery.status === 'sending';
  return {
    id: delivery.id,
    webhook_id: delivery.endpointId,
    message_id: event.messageId,
    type: event.type,
    // Whether a try is on its way at this moment tells nobody anything.
    status: delivery.status === 'sending' ? 'pending' : delivery.status,
    attempts: delivery.attempts,
    create_time: toUnixSeconds(delivery.createdAt),
    next_time: isOpen ? toUnixSeconds(delivery.dueAt) : null,
    last_status: delivery.lastStatus,
    last_fault: delivery.lastFault,
  };
};

export const toAttemptRecord = ({ id, status, fault, durationMs, answer, createdAt }: WebhookAttempt) => ({
  id,
  time: toUnixSeconds(createdAt),
  status,
  fault,
  duration_ms: durationMs,
  answer,
});
