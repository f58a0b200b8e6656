import { readPage } from '#lib/utils/page-parameters.ts';

/** States a list of corrections can be narrowed to. */
export const adjustmentStates = ['pending', 'approved', 'rejected', 'all'] as const;
export type AdjustmentState = (typeof adjustmentStates)[number];

export interface AdjustmentsView {
  page: { page: number; limit: number };
  /** At first those that wait for a second operator. */
  status: AdjustmentState;
}

/** What the page of corrections shows, out of its address. */
export function readAdjustments(parameters: URLSearchParams): AdjustmentsView {
  return {
    page: readPage(parameters),
    status: adjustmentStates.find((each) => each === parameters.get('status')) ?? 'pending',
  };
}

/** The same as the call of the API wants it. */
export function adjustmentFilter({ page, status }: AdjustmentsView) {
  return status === 'all' ? page : { ...page, status };
}
