import { readPage } from '#lib/utils/page-parameters.ts';

/** States a list of recharges can be narrowed to. */
export const rechargeStates = ['processing', 'pending', 'succeeded', 'failed', 'closed', 'all'] as const;
export type RechargeState = (typeof rechargeStates)[number];

/** What waits for orders and for balances, and what has been decided. */
export const transferViews = ['orders', 'recharges', 'history'] as const;

export interface TransfersView {
  view: (typeof transferViews)[number];
  page: { page: number; limit: number };
  /** Only this one: where a message leads. */
  no?: string;
  /** Of recharges; at first those that wait for an operator. */
  status: RechargeState;
}

/** What the page of transfers shows, out of its address. */
export function readTransfers(parameters: URLSearchParams): TransfersView {
  const view = transferViews.find((each) => each === parameters.get('view')) ?? 'orders';
  const no = parameters.get('no') ?? '';
  const isOne = view !== 'history' && (view === 'orders' ? /^PY\d{14}$/ : /^RC\d{14}$/).test(no);
  // One that a message led to is shown whatever became of it.
  const usual = isOne ? 'all' : 'processing';
  return {
    view,
    page: readPage(parameters),
    ...(isOne && { no }),
    status: rechargeStates.find((each) => each === parameters.get('status')) ?? usual,
  };
}

/** The same as the call of the API wants it. */
export function rechargeFilter({ page, status, no }: Pick<TransfersView, 'page' | 'status' | 'no'>) {
  return { ...page, ...(status !== 'all' && { status }), ...(no && { no }) };
}
