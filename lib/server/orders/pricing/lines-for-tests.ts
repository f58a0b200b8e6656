import type { OrderLine } from '../repository.ts';

/** One piece of an order of which nothing has been sent, cancelled or paid back; what it is worth say `facts`. */
export const refundableLine = (id: number, facts: Partial<OrderLine>) =>
  ({
    id,
    qty: 1,
    shippedQty: 0,
    cancelledQty: 0,
    refundedQty: 0,
    goodsAmount: 0,
    paidAmount: 0,
    freightAllocAmount: 0,
    refundedAmount: 0,
    refundedFreightAmount: 0,
    ...facts,
  }) as OrderLine;
