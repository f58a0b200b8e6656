import {
  operatorOrder,
  operatorOrderAdjust,
  operatorOrderAppointment,
  operatorOrderCancel,
  operatorOrderClose,
  operatorOrderCloseDecide,
  operatorOrderConfirmReceipt,
  operatorOrderDispatch,
  operatorOrderExtend,
  operatorOrderNote,
  operatorOrderServiceDone,
  operatorOrderShip,
  operatorOrderTake,
  operatorOrderTracking,
  operatorOrderTrackingCorrect,
  operatorOrderTransfer,
} from '#lib/contract/orders/desk-orders.ts';
import {
  asPlatform,
  correctTracking,
  dispatchToStore,
  extendPool,
  finishService,
  getOperatorOrder,
  noteAsOperator,
  setAppointment,
  shipOrder,
  takeOrder,
  trackShipment,
  transferOrder,
} from '#lib/server/orders/index.ts';
import { adjustOrder } from '#lib/server/workflows/orders/adjust-order.ts';
import { cancelByOperator } from '#lib/server/workflows/orders/cancel-offered-order.ts';
import { closeByOperator, decideClose } from '#lib/server/workflows/orders/close-by-operator.ts';
import { confirmReceiptFor } from '#lib/server/workflows/orders/receive-order.ts';
import { type App, serve } from '../../serve.ts';
import { readCasesForDesk } from './order-cases.ts';
import { readAppointment, readCorrection, readParcel, readPriceChange } from './read-fulfilment.ts';
import { toOperatorDetail } from './seller-records.ts';

const message = 'orderOperated';

/** What operators do about orders: those of all stores, and those that the platform carries out itself. */
export function registerOperatorOrder(app: App): void {
  registerReading(app);
  registerDispatching(app);
  registerDeciding(app);
  registerFulfilling(app);
}

function registerReading(app: App): void {
  serve(app, operatorOrder, {
    guard: { node: 'operator/order/info' },
    limits: [{ points: 600, seconds: 600, by: 'account' }],
    run: async ({ server, member, query, locale }) => {
      const shown = await getOperatorOrder(server, member, query.no);
      const { casesOf, aftersale } = await readCasesForDesk(server, shown, member);
      return { ...toOperatorDetail(server, shown, { locale, casesOf }), aftersale };
    },
  });
  serve(app, operatorOrderNote, {
    guard: { node: 'operator/order/note' },
    message: 'noteSaved',
    run: async ({ server, member, body }) => noteAsOperator(server, member, body),
  });
}

function registerDispatching(app: App): void {
  serve(app, operatorOrderDispatch, {
    guard: { node: 'operator/order/dispatch' },
    message,
    run: async ({ server, member, body: { no, store_id: storeId } }) =>
      dispatchToStore(server, member, { no, storeId }),
  });
  serve(app, operatorOrderExtend, {
    guard: { node: 'operator/order/dispatch' },
    message,
    run: async ({ server, member, body }) => extendPool(server, member, body.no),
  });
  serve(app, operatorOrderTake, {
    guard: { node: 'operator/order/take' },
    message,
    run: async ({ server, member, body }) => takeOrder(server, member, body.no),
  });
  serve(app, operatorOrderTransfer, {
    guard: { node: 'operator/order/transfer' },
    message,
    run: async ({ server, member, body: { store_id: storeId, ...transfer } }) =>
      transferOrder(server, member, { ...transfer, storeId }),
  });
}

function registerDeciding(app: App): void {
  serve(app, operatorOrderClose, {
    guard: { node: 'operator/order/close' },
    message: (data) => `orderCloseOutcome_${(data as { outcome: string }).outcome}`,
    run: async ({ server, member, body }) => ({ outcome: await closeByOperator(server, member, body) }),
  });
  serve(app, operatorOrderCloseDecide, {
    guard: { node: 'operator/order/close' },
    message,
    run: async ({ server, member, body: { no, approve: isApproved, reason } }) =>
      decideClose(server, member, { no, isApproved, reason }),
  });
  serve(app, operatorOrderAdjust, {
    guard: { node: 'operator/order/adjust' },
    message,
    run: async ({ server, member, body }) => adjustOrder(server, member, readPriceChange(body)),
  });
  serve(app, operatorOrderCancel, {
    guard: { node: 'operator/order/cancel' },
    message: 'orderCancelledBySeller',
    run: async ({ server, member, body }) => cancelByOperator(server, member, body),
  });
  serve(app, operatorOrderConfirmReceipt, {
    guard: { node: 'operator/order/confirmReceipt' },
    message,
    run: async ({ server, member, body }) => confirmReceiptFor(server, member, body),
  });
}

function registerFulfilling(app: App): void {
  const guard = { node: 'operator/order/fulfil' } as const;
  serve(app, operatorOrderShip, {
    guard,
    message: 'orderShippedOut',
    run: ({ server, member, body, request }) => shipOrder(server, asPlatform(member), readParcel(body, request)),
  });
  serve(app, operatorOrderTracking, {
    guard,
    message: 'trackingSaved',
    run: async ({ server, member, body: { shipment_no: shipmentNo, ...entry } }) =>
      trackShipment(server, asPlatform(member), { ...entry, shipmentNo }),
  });
  serve(app, operatorOrderTrackingCorrect, {
    guard,
    message: 'trackingCorrected',
    run: async ({ server, member, body }) => correctTracking(server, asPlatform(member), readCorrection(body)),
  });
  serve(app, operatorOrderAppointment, {
    guard,
    message: 'appointmentSaved',
    run: async ({ server, member, body }) => setAppointment(server, asPlatform(member), readAppointment(body)),
  });
  serve(app, operatorOrderServiceDone, {
    guard,
    message: 'serviceDone',
    run: async ({ server, member, body }) => finishService(server, asPlatform(member), body),
  });
}
