import { sellerReads, sellerWrites } from './store-quotation.ts';

const atTheDesk = (action: string): `/api/${string}` => `/api/operator/quote/${action}`;

/** The platform's own desk: what no store answers. */
export const operatorQuote = { ...sellerReads(atTheDesk), ...sellerWrites(atTheDesk) };
