import type { Channel } from '#lib/contract/payments/channels.ts';
import { operatorNoticeResolve, operatorNotices, paymentWebhook } from '#lib/contract/payments/notices.ts';
import { paymentPrepare, sandboxPay } from '#lib/contract/payments/recharges.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import { payerOf } from '#lib/server/http/scope/payer-of.ts';
import type { RequestScope } from '#lib/server/http/scope/request-scope.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { findRequestedPayments, listOpenNotices, playSandbox, webhooks } from '#lib/server/payments/index.ts';
import { preparePayment } from '#lib/server/workflows/payment/prepare-payment.ts';
import { receiveNotice } from '#lib/server/workflows/payment/receive-payment.ts';
import { resolveNotice } from '#lib/server/workflows/payment/resolve-notice.ts';
import { readText } from '../../read-body.ts';
import { type App, serve } from '../../serve.ts';
import { serveWebhook } from '../../serve-webhook.ts';
import { namePeople } from '../identity/name-people.ts';
import { toNoticeRecord } from './recharge-records.ts';

const limits: RequestLimit[] = [{ points: 600, seconds: 60, by: 'address' }];

/** The body as it was sent: it is signed byte by byte. */
async function receive(channel: Channel, { server, request }: RequestScope & { request: Request }) {
  return receiveNotice(server, channel, { headers: request.headers, body: await readText(request) });
}

export function registerPayment(app: App): void {
  for (const [channel, webhook] of webhooks) {
    serveWebhook(app, paymentWebhook(channel, webhook), {
      limits,
      run: async (call) => {
        const outcome = await receive(channel, call);
        return webhook.answer ?? { outcome };
      },
    });
  }
  serve(app, sandboxPay, {
    guard: 'login',
    run: async ({ server, member, body }) => receiveNotice(server, 'sandbox', await playSandbox(server, member, body)),
  });
  serve(app, paymentPrepare, {
    guard: 'login',
    limits: [{ points: 60, seconds: 600, by: 'account' }],
    run: async (call) => {
      const { server, member, body } = call;
      const { no, code, state = '' } = body;
      const payer = { ...payerOf(call), login: code ? { code, state } : undefined };
      return { instructions: await preparePayment(server, member, { no, payer }) };
    },
  });
  registerOperator(app);
}

function registerOperator(app: App): void {
  serve(app, operatorNotices, {
    guard: { node: 'operator/payment/notices' },
    run: async ({ server, query }) => {
      const { list, total } = await listOpenNotices(server, toPage(query), query.id);
      const requested = await findRequestedPayments(
        server.db,
        list.map(({ paymentNo }) => paymentNo),
      );
      const nameOf = await namePeople(
        server,
        [...requested.values()].map(({ userId }) => userId),
      );
      return { list: list.map((notice) => toNoticeRecord(notice, requested.get(notice.paymentNo), nameOf)), total };
    },
  });
  serve(app, operatorNoticeResolve, {
    guard: { node: 'operator/payment/resolve' },
    message: 'noticeResolved',
    run: ({ server, member: operator, body }) => resolveNotice(server, { ...body, operator }),
  });
}
