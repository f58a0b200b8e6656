import type { CaseAction } from '#lib/contract/aftersales/member-records.ts';
import type { SellerCaseAction } from '#lib/contract/aftersales/store-cases.ts';
import type { Aftersale } from './repository.ts';
import { canMove, isOpen, paysBack } from './states.ts';

/** So many proposals, and no more. */
export const mostRounds = 3;
/** So many parcels bring back what a case is about. */
export const mostParcels = 5;

type Acted = Pick<
  Aftersale,
  'status' | 'type' | 'proposedAmount' | 'rounds' | 'refusalStage' | 'isResubmitted' | 'returnParcels' | 'dueAt'
>;

interface Moment {
  now: Date;
}

const isProposed = ({ proposedAmount }: Acted) => proposedAmount !== null;
const isOverdue = ({ dueAt }: Acted, { now }: Moment) => dueAt !== null && dueAt <= now;

const customerRules: Record<CaseAction, (aftersale: Acted, moment: Moment) => boolean> = {
  accept: isProposed,
  amend: (aftersale) => aftersale.status === 'applied' || isProposed(aftersale),
  send_back: ({ status, returnParcels }) =>
    canMove(status, 'sendBack') || (status === 'returning' && returnParcels.length < mostParcels),
  dispute: (aftersale, moment) =>
    canMove(aftersale.status, 'dispute') &&
    // Goods that are on their way are the seller's to look at, or go to the platform by time.
    aftersale.status !== 'returning' &&
    (aftersale.status === 'rejected') !== isOverdue(aftersale, moment),
  resubmit: ({ status, refusalStage, isResubmitted }) =>
    canMove(status, 'resubmit') && refusalStage === 'review' && !isResubmitted,
  confirm: ({ status }) => canMove(status, 'confirm'),
  withdraw: ({ status }) => canMove(status, 'withdraw'),
  message: ({ status }) => isOpen(status),
};

/** The moves its customer may make now. The use cases ask again. */
export function customerActionsOf(aftersale: Acted, moment: Moment): CaseAction[] {
  const names = Object.keys(customerRules) as CaseAction[];
  return names.filter((name) => customerRules[name](aftersale, moment));
}

const sellerRules: Record<Exclude<SellerCaseAction, 'decide' | 'retry' | 'release'>, (aftersale: Acted) => boolean> = {
  approve: ({ status }) => canMove(status, 'approve'),
  propose: (aftersale) =>
    canMove(aftersale.status, 'propose') &&
    paysBack(aftersale.type) &&
    !isProposed(aftersale) &&
    aftersale.rounds < mostRounds,
  refuse: ({ status }) => canMove(status, 'refuse'),
  receive: ({ status }) => canMove(status, 'receive'),
  reship: ({ status }) => canMove(status, 'reship'),
  refund_instead: ({ status }) => canMove(status, 'refundInstead'),
  ask: ({ status }) => isOpen(status),
  message: ({ status }) => isOpen(status),
};

/** The moves who answers it may make now. */
export function sellerActionsOf(aftersale: Acted): SellerCaseAction[] {
  const names = Object.keys(sellerRules) as (keyof typeof sellerRules)[];
  return names.filter((name) => sellerRules[name](aftersale));
}

/** What operators may do with any case, whoever answers it. */
export function platformActionsOf({ status }: Acted): SellerCaseAction[] {
  if (canMove(status, 'decide')) return ['decide', 'ask', 'message'];
  if (status === 'awaiting_refund') return ['release', 'message'];
  return canMove(status, 'retry') || status === 'refunding' ? ['retry', 'message'] : isOpen(status) ? ['message'] : [];
}
