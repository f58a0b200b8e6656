/**
 * Orders: what was bought, from whom and for how much, and every state it passes through. It knows what is owed and what
 * was paid; how money moves, it leaves to payments and the ledger.
 */
export {
  type Allocation,
  allocatePayment,
  insertCancellation,
  listAllocations,
  type NewCancellation,
  takeFromAllocation,
} from './allocation-repository.ts';
export { type Dispatch, findDispatch, lockDispatch } from './dispatch-repository.ts';
export { enterDispatch, estimatePayout } from './enter-dispatch.ts';
export { freightRules } from './freight.ts';
export { dueOfGroup, type GroupDue, type PayStage } from './group-due.ts';
export { insertOrders, type SharedFacts } from './insert-orders.ts';
export { cancelDispatch } from './move-dispatch.ts';
export { amendOrder, type MoveRequest, moveOrder, type OrderFacts } from './move-order.ts';
export { type OfferTerms, type OrderItem, type PlannedOrder, planOrders } from './plan-orders.ts';
export { type PointsTerms, pointsEarned, pointsValue, usablePoints } from './points-value.ts';
export {
  type CheckoutGroup,
  findGroup,
  findOrder,
  insertAdjustment,
  insertGroup,
  insertLines,
  insertOrder,
  listLines,
  listOrdersOfGroup,
  lockGroup,
  lockOrder,
  lockOrdersOfGroup,
  type NewOrder,
  type NewOrderLine,
  type Order,
  type OrderAdjustment,
  type OrderLine,
} from './repository.ts';
export type { AddressSnapshot, InvoiceWishSnapshot } from './snapshots.ts';
export { canMove, type DispatchStatus, type OrderMove, orderMoves } from './states.ts';
