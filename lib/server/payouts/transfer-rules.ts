import { addSeconds } from '../kernel/clock.ts';
import type { TransferAnswer } from '../payments/index.ts';
import { canMove } from './states.ts';
import type { Transfer } from './transfer-tables.ts';
import type { Withdrawal } from './withdrawal-repository.ts';

const minute = 60;
const day = 86_400;

/** Pauses between the questions about a transfer (docs/domain/payouts.md 11); the last one repeats. */
const pausesInMinutes = [1, 2, 5, 15, 60] as const;
/** After so many questions nobody should wait any longer for an answer. */
const questionsBeforeHelp = pausesInMinutes.length;
/** What is not known by then will never be. */
const askedForDays = 30;

/** What was paid may come back: it is looked at again after these days. */
const lookedAtAfterDays = [1, 2] as const;

/** A request may still be on its way when the first question overtakes it: that its number is unknown counts from here on. */
const missingCountsAfter = 3 * minute;

/** A process that comes to send it later than this leaves it to the questions: one of them may have said that it never went out. */
const sendsWithin = 30;

export const mayStillSend = ({ sentAt }: Transfer, now: Date): boolean => now <= addSeconds(sentAt, sendsWithin);

export const firstQuestionAt = (now: Date): Date => addSeconds(now, pausesInMinutes[0] * minute);
export const firstLookAt = (now: Date): Date => addSeconds(now, lookedAtAfterDays[0] * day);

/** When it is asked about again after the question that is put now. Null: this is the last one. */
export function nextQuestionAt({ answer, queryCount, sentAt }: Transfer, now: Date): Date | null {
  if (answer === 'succeeded') {
    const days = lookedAtAfterDays[queryCount + 1];
    return days === undefined ? null : addSeconds(now, days * day);
  }
  if (answer !== null || now > addSeconds(sentAt, askedForDays * day)) return null;
  return addSeconds(now, (pausesInMinutes[queryCount + 1] ?? 60) * minute);
}

/** Nothing certain was learnt in all that time: an operator's turn. */
export const isHelpNeeded = ({ answer, queryCount, notifiedAt }: Transfer): boolean =>
  answer === null && notifiedAt === null && queryCount >= questionsBeforeHelp;

/**
 * `waiting`: the provider may be paying it this very moment, and nobody pays it manually, or says that it has failed.
 * `unclear`: operators were told that it does not say. `settled`: it has, or another attempt has followed.
 */
export function stateOfTransfer(
  { status, attempts }: Pick<Withdrawal, 'status' | 'attempts'>,
  { attempt, answer, notifiedAt }: Transfer,
): 'waiting' | 'unclear' | 'settled' {
  if (status !== 'paying' || attempt !== attempts || answer !== null) return 'settled';
  return notifiedAt === null ? 'waiting' : 'unclear';
}

/**
 * `contradicts`: the provider says otherwise than what was recorded. `wait`: nothing certain. `known`: nothing new, or
 * nothing that changes anything.
 */
export type TransferVerdict = 'paid' | 'failed' | 'bounced' | 'contradicts' | 'wait' | 'known';

interface Known {
  withdrawal: Pick<Withdrawal, 'status' | 'attempts' | 'reference'>;
  transfer: Transfer;
}

/** What an answer means for a withdrawal, as it stands now. */
export function judgeTransfer(answer: TransferAnswer, known: Known, now: Date): TransferVerdict {
  const { transfer } = known;
  if (answer.status === 'pending') return 'wait';
  if (answer.status === 'missing' && now < addSeconds(transfer.sentAt, missingCountsAfter)) return 'wait';
  return answer.status === 'succeeded' ? judgePaid(answer.orderId, known) : judgeUnpaid(answer.status, known);
}

function judgePaid(orderId: string, { withdrawal, transfer }: Known): TransferVerdict {
  const { status, attempts, reference } = withdrawal;
  if (attempts === transfer.attempt && canMove(status, 'succeed')) return 'paid';
  const isRecorded = transfer.answer === 'succeeded' || (status === 'paid' && reference === orderId);
  return isRecorded ? 'known' : 'contradicts';
}

function judgeUnpaid(
  answer: 'failed' | 'returned' | 'missing',
  { withdrawal: { status, attempts }, transfer }: Known,
): TransferVerdict {
  if (attempts !== transfer.attempt) return 'known';
  if (canMove(status, 'fail')) return 'failed';
  // By hand it may have been paid otherwise.
  if (status !== 'paid' || transfer.answer !== 'succeeded') return 'known';
  return answer === 'returned' ? 'bounced' : 'contradicts';
}
