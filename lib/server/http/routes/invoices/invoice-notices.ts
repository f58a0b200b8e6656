import { invoiceWebhook } from '#lib/contract/invoices/invoice-notices.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import { invoiceWebhooks } from '#lib/server/invoices/index.ts';
import { receiveInvoiceNotice } from '#lib/server/workflows/invoices/receive-invoice-notice.ts';
import { readText } from '../../read-body.ts';
import type { App } from '../../serve.ts';
import { serveWebhook } from '../../serve-webhook.ts';

const limits: RequestLimit[] = [{ points: 600, seconds: 60, by: 'address' }];

export function registerInvoiceNotices(app: App): void {
  for (const { provider, summary } of invoiceWebhooks) {
    serveWebhook(app, invoiceWebhook(provider, summary), {
      limits,
      // The body as it was sent: it is signed byte by byte.
      run: async ({ server, request }) => {
        const body = await readText(request);
        return { outcome: await receiveInvoiceNotice(server, provider, { headers: request.headers, body }) };
      },
    });
  }
}
