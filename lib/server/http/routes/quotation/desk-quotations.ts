import { operatorQuoteCancel, operatorQuoteConfirm } from '#lib/contract/quotation/desk-quotations.ts';
import { cancelForCustomer } from '#lib/server/quotation/index.ts';
import { confirmForCustomer } from '#lib/server/workflows/orders/confirm-for-customer.ts';
import { requireIdempotencyKey } from '../../idempotency-key.ts';
import { type App, serve } from '../../serve.ts';

/** What operators do with quotations for their customers, whoever answers them. */
export function registerOperatorQuotation(app: App): void {
  serve(app, operatorQuoteCancel, {
    guard: { node: 'operator/quote/cancel' },
    message: 'quotationCancelled',
    run: async ({ server, member, body }) => cancelForCustomer(server, member, body),
  });
  serve(app, operatorQuoteConfirm, {
    guard: { node: 'operator/quote/confirm' },
    message: 'quotationConfirmedFor',
    run: ({ server, member, body, request }) =>
      confirmForCustomer(server, member, { ...body, key: requireIdempotencyKey(request) }),
  });
}
