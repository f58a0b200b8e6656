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
/** Nodes of the roles that stores give their staff. */
const guards = {
  see: { store: 'store/order' },
  pool: { store: 'store/orderpool' },
  claim: { store: 'store/orderpool/claim' },
  answer: { store: 'store/order/answer' },
  fulfil: { store: 'store/order/fulfil' },
};

/** The orders of a store, and those that it can have. */
export function registerStoreOrder(app: Hono<ApiEnv>): void {
  registerPool(app);
  registerReading(app);
  registerFulfilling(app);
}

function registerPool(app: Hono<ApiEnv>): void {
  serve(app, storePool, {
    guard: guards.pool,
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
    guard: guards.claim,
    // Nobody claims faster than a person reads (product.md 2.2.4).
    limits: [{ points: 1, seconds: 1, by: 'account' }],
    message: 'orderClaimed',
    run: async ({ server, member, body }) => answerNothing(claimOrder(server, member, body.no)),
  });
  serve(app, storeRelease, {
    guard: guards.answer,
    message: 'orderReleased',
    run: async ({ server, member, body }) => answerNothing(releaseClaim(server, member, body)),
  });
  serve(app, storeOrderAccept, {
    guard: guards.answer,
    message: 'orderAccepted',
    run: async ({ server, member, body }) => answerNothing(acceptOrder(server, member, body.no)),
  });
  serve(app, storeOrderRefuse, {
    guard: guards.answer,
    message: 'orderRefused',
    run: async ({ server, member, body }) => answerNothing(refuseOrder(server, member, body)),
  });
}

function registerReading(app: Hono<ApiEnv>): void {
  serve(app, storeOrders, {
    guard: guards.see,
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
    guard: guards.see,
    run: ({ server, member }) => countStoreOrders(server.db, member.storeId),
  });
  serve(app, storeOrderInfo, {
    guard: guards.see,
    limits: [{ points: 600, seconds: 600, by: 'account' }],
    run: async ({ server, member, query, locale }) =>
      toSellerDetail(server, await getStoreOrder(server, member, query.no), locale),
  });
}

function registerFulfilling(app: Hono<ApiEnv>): void {
  serve(app, storeShip, {
    guard: guards.fulfil,
    message: 'orderShippedOut',
    run: ({ server, member, body, request }) => shipOrder(server, asStore(member), readParcel(body, request)),
  });
  serve(app, storeTracking, {
    guard: guards.fulfil,
    message: 'trackingSaved',
    run: async ({ server, member, body: { shipment_no: shipmentNo, ...entry } }) =>
      answerNothing(trackShipment(server, asStore(member), { ...entry, shipmentNo })),
  });
  serve(app, storeAppointment, {
    guard: guards.fulfil,
    message: 'appointmentSaved',
    run: async ({ server, member, body }) =>
      answerNothing(setAppointment(server, asStore(member), readAppointment(body))),
  });
  serve(app, storeServiceDone, {
    guard: guards.fulfil,
    message: 'serviceDone',
    run: async ({ server, member, body }) => answerNothing(finishService(server, asStore(member), body)),
  });
  serve(app, storeNote, {
    guard: guards.see,
    message: 'noteSaved',
    run: async ({ server, member, body }) => answerNothing(noteAsSeller(server, asStore(member), body)),
  });
}
