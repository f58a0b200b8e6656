import { parcelWebhook } from '#lib/contract/orders/parcel-pushes.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import { takeParcelPush } from '#lib/server/orders/index.ts';
import { readText } from '../../read-body.ts';
import type { App } from '../../serve.ts';
import { serveWebhook } from '../../serve-webhook.ts';

const limits: RequestLimit[] = [{ points: 6000, seconds: 60, by: 'address' }];

/** What it waits for; anything else it sends again, up to three times. */
const taken = JSON.stringify({ result: true, returnCode: '200', message: '成功' });

export function registerParcelPushes(app: App): void {
  serveWebhook(app, parcelWebhook, {
    limits,
    // The body as it was sent: it is signed byte by byte.
    run: async ({ server, request }) => {
      await takeParcelPush(server, await readText(request));
      return taken;
    },
  });
}
