import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { readTraceparent, type TracePlace, writeTraceparent } from './traceparent.ts';

/** What is found out while something is done. */
interface Seen {
  actor?: string;
  isStream?: true;
  /** The answer is one that was given before, under the same `Idempotency-Key`. */
  isReplay?: true;
  /** Numbers of the documents that were made or changed. */
  records?: readonly string[];
  /** Rows that a job could not do. */
  rowFaults?: readonly { step: string; key: string; error: unknown }[];
}

/** What something is done for: the request from outside, or the run of a job, that began it. */
export interface Cause {
  /** Found again in the answer, in every line of the log, and in what was queued. */
  readonly requestId: string;
  /** Undefined where nobody traces: neither this process nor who asked it. */
  readonly trace?: TracePlace | undefined;
  /** What is found out on the way, one object for all that has the same cause. */
  readonly seen: Seen;
  /** What was asked for, as the shop itself writes it; undefined for what somebody made up. */
  readonly route?: string | undefined;
}

const causes = new AsyncLocalStorage<Cause | undefined>();

export const currentCause = (): Cause | undefined => causes.getStore();

export const runFor = <Result>(cause: Cause | undefined, run: () => Result): Result => causes.run(cause, run);

/** Of one that changes more, the first are enough to find it. */
const mostRecords = 20;

/** Whoever has the number of a document finds what made or changed it, in the access log. */
export function noteRecord(no: string): void {
  const seen = currentCause()?.seen;
  if (!seen || seen.records?.includes(no) || (seen.records?.length ?? 0) >= mostRecords) return;
  seen.records = [...(seen.records ?? []), no];
}

/** Letters, digits and dashes: what stands in logs, headers and comments without being escaped. */
const soundId = /^[A-Za-z0-9-]{8,64}$/;

export const newCause = (): Cause => ({ requestId: randomUUID(), seen: {} });

/** What a proxy, or this process itself, says a request is a part of; what it says wrongly counts as not said. */
export function readCause(requestId: string | null | undefined, traceparent: string | null | undefined): Cause {
  const trace = traceparent ? readTraceparent(traceparent) : undefined;
  const isGiven = typeof requestId === 'string' && soundId.test(requestId);
  return { requestId: isGiven ? requestId : (trace?.traceId ?? randomUUID()), trace, seen: {} };
}

/** For another process of ours, which takes them from us alone. */
export function causeHeaders(cause: Cause | undefined): Record<string, string> {
  if (!cause) return {};
  return {
    'x-request-id': cause.requestId,
    ...(cause.trace && { traceparent: writeTraceparent(cause.trace) }),
  };
}

/** In one word, to be kept beside what is done later; null where nothing began it. */
export function writeCause(cause = currentCause()): string | null {
  if (!cause) return null;
  return [cause.requestId, cause.trace && writeTraceparent(cause.trace)].filter(Boolean).join(' ');
}

/** What was kept by `writeCause`; a cause of its own where there is none. */
export function rememberCause(kept: unknown): Cause {
  const [requestId, traceparent] = typeof kept === 'string' ? kept.split(' ') : [];
  return readCause(requestId, traceparent);
}
