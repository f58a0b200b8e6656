import { shopMoment } from '../kernel/clock.ts';
import type { InboxEvent } from '../messaging/index.ts';
import type { SellerEvent } from './notify-parties.ts';
import type { Aftersale } from './repository.ts';
import { endingOf, turnOf } from './states.ts';

type Reminded = Pick<Aftersale, 'status' | 'type' | 'proposedAmount'> & { dueAt: Date };

interface Reminder {
  /** To the one side what it has to do and what happens otherwise, to the other what will happen. */
  customer: InboxEvent;
  seller: SellerEvent;
  args: { step: string; ending: string; due: string };
}

const events = {
  customer: { customer: 'caseDue', seller: 'caseEndingSeller' },
  seller: { customer: 'caseEnding', seller: 'caseDueSeller' },
  platform: { customer: 'caseEvidenceDue', seller: 'caseEvidenceDueSeller' },
} as const;

/** What both sides are told before a deadline; undefined: nothing happens then. */
export function reminderOf(aftersale: Reminded, known: Parameters<typeof endingOf>[1]): Reminder | undefined {
  const isProposed = aftersale.proposedAmount !== null;
  const turn = turnOf(aftersale.status, isProposed);
  const ending = endingOf(aftersale, known);
  if (turn === 'none' || ending === null) return undefined;
  const step = isProposed && turn === 'customer' ? 'proposal' : aftersale.status;
  const due = shopMoment(aftersale.dueAt);
  return { ...events[turn], args: { step, ending: exactly(ending, aftersale), due } };
}

/** Approval of a return begins no refund, and what comes back for an exchange does not either. */
function exactly(ending: string, { type }: Reminded): string {
  if (ending === 'approved' && type !== 'refund_only') return 'approvedReturn';
  return ending === 'received' && type === 'exchange' ? 'receivedExchange' : ending;
}
