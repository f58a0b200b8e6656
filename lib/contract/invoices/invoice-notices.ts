import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type { InvoiceProviderName } from './records.ts';

/** What became of a message; whatever it is, the message need not come again. */
const received = z.object({
  outcome: z.enum([
    'applied',
    'pending',
    'duplicate',
    'late',
    'mismatch',
    'unknown',
    'foreign',
    'unanswered',
    'ignored',
  ]),
});

/** The address a provider of invoices sends its messages to. Machines call it, so the map of calls need not have it. */
export const invoiceWebhook = (provider: InvoiceProviderName, summary: string) =>
  endpoint({ method: 'post', path: `/api/invoice/${provider}/webhook`, summary, stale: [], data: received });
