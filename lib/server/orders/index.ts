/**
 * Orders: what was bought, from whom and for how much, and every state it passes through. It knows what is owed and what
 * was paid; how money moves, it leaves to payments and the ledger.
 */

export { askClose } from './closing/ask-close.ts';
export { changeCaseQty } from './closing/case-pieces.ts';
export {
  type CloseRequest,
  decideCloseRequest,
  findCloseRequest,
  insertCloseRequest,
} from './closing/close-requests.ts';
export { acceptWithin, agreeFees } from './dispatch/accept-order.ts';
export {
  type Allocation,
  allocatePayment,
  insertCancellation,
  isRefunding,
  listAllocations,
  type NewCancellation,
  takeFromAllocation,
} from './dispatch/allocation-repository.ts';
export { claimOrder } from './dispatch/claim-order.ts';
export { countAccepted } from './dispatch/count-accepted.ts';
export { dispatchToStore, extendPool, takeOrder } from './dispatch/dispatch-by-operator.ts';
export { findDispatch, lockDispatch } from './dispatch/dispatch-repository.ts';
export { enterDispatch, estimatePayout } from './dispatch/enter-dispatch.ts';
export { countPool, findPoolNews, listPool, type PooledOrder, type PoolFilter } from './dispatch/list-pool.ts';
export { cancelDispatch } from './dispatch/move-dispatch.ts';
export { deskOrderLink, notifyCustomer, notifyOperators, notifyStore } from './dispatch/notify-stores.ts';
export { type GoingBack, type Reclaim, reclaimFromOrder } from './dispatch/reclaim-order.ts';
export { refuseOrder, releaseClaim } from './dispatch/release-claim.ts';
export { expirePool, listUnclaimed, timeOutDispatches, warnOfTimeOuts } from './dispatch/time-out-dispatches.ts';
export { transferOrder } from './dispatch/transfer-order.ts';
export { countDeskWork } from './lists/count-desk-work.ts';
export { getOrder, type OrderDetails } from './lists/describe-order.ts';
export { type ExportedOrder, exportOperatorOrders, exportStoreOrders } from './lists/export-orders.ts';
export { findGroupNoOfOrder, findOrderIds, findOrderNos, findOrderNosOfGroups } from './lists/find-group-orders.ts';
export { countOpenOrders, countOrders, listOrdersAfter, listOrdersIn } from './lists/list-orders.ts';
export { listOrders, type ReadBeside, type ShownOrder } from './lists/show-orders.ts';
export { amendOrder, moveOrder } from './move-order.ts';
export { noteAsOperator, noteAsSeller } from './note-order.ts';
export { sideOf, sideOfChange } from './order-side.ts';
export { listOverdueGroups } from './overdue-repository.ts';
export { followParcels } from './parcels/follow-parcels.ts';
export { parcelServices } from './parcels/list-services.ts';
export { takeParcelPush } from './parcels/take-push.ts';
export {
  type DeskPastOrder,
  getDeskPastOrder,
  getPastOrder,
  listDeskPastOrders,
  listPastOrders,
  listPastOrdersAfter,
} from './past/list-past-orders.ts';
export { formatMinor, minorDigits } from './past/minor-units.ts';
export {
  addPastOrder,
  attachByCustomer,
  attachPastOrders,
  detachPastOrders,
  factsOfPastOrder,
  findPastOrders,
  listCustomerKeys,
  type PastOrder,
  type PastOrderFacts,
  removePastOrder,
  rewritePastOrder,
} from './past/past-order-repository.ts';
export type { PastOrderLine } from './past-order-tables.ts';
export { countPictureOrders, orderPictureUses } from './picture-uses.ts';
export { hasBought } from './placing/has-bought.ts';
export { buyerTextsOf, insertOrderLines, insertOrders, type SharedFacts } from './placing/insert-orders.ts';
export { listInvoiceRequestsDue, setInvoiceRequest } from './placing/invoice-requests.ts';
export { madeBy } from './placing/made-forms.ts';
export { forgetNetworks, hashNetwork } from './placing/networks.ts';
export {
  type AgreedOrder,
  type OfferTerms,
  type OrderItem,
  type PlannedOrder,
  planOrders,
} from './placing/plan-orders.ts';
export { requireOrderRoom } from './placing/require-room.ts';
export type { AddressSnapshot, InvoiceRequestSnapshot } from './placing/snapshots.ts';
export { isBalanceOverdue, splitDeposit } from './pricing/balance-rules.ts';
export {
  type FeeTerms,
  feeBaseOf,
  feeOfPaid,
  feesOf,
  sharedRateOf,
  sumOfFees,
  termsOfLine,
} from './pricing/fees.ts';
export { freightRules } from './pricing/freight.ts';
export { newPrice, type PriceChange } from './pricing/new-price.ts';
export { endShipping } from './pricing/nothing-left.ts';
export { pointsGone } from './pricing/points-back.ts';
export { usablePoints } from './pricing/points-value.ts';
export { priceOfChange } from './pricing/price-of-change.ts';
export {
  afterRefund,
  freightOfPieces,
  goodsOfPieces,
  isEveryPieceBack,
  type LineRefund,
  refundOf,
  spreadRefund,
  takeFromLines,
} from './pricing/refund-lines.ts';
export { repriceOrder } from './pricing/reprice-order.ts';
export { feesOfLines } from './pricing/settlement.ts';
export { orderRecordNames } from './record-names.ts';
export {
  type BuyerTexts,
  type CheckoutGroup,
  findGroup,
  findOrder,
  findOrdersByNo,
  insertGroup,
  insertLines,
  insertOrder,
  listLines,
  listOrdersOfGroup,
  lockGroup,
  lockOrder,
  lockOrdersById,
  lockOrdersByNo,
  lockOrdersOfGroup,
  type Order,
  type OrderLine,
} from './repository.ts';
export { amountDue } from './rules.ts';
export { countOpenOfStore } from './seller/count-open-of-store.ts';
export {
  getOperatorOrder,
  getStoreOrder,
  listOperatorOrders,
  listStoreOrders,
  type Operated,
  type OperatedDetails,
  type SellerView,
  type SellerViewDetails,
} from './seller/describe-seller-order.ts';
export { countStoreOrders } from './seller/list-seller-orders.ts';
export { listSold, type SoldOrder } from './seller/list-sold.ts';
export { listStoreWork } from './seller/list-store-work.ts';
export { readSalesDays, readTopProducts, type SalesScope, sumExpected } from './seller/sales-figures.ts';
export { asPlatform, asStore, type Seller } from './seller/seller.ts';
export { type CompletedOrder, completeIfDue, listCompletionDue } from './shipping/complete-order.ts';
export { correctTracking, type TrackingCorrection, trackingOfChange } from './shipping/correct-tracking.ts';
export { finishService } from './shipping/finish-service.ts';
export { freezeClocks, thawClocks } from './shipping/freeze-clocks.ts';
export { dueOfGroup, type GroupDue } from './shipping/group-due.ts';
export {
  confirmReceipt,
  confirmReceiptFor,
  listReceiptsDue,
  type Receipt,
  receiveIfDue,
} from './shipping/receive-order.ts';
export { type Appointment, setAppointment } from './shipping/set-appointment.ts';
export { shipByOf } from './shipping/ship-by.ts';
export { type Parcel, shipOrder } from './shipping/ship-order.ts';
export { trackShipment } from './shipping/track-shipment.ts';
export { extendReceipt, hideOrder, remindSeller } from './shipping/wait-for-order.ts';
export { canMove, dispatchMoves, type OrderMove, orderMoves } from './states.ts';
export { tryLockOrder } from './try-lock-order.ts';
