/**
 * Orders: what was bought, from whom and for how much, and every state it passes through. It knows what is owed and what
 * was paid; how money moves, it leaves to payments and the ledger.
 */
export { acceptWithin, agreeFees } from './accept-order.ts';
export {
  type Allocation,
  allocatePayment,
  insertCancellation,
  isRefunding,
  listAllocations,
  type NewCancellation,
  takeFromAllocation,
} from './allocation-repository.ts';
export { askClose } from './ask-close.ts';
export { isBalanceOverdue, splitDeposit } from './balance-rules.ts';
export { changeCaseQty } from './case-pieces.ts';
export { claimOrder } from './claim-order.ts';
export { type CloseRequest, decideCloseRequest, findCloseRequest, insertCloseRequest } from './close-requests.ts';
export { type CompletedOrder, completeIfDue, listCompletionDue } from './complete-order.ts';
export { correctTracking, type TrackingCorrection, trackingOfChange } from './correct-tracking.ts';
export { countAccepted } from './count-accepted.ts';
export { countDeskWork } from './count-desk-work.ts';
export { countOpenOfStore } from './count-open-of-store.ts';
export { getOrder, type OrderDetails } from './describe-order.ts';
export {
  getOperatorOrder,
  getStoreOrder,
  listOperatorOrders,
  listStoreOrders,
  type Operated,
  type OperatedDetails,
  type SellerView,
  type SellerViewDetails,
} from './describe-seller-order.ts';
export { dispatchToStore, extendPool, takeOrder } from './dispatch-by-operator.ts';
export { findDispatch, lockDispatch } from './dispatch-repository.ts';
export { enterDispatch, estimatePayout } from './enter-dispatch.ts';
export { type ExportedOrder, exportOperatorOrders, exportStoreOrders } from './export-orders.ts';
export {
  type FeeTerms,
  feeBaseOf,
  feeOfPaid,
  feesOf,
  sharedRateOf,
  sumOfFees,
  termsOfLine,
} from './fees.ts';
export { findGroupNoOfOrder, findOrderIds, findOrderNos, findOrderNosOfGroups } from './find-group-orders.ts';
export { finishService } from './finish-service.ts';
export { freezeClocks, thawClocks } from './freeze-clocks.ts';
export { freightRules } from './freight.ts';
export { dueOfGroup, type GroupDue } from './group-due.ts';
export { hasBought } from './has-bought.ts';
export { insertOrderLines, insertOrders, type SharedFacts } from './insert-orders.ts';
export { listInvoiceRequestsDue, setInvoiceRequest } from './invoice-requests.ts';

export { countOpenOrders, countOrders, listOrdersAfter, listOrdersIn } from './list-orders.ts';
export { countPool, findPoolNews, listPool, type PooledOrder, type PoolFilter } from './list-pool.ts';
export { countStoreOrders } from './list-seller-orders.ts';
export { listSold, type SoldOrder } from './list-sold.ts';
export { listStoreWork } from './list-store-work.ts';
export { madeBy } from './made-forms.ts';
export { cancelDispatch } from './move-dispatch.ts';
export { amendOrder, moveOrder } from './move-order.ts';
export { newPrice, type PriceChange } from './new-price.ts';
export { noteAsOperator, noteAsSeller } from './note-order.ts';
export { endShipping } from './nothing-left.ts';
export { deskOrderLink, notifyCustomer, notifyOperators, notifyStore } from './notify-stores.ts';
export { sideOf, sideOfChange } from './order-side.ts';
export { listOverdueGroups } from './overdue-repository.ts';
export { followParcels } from './parcels/follow-parcels.ts';
export { parcelServices } from './parcels/list-services.ts';
export { takeParcelPush } from './parcels/take-push.ts';
export { type AgreedOrder, type OfferTerms, type OrderItem, type PlannedOrder, planOrders } from './plan-orders.ts';
export { pointsGone } from './points-back.ts';
export { usablePoints } from './points-value.ts';
export { priceOfChange } from './price-of-change.ts';
export { confirmReceipt, confirmReceiptFor, listReceiptsDue, type Receipt, receiveIfDue } from './receive-order.ts';
export { type GoingBack, type Reclaim, reclaimFromOrder } from './reclaim-order.ts';
export { orderRecordNames } from './record-names.ts';
export {
  afterRefund,
  freightOfPieces,
  goodsOfPieces,
  isEveryPieceBack,
  type LineRefund,
  refundOf,
  spreadRefund,
  takeFromLines,
} from './refund-lines.ts';
export { refuseOrder, releaseClaim } from './release-claim.ts';
export {
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
export { repriceOrder } from './reprice-order.ts';
export { forgetNetworks, hashNetwork, requireOrderRoom } from './require-room.ts';
export { amountDue } from './rules.ts';
export { readSalesDays, readTopProducts, type SalesScope, sumExpected } from './sales-figures.ts';
export { asPlatform, asStore, type Seller } from './seller.ts';
export { type Appointment, setAppointment } from './set-appointment.ts';
export { feesOfLines } from './settlement.ts';
export { shipByOf } from './ship-by.ts';
export { type Parcel, shipOrder } from './ship-order.ts';
export { listOrders, type ReadBeside, type ShownOrder } from './show-orders.ts';
export type { AddressSnapshot, InvoiceRequestSnapshot } from './snapshots.ts';
export { canMove, dispatchMoves, type OrderMove, orderMoves } from './states.ts';
export { expirePool, listUnclaimed, timeOutDispatches, warnOfTimeOuts } from './time-out-dispatches.ts';
export { trackShipment } from './track-shipment.ts';
export { transferOrder } from './transfer-order.ts';
export { tryLockOrder } from './try-lock-order.ts';
export { extendReceipt, hideOrder, remindSeller } from './wait-for-order.ts';
