import { type Cause, currentCause, runFor } from './cause.ts';
import type { TracePlace } from './traceparent.ts';

type Facts = Record<string, string | number | boolean>;

export interface SpanStart {
  name: string;
  kind: 'server' | 'client' | 'consumer' | 'internal';
  facts?: Facts;
}

export interface OpenSpan {
  readonly place: TracePlace;
  /** Named anew once it is known what it was. */
  rename(name: string): void;
  note(facts: Facts): void;
  end(error?: unknown): void;
}

interface Tracer {
  /** A part of the cause's trace, or the beginning of one. */
  begin(start: SpanStart, cause: Cause): OpenSpan;
}

let tracer: Tracer | undefined;

/** Undefined ends it. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next;
}

export const isTracing = (): boolean => tracer !== undefined;

/** The beginning of something in this process, traced or not as the sampler says; undefined where nobody traces. */
export const beginTrace = (start: SpanStart, cause: Cause): OpenSpan | undefined => tracer?.begin(start, cause);

/** A part of what is traced now; undefined where that is nothing. */
export function beginSpan(start: SpanStart): OpenSpan | undefined {
  const cause = tracer && currentCause();
  return cause?.trace?.isSampled ? tracer?.begin(start, cause) : undefined;
}

/** Runs something as a part of what is traced now. */
export async function inSpan<Result>(start: SpanStart, run: () => Promise<Result>): Promise<Result> {
  const span = beginSpan(start);
  const cause = currentCause();
  return span && cause ? endWith(span, cause, run) : run();
}

/** Runs something that began in this process, such as a job. */
export async function inTrace<Result>(start: SpanStart, cause: Cause, run: () => Promise<Result>): Promise<Result> {
  const span = beginTrace(start, cause);
  return span ? endWith(span, cause, run) : runFor(cause, run);
}

async function endWith<Result>(span: OpenSpan, cause: Cause, run: () => Promise<Result>): Promise<Result> {
  try {
    const result = await runFor({ ...cause, trace: span.place }, run);
    span.end();
    return result;
  } catch (error) {
    span.end(error ?? new Error('failed'));
    throw error;
  }
}
