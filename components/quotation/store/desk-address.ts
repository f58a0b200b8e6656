import { readWorkState } from '#components/work/work-state.ts';
import type { WorkState } from '#components/work/work-types.ts';
import { sellerListDays, sellerListStatuses, sellerSorts } from '#lib/contract/quotation/seller-answers.ts';

/** What the list of a desk shows, out of its address. */
export interface DeskListState extends WorkState<(typeof sellerSorts)[number]> {
  scope: 'pool' | 'own';
  status?: (typeof sellerListStatuses)[number];
  q?: string;
  days?: number;
}

export function readDeskList(parameters: URLSearchParams): DeskListState {
  const scope = parameters.get('scope') === 'pool' ? 'pool' : 'own';
  const status = sellerListStatuses.find((each) => each === parameters.get('status'));
  const q = parameters.get('q')?.trim().slice(0, 60);
  const days = sellerListDays.find((each) => each === Number(parameters.get('days')));
  return {
    ...readWorkState(parameters, sellerSorts),
    scope,
    ...(status && { status }),
    ...(q && { q }),
    ...(days && { days }),
  };
}
