import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** The address a service that follows parcels sends its messages to; it wants just this answer. Machines call it. */
export const parcelWebhook = endpoint({
  method: 'post',
  path: '/api/shipment/kuaidi100/webhook',
  summary: 'Signed messages of Kuaidi100 about parcels',
  stale: [],
  file: ['application/json'],
  data: z.string(),
});
