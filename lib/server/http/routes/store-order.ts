import type { Hono } from 'hono';
import {
  storeAppointment,
  storeClaim,
  storeNote,
  storeOrderAccept,
  storeOrderCounts,
  storeOrderInfo,
  storeOrderRefuse,
  storeOrders,
  storePool,
  storeRelease,
  storeServiceDone,
  storeShip,
  storeTracking,
} from '#lib/contract/store-order.ts';
import { startOfShopDay } from '../../kernel/clock.ts';
import { toPage } from '../../kernel/paging.ts';
import {
  acceptOrder,
  asStore,
  claimOrder,
  countStoreOrders,
  finishService,
  getStoreOrder,
  listPool,
  listStoreOrders,
  noteAsSeller,
  refuseOrder,
  releaseClaim,
  setAppointment,
  shipOrder,
  trackShipment,
} from '../../orders/index.ts';
import type { ApiEnv } from '../request-scope.ts';
import { serve } from '../serve.ts';
import { answerNothing } from './answer-nothing.ts';
import { readAppointment, readParcel } from './read-fulfilment.ts';
import { toPoolItem, toSellerDetail, toSellerOrder } from './seller-order-records.ts';

const daySeconds = 86_400;
const guard = 'store';

/** The orders of a store, and those that it can have. */
export function registerStoreOrder(app: Hono<ApiEnv>): void {
  registerPool(app);
  registerReading(app);
  registerFulfilling(app);
}

function registerPool(app: Hono<ApiEnv>): void {
  serve(app, storePool, {
    guard,
    limits: [{ points: 120, seconds: 60, by: 'account' }],
    run: async ({ server, member, query, locale }) => {
      const { fulfilment, province_id: provinceId, category_id: categoryId, q } = query;
      const filter = { fulfilment, provinceId, categoryId, q };
      const pool = await listPool(server, member.storeId, { filter, page: toPage(query) });
      const list = pool.list.map((pooled) => toPoolItem(pooled, locale));
      return { list, total: pool.total, open: pool.open, max_open: pool.maxOpen };
    },
  });
  serve(app, storeClaim, {
    guard,
    // Nobody claims faster than a person reads (product.md 2.2.4).
    limits: [{ points: 1, seconds: 1, by: 'account' }],
    message: 'orderClaimed',
    run: async ({ server, member, body }) => answerNothing(claimOrder(server, member, body.no)),
  });
  serve(app, storeRelease, {
    guard,
    message: 'orderReleased',
    run: async ({ server, member, body }) => answerNothing(releaseClaim(server, member, body)),
  });
  serve(app, storeOrderAccept, {
    guard,
    message: 'orderAccepted',
    run: async ({ server, member, body }) => answerNothing(acceptOrder(server, member, body.no)),
  });
  serve(app, storeOrderRefuse, {
    guard,
    message: 'orderRefused',
    run: async ({ server, member, body }) => answerNothing(refuseOrder(server, member, body)),
  });
}

function registerReading(app: Hono<ApiEnv>): void {
  serve(app, storeOrders, {
    guard,
    run: async ({ server, member, query, locale }) => {
      const { tab, q, from, to } = query;
      const filter = {
        tab,
        q,
        from: from === undefined ? undefined : startOfShopDay(from),
        before: to === undefined ? undefined : new Date(startOfShopDay(to).getTime() + daySeconds * 1000),
      };
      const { list, total } = await listStoreOrders(server, member.storeId, { filter, page: toPage(query) });
      return { list: list.map((sold) => toSellerOrder(sold, locale)), total };
    },
  });
  serve(app, storeOrderCounts, {
    guard,
    run: ({ server, member }) => countStoreOrders(server.db, member.storeId),
  });
  serve(app, storeOrderInfo, {
    guard,
    limits: [{ points: 600, seconds: 600, by: 'account' }],
    run: async ({ server, member, query, locale }) =>
      toSellerDetail(server, await getStoreOrder(server, member, query.no), locale),
  });
}

function registerFulfilling(app: Hono<ApiEnv>): void {
  serve(app, storeShip, {
    guard,
    message: 'orderShippedOut',
    run: ({ server, member, body, request }) => shipOrder(server, asStore(member), readParcel(body, request)),
  });
  serve(app, storeTracking, {
    guard,
    message: 'trackingSaved',
    run: async ({ server, member, body: { shipment_no: shipmentNo, ...entry } }) =>
      answerNothing(trackShipment(server, asStore(member), { ...entry, shipmentNo })),
  });
  serve(app, storeAppointment, {
    guard,
    message: 'appointmentSaved',
    run: async ({ server, member, body }) =>
      answerNothing(setAppointment(server, asStore(member), readAppointment(body))),
  });
  serve(app, storeServiceDone, {
    guard,
    message: 'serviceDone',
    run: async ({ server, member, body }) => answerNothing(finishService(server, asStore(member), body)),
  });
  serve(app, storeNote, {
    guard,
    message: 'noteSaved',
    run: async ({ server, member, body }) => answerNothing(noteAsSeller(server, asStore(member), body)),
  });
}
