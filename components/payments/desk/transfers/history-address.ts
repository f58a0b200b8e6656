import { readWorkState } from '#components/work/work-state.ts';
import type { WorkState } from '#components/work/work-types.ts';
import { readFilterDay } from '#lib/contract/day.ts';
import { transferOutcomes, transferPurposes, transferSorts } from '#lib/contract/payments/desk-payments.ts';

export interface HistoryState extends WorkState<(typeof transferSorts)[number]> {
  q?: string;
  purpose?: (typeof transferPurposes)[number];
  outcome?: (typeof transferOutcomes)[number];
  from?: string;
  to?: string;
}

/** What the list of processed transfers shows, out of its address. */
export function readTransferHistory(parameters: URLSearchParams): HistoryState {
  const q = parameters.get('q')?.trim().slice(0, 100);
  const purpose = transferPurposes.find((each) => each === parameters.get('purpose'));
  const outcome = transferOutcomes.find((each) => each === parameters.get('outcome'));
  const [from, to] = [readFilterDay(parameters.get('from')), readFilterDay(parameters.get('to'))];
  return {
    ...readWorkState(parameters, transferSorts),
    ...(q && { q }),
    ...(purpose && { purpose }),
    ...(outcome && { outcome }),
    ...(from && { from }),
    ...(to && { to }),
  };
}
