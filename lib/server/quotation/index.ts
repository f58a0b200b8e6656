/**
 * Quotations: what somebody wants to have, from the basket over a seller's offers to the moment it becomes an order. It
 * does not know orders, payments or stock that is promised to others.
 */
export { priceLine } from './price-line.ts';
export { isOrderable, type PricedLine, type WantedLine } from './priced-line.ts';
