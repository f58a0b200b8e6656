import { readPage } from '#lib/utils/page-parameters.ts';

/** States a list of recharges can be narrowed to. */
export const rechargeStates = ['processing', 'pending', 'succeeded', 'failed', 'closed', 'all'] as const;
export type RechargeState = (typeof rechargeStates)[number];

export interface TransfersView {
  view: 'orders' | 'recharges';
  page: { page: number; limit: number };
  /** Of recharges; at first those that wait for an operator. */
  status: RechargeState;
}

/** What the page of transfers shows, out of its address. */
export function readTransfers(parameters: URLSearchParams): TransfersView {
  return {
    view: parameters.get('view') === 'recharges' ? 'recharges' : 'orders',
    page: readPage(parameters),
    status: rechargeStates.find((each) => each === parameters.get('status')) ?? 'processing',
  };
}

/** The same as the call of the API wants it. */
export function rechargeFilter({ page, status }: Pick<TransfersView, 'page' | 'status'>) {
  return status === 'all' ? page : { ...page, status };
}
