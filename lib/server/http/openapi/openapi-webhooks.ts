import { testType, typesOf } from '#lib/contract/integrations/webhook-events.ts';
import { webhookOperationIdOf, webhookTag } from './openapi-names.ts';

const text = { type: 'string' };

/** What a message holds beside its name (docs/domain/integrations.md 6). */
const dataOf = (type: string) => {
  if (type === 'product.changed') return { id: { type: 'integer' } };
  if (type === testType) return { number: text };
  const record = { number: text, state: text, store_id: { type: ['integer', 'null'] } };
  if (type.startsWith('order.')) return { ...record, payment_state: text };
  if (type.startsWith('aftersale.')) return { ...record, order_number: text, kind: text };
  if (type === 'refund.succeeded')
    return { ...record, order_number: text, aftersale_number: { type: ['string', 'null'] } };
  return record;
};

/** The messages that we send, as OpenAPI knows them: by the names of their events. */
export function describeWebhooks(): Record<string, unknown> {
  return Object.fromEntries([...typesOf('desk'), testType].map((type) => [type, { post: describeMessage(type) }]));
}

function describeMessage(type: string): Record<string, unknown> {
  const data = dataOf(type);
  const properties = {
    type: { const: type },
    version: { const: 1 },
    timestamp: { type: 'string', format: 'date-time' },
    data: { type: 'object', required: Object.keys(data), properties: data },
  };
  const schema = { type: 'object', required: Object.keys(properties), properties };
  return {
    operationId: webhookOperationIdOf(type),
    tags: [webhookTag],
    summary: `Sent to webhook endpoints that ask for ${type}`,
    parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
      name,
      in: 'header',
      required: true,
      schema: text,
    })),
    requestBody: { content: { 'application/json': { schema } } },
    responses: { '2XX': { description: 'Taken; anything else is tried again.' } },
  };
}
