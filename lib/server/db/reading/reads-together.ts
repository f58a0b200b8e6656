import { type Cause, currentCause } from '#lib/server/observe/cause.ts';
import { currentTally, type Tally } from '../statements/query-tally.ts';

/** A read that waits for the others of its moment. */
export interface WaitingRead {
  statement: unknown;
  parameters: unknown;
  tally: Tally;
  /** Of those that travel together each is asked for its own. */
  cause: Cause | undefined;
  resolve: (answer: unknown) => void;
  reject: (reason: unknown) => void;
}

type SendTogether = (reads: WaitingRead[]) => Promise<void>;

/**
 * Collects what one call or page asks in the same moment, so that it travels together. `send` is handed the reads as soon
 * as everything that could run has run: nothing is held back for a time.
 */
export function collectReads(send: SendTogether): (statement: unknown, parameters: unknown) => Promise<unknown> {
  const moments = new WeakMap<Tally, WaitingRead[]>();
  const open = (whole: Tally): WaitingRead[] => {
    const reads: WaitingRead[] = [];
    moments.set(whole, reads);
    // Behind every promise that is already settled, which may be the next to ask.
    queueMicrotask(() =>
      process.nextTick(() => {
        moments.delete(whole);
        void send(reads);
      }),
    );
    return reads;
  };
  return (statement, parameters) =>
    new Promise((resolve, reject) => {
      const tally = currentTally() as Tally;
      const whole = wholeOf(tally);
      const reads = moments.get(whole) ?? open(whole);
      reads.push({ statement, parameters, tally, cause: currentCause(), resolve, reject });
    });
}

/** What the calls of one page ask travels together too. */
function wholeOf(tally: Tally): Tally {
  let whole = tally;
  while (whole.above) whole = whole.above;
  return whole;
}

const reads = /^[\s(]*(select|with)\b/i;
const mayWait = /\b(insert|update|delete|for (no key |key )?(update|share)|pg_(try_)?advisory\w*)\b/i;

/** Whether a statement of the query builder reads, and nothing else. */
export function isRead(statement: unknown): boolean {
  if (typeof statement !== 'object' || statement === null) return false;
  if (!('text' in statement) || typeof statement.text !== 'string') return false;
  return reads.test(statement.text) && !mayWait.test(statement.text);
}

/**
 * Only what reads, and only for somebody: writes wait for locks, and jobs and scripts ask whatever they like in parallel on
 * as many connections as they want.
 */
export const mayTravelTogether = (statement: unknown): boolean => currentTally() !== undefined && isRead(statement);
