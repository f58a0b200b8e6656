import {
  storeAppointment,
  storeNote,
  storeServiceDone,
  storeShip,
  storeTracking,
  storeTrackingCorrect,
} from '#lib/contract/orders/store-fulfilment.ts';
import {
  storeCarriers,
  storeOrderAccept,
  storeOrderCounts,
  storeOrderInfo,
  storeOrderRefuse,
  storeRelease,
} from '#lib/contract/orders/store-orders.ts';
import {
  asStore,
  correctTracking,
  countStoreOrders,
  finishService,
  getStoreOrder,
  noteAsSeller,
  refuseOrder,
  releaseClaim,
  setAppointment,
  shipOrder,
  trackShipment,
} from '#lib/server/orders/index.ts';
import { acceptOrder } from '#lib/server/workflows/orders/accept-order.ts';
import { type App, serve } from '../../serve.ts';
import { listCarriers } from './name-carrier.ts';
import { readCases } from './order-cases.ts';
import { readAppointment, readCorrection, readParcel } from './read-fulfilment.ts';
import { toSellerDetail } from './seller-records.ts';

/** Nodes of the roles that stores give their staff. */
const guards = {
  see: { store: 'store/order' },
  answer: { store: 'store/order/answer' },
  fulfil: { store: 'store/order/fulfil' },
} as const;

/** What a store does about its orders. */
export function registerStoreOrder(app: App): void {
  registerAnswering(app);
  registerReading(app);
  registerFulfilling(app);
}

function registerAnswering(app: App): void {
  serve(app, storeRelease, {
    guard: guards.answer,
    message: 'orderReleased',
    run: async ({ server, member, body }) => releaseClaim(server, member, body),
  });
  serve(app, storeOrderAccept, {
    guard: guards.answer,
    message: 'orderAccepted',
    run: async ({ server, member, body }) => acceptOrder(server, member, body.no),
  });
  serve(app, storeOrderRefuse, {
    guard: guards.answer,
    message: 'orderRefused',
    run: async ({ server, member, body }) => refuseOrder(server, member, body),
  });
}

function registerReading(app: App): void {
  serve(app, storeCarriers, { guard: guards.see, run: async ({ locale }) => ({ list: listCarriers(locale) }) });
  serve(app, storeOrderCounts, {
    guard: guards.see,
    run: ({ server, member }) => countStoreOrders(server.db, member.storeId),
  });
  serve(app, storeOrderInfo, {
    guard: guards.see,
    limits: [{ points: 600, seconds: 600, by: 'account' }],
    run: async ({ server, member, query, locale }) => {
      const shown = await getStoreOrder(server, member, query.no);
      return toSellerDetail(server, shown, { locale, casesOf: await readCases(server, [shown]) });
    },
  });
}

function registerFulfilling(app: App): void {
  serve(app, storeShip, {
    guard: guards.fulfil,
    message: 'orderShippedOut',
    run: ({ server, member, body, request }) => shipOrder(server, asStore(member), readParcel(body, request)),
  });
  serve(app, storeTracking, {
    guard: guards.fulfil,
    message: 'trackingSaved',
    run: async ({ server, member, body: { shipment_no: shipmentNo, ...entry } }) =>
      trackShipment(server, asStore(member), { ...entry, shipmentNo }),
  });
  serve(app, storeTrackingCorrect, {
    guard: guards.fulfil,
    message: 'trackingCorrected',
    run: async ({ server, member, body }) => correctTracking(server, asStore(member), readCorrection(body)),
  });
  serve(app, storeAppointment, {
    guard: guards.fulfil,
    message: 'appointmentSaved',
    run: async ({ server, member, body }) => setAppointment(server, asStore(member), readAppointment(body)),
  });
  serve(app, storeServiceDone, {
    guard: guards.fulfil,
    message: 'serviceDone',
    run: async ({ server, member, body }) => finishService(server, asStore(member), body),
  });
  serve(app, storeNote, {
    guard: guards.see,
    message: 'noteSaved',
    run: async ({ server, member, body }) => noteAsSeller(server, asStore(member), body),
  });
}
