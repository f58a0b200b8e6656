import type { CaseEnding, CaseSummary } from '#lib/contract/aftersales/member-records.ts';
import { caseStates } from './case-states.ts';

type TypeFacts = Pick<CaseSummary, 'type' | 'fulfilment'>;

/** The words for what is requested: a service is done again, goods are sent again. */
export function typeKey({ type, fulfilment }: TypeFacts) {
  const isOfService = fulfilment === 'service' && (type === 'refund_only' || type === 'reship');
  return isOfService ? (`serviceTypes.${type}` as const) : (`types.${type}` as const);
}

export const statusTone = (status: CaseSummary['status']) => caseStates[status].tone;

/** An offer that can be answered is what it is about, wherever the request stands. */
export const isOffered = ({ proposed, turn }: StatusFacts) => proposed !== null && turn === 'customer';

/** The words of a state for its customer: a service is done again, goods are sent. */
export function statusKey(facts: StatusFacts) {
  const { status, fulfilment } = facts;
  if (isOffered(facts)) return 'proposed';
  if (fulfilment === 'service' && status === 'awaiting_reship') return 'awaiting_redo';
  return fulfilment === 'service' && status === 'reshipped' ? 'redone' : status;
}

/** The same for its customer. */
export const customerTone = (facts: StatusFacts) => (isOffered(facts) ? 'warning' : statusTone(facts.status));

type StatusFacts = Pick<CaseSummary, 'status' | 'proposed' | 'turn' | 'fulfilment'>;

/** Whether there are goods that can arrive, or not. */
export const isOfGoods = ({ fulfilment }: Pick<CaseSummary, 'fulfilment'>) =>
  fulfilment === 'ship' || fulfilment === 'pickup';

/** Whether money comes back at the end, as far as it is known: a seller who can’t replace something refunds it. */
export const isRefund = ({ type, approved }: Pick<CaseSummary, 'type' | 'approved'>) =>
  type === 'refund_only' || type === 'return_refund' || (approved !== null && approved !== '0.00');

/** The word of the history: of a service nothing is sent again, it is done again. */
export const eventKey = (event: string, { fulfilment }: Pick<CaseSummary, 'fulfilment'>) =>
  event === 'reship' && fulfilment === 'service' ? 'redo' : event;

/** What happens at the deadline, in words that fit what is sent. */
export function endingKey(ending: CaseEnding, { type }: Pick<CaseSummary, 'type'>) {
  return ending === 'received' && type === 'exchange' ? 'receivedExchange' : ending;
}
