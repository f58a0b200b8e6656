import type { SellerSide } from '../seller-path.ts';

/** What programs are told of (docs/domain/integrations.md 6): a name is never given another meaning, a new one comes behind. */
const webhookTypes = [
  'order.paid',
  'order.accepted',
  'order.shipped',
  'order.received',
  'order.finished',
  'order.closed',
  'refund.succeeded',
  'aftersale.opened',
  'aftersale.changed',
  'quotation.submitted',
  'quotation.offered',
  'quotation.confirmed',
  'quotation.ended',
  'invoice.issued',
  'invoice.reversed',
  'product.changed',
] as const;
export type WebhookType = (typeof webhookTypes)[number];

/** Sent when somebody presses for it, to that endpoint alone. */
export const testType = 'webhook.test';

/** What a store can be told of: the catalogue is the platform's. */
export const typesOf = (side: SellerSide): readonly WebhookType[] =>
  side === 'desk' ? webhookTypes : webhookTypes.filter((type) => type !== 'product.changed');

export const webhookLimits = {
  /** Endpoints of a store, or of the desk. */
  mostEndpoints: 10,
  /** How long the secret before still signs after another was made. */
  rotationHours: 24,
  /** Deliveries are kept so long. */
  keptDays: 30,
} as const;
