/**
 * Orders: what was bought, from whom and for how much, and every state it passes through. It knows what is owed and what
 * was paid; how money moves, it leaves to payments and the ledger.
 */
export { type Dispatch, findDispatch, lockDispatch } from './dispatch-repository.ts';
export { enterDispatch, estimatePayout } from './enter-dispatch.ts';
export { cancelDispatch } from './move-dispatch.ts';
export { amendOrder, type MoveRequest, moveOrder, type OrderFacts } from './move-order.ts';
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
