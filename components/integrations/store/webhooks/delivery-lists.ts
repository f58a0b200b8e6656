import { defineList } from '#components/lists/define-list.ts';
import { deskWebhooks, storeWebhooks } from '#lib/contract/integrations/webhooks.ts';

/** What was sent to the endpoints of a store, and of the platform. */
export const deliveryLists = {
  store: defineList(storeWebhooks.deliveries, { name: 'store-webhook-deliveries' }),
  desk: defineList(deskWebhooks.deliveries, { name: 'desk-webhook-deliveries' }),
} as const;
