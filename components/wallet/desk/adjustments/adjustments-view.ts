import { readPage } from '#lib/utils/page-parameters.ts';

/** States a list of corrections can be narrowed to. */
export const adjustmentStates = ['pending', 'approved', 'rejected', 'all'] as const;
export type AdjustmentState = (typeof adjustmentStates)[number];

export interface AdjustmentsView {
  page: { page: number; limit: number };
  /** At first those that wait for a second operator. */
  status: AdjustmentState;
  /** Only this one: where a message leads. */
  no?: string;
}

/** What the page of corrections shows, out of its address. */
export function readAdjustments(parameters: URLSearchParams): AdjustmentsView {
  const no = parameters.get('no') ?? '';
  const isOne = /^AJ\d{14}$/.test(no);
  // One that a message led to is shown whatever became of it.
  const usual = isOne ? 'all' : 'pending';
  return {
    page: readPage(parameters),
    status: adjustmentStates.find((each) => each === parameters.get('status')) ?? usual,
    ...(isOne && { no }),
  };
}

/** The same as the call of the API wants it. */
export function adjustmentFilter({ page, status, no }: AdjustmentsView) {
  return { ...page, ...(status !== 'all' && { status }), ...(no && { no }) };
}
