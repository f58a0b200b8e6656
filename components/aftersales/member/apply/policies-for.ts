import type { ApplyOptions, OfferedLine } from './apply-values.ts';

type Line = Pick<OfferedLine, 'offers' | 'is_made'>;

export interface Policies {
  /** Returns without a reason, for lines that are not made for the customer: until when, and whether that is over. */
  noReason: { until: number | null; isOver: boolean } | undefined;
  /** What holds for what is faulty. */
  fault: 'quality' | 'quality_pickup' | 'quality_service' | 'quality_digital';
  /** Why it can’t go back without a reason (Consumer Protection Law of the PRC, article 25). */
  exception: 'made' | 'digital' | undefined;
}

/** Which sentences of the policy hold for these lines, by what the server offers of each. */
export function policiesFor(fulfilment: ApplyOptions['fulfilment'], lines: readonly Line[]): Policies {
  if (fulfilment === 'service') return { noReason: undefined, fault: 'quality_service', exception: undefined };
  if (fulfilment === 'digital') return { noReason: undefined, fault: 'quality_digital', exception: 'digital' };
  const ready = lines.filter(({ is_made: isMade }) => !isMade);
  return {
    noReason: ready.length > 0 ? noReasonOf(ready) : undefined,
    fault: fulfilment === 'pickup' ? 'quality_pickup' : 'quality',
    exception: ready.length < lines.length ? 'made' : undefined,
  };
}

function noReasonOf(lines: readonly Line[]): Policies['noReason'] {
  const returns = lines.flatMap(({ offers }) => offers.filter(({ type }) => type === 'return_refund'));
  const ends = returns.flatMap(({ no_reason_until: until }) => until ?? []);
  return {
    until: ends.length > 0 ? Math.min(...ends) : null,
    isOver: returns.some(({ is_no_reason: isFree }) => !isFree),
  };
}
