import { orderCreate, orderPreview } from '#lib/contract/orders/member-checkout.ts';
import { orderCounts, orderInfo, orderList, orderReorder } from '#lib/contract/orders/member-orders.ts';
import { startOfShopDay } from '#lib/server/kernel/clock.ts';
import { parseFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { countOrders, getOrder, listOrders } from '#lib/server/orders/index.ts';
import { createOrder } from '#lib/server/workflows/checkout/create-order.ts';
import { previewOrder } from '#lib/server/workflows/checkout/preview-order.ts';
import { reorder } from '#lib/server/workflows/checkout/reorder.ts';
import { requireIdempotencyKey } from '../../idempotency-key.ts';
import { type App, serve } from '../../serve.ts';
import { toBuyerTexts } from './buyer-texts.ts';
import { toDetailRecord } from './member-detail-record.ts';
import { toOrderRecord, toPreviewRecord } from './member-records.ts';
import { casesBeside, readCases } from './order-cases.ts';

const daySeconds = 86_400;

/** A customer's orders: making them and reading them. */
export function registerOrder(app: App): void {
  registerCheckout(app);
  serve(app, orderList, {
    guard: 'login',
    run: async ({ server, member: { userId }, query, locale }) => {
      const { tab, q, from, to } = query;
      const days = {
        from: from === undefined ? undefined : startOfShopDay(from),
        before: to === undefined ? undefined : new Date(startOfShopDay(to).getTime() + daySeconds * 1000),
      };
      const { beside, casesOf } = casesBeside(server);
      const { list, total } = await listOrders(server, { userId, tab, q, ...days }, { ...toPage(query), beside });
      return { list: list.map((shown) => toOrderRecord(shown, { locale, casesOf })), total };
    },
  });
  serve(app, orderCounts, {
    guard: 'login',
    run: ({ server, member }) => countOrders(server.db, member.userId),
  });
  serve(app, orderInfo, {
    guard: 'login',
    run: async ({ server, member, query, locale }) => {
      const details = await getOrder(server, member.userId, query.no);
      return toDetailRecord(server, details, { locale, casesOf: await readCases(server, [details]) });
    },
  });
  serve(app, orderReorder, {
    guard: 'login',
    limits: [{ points: 30, seconds: 60, by: 'account' }],
    run: async ({ server, member, body, locale }) => {
      const { no, missing } = await reorder(server, member, body.no);
      return { no, missing: missing.map((name) => name[locale]) };
    },
  });
}

function registerCheckout(app: App): void {
  serve(app, orderPreview, {
    guard: 'login',
    limits: [{ points: 120, seconds: 60, by: 'account' }],
    run: async ({ server, member, body: { what, address_id: addressId, points }, locale }) =>
      toPreviewRecord(await previewOrder(server, member, { what, addressId, points }), locale),
  });
  serve(app, orderCreate, {
    guard: 'login',
    limits: [{ points: 30, seconds: 600, by: 'account' }],
    run: ({ server, member, body, request, ip, locale }) =>
      createOrder(server, member, {
        ip,
        consent: { locale, shown: body.agreed },
        what: body.what,
        addressId: body.address_id,
        points: body.points,
        expectedTotal: parseFen(body.expected_total),
        ...toBuyerTexts(body),
        invoice: body.invoice,
        key: requireIdempotencyKey(request),
      }),
  });
}
