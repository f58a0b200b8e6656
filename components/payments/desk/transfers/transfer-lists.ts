import { defineList } from '#components/lists/define-list.ts';
import { operatorTransferHistory, operatorTransfers } from '#lib/contract/payments/desk-payments.ts';
import { operatorRecharges } from '#lib/contract/payments/recharges.ts';

/** What waits for orders and for balances, what a statement says of both, and what has been decided. */
export const transferViews = ['orders', 'recharges', 'statement', 'history'] as const;
export type TransferView = (typeof transferViews)[number];

/** Which of them an address shows. */
export const readTransferView = (parameters: URLSearchParams): TransferView =>
  transferViews.find((each) => each === parameters.get('view')) ?? 'orders';

const within = ['view'];

/** Transfers for orders that customers have announced. */
export const orderTransferList = defineList(operatorTransfers, { name: 'desk-order-transfers', within });

/** Recharges, at first those whose transfer waits to be found; one that a message led to is shown whatever became of it. */
export const rechargeList = defineList(operatorRecharges, {
  name: 'desk-recharges',
  within,
  usual: ({ no }) => (no ? {} : { status: 'processing' as const }),
});

/** What became of both. */
export const transferHistoryList = defineList(operatorTransferHistory, { name: 'desk-transfers', within });
