import type { CaseAction, CaseSummary } from '#lib/contract/aftersales/member-records.ts';

/** Moves that ask for something first; a message is written in its thread. */
export type DialogAction = Exclude<CaseAction, 'message'>;
export type ConfirmedAction = 'accept' | 'confirm' | 'withdraw';
export type SaidAction = 'amend' | 'resubmit' | 'dispute';

const confirmed: readonly DialogAction[] = ['accept', 'confirm', 'withdraw'];
const said: readonly DialogAction[] = ['amend', 'resubmit', 'dispute'];

export const isConfirmed = (action: DialogAction): action is ConfirmedAction => confirmed.includes(action);
export const isSaid = (action: DialogAction): action is SaidAction => said.includes(action);

/** From the way out to the way on: the last one stands where the thumb is. */
const order = ['withdraw', 'dispute', 'amend', 'resubmit', 'send_back', 'confirm', 'accept'] as const;

type Look = 'primary' | 'secondary' | 'quiet';

/** What can be done, in the order of its buttons. One of them is the main one: the furthest on, but never giving up. */
export function orderedActions(
  actions: readonly CaseAction[],
  only: readonly CaseAction[] = order,
): { action: DialogAction; look: Look }[] {
  const shown = order.filter((action) => actions.includes(action) && only.includes(action));
  const main = shown.findLast((action) => action !== 'withdraw' && action !== 'amend');
  return shown.map((action) => ({
    action,
    look: action === main ? 'primary' : action === 'withdraw' ? 'quiet' : 'secondary',
  }));
}

/** The words of a button: an offered amount is answered, a second parcel is another one, a service is done. */
export function labelKey(action: DialogAction, { proposed, status, fulfilment }: ButtonFacts) {
  if (action === 'amend' && proposed !== null) return 'counter';
  if (action === 'send_back' && status === 'returning') return 'another_parcel';
  if (action === 'confirm' && fulfilment === 'service') return 'confirm_service';
  return action;
}

type ButtonFacts = Pick<CaseSummary, 'proposed' | 'status' | 'fulfilment'>;
