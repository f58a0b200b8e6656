import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Cause, newCause, readCause } from '#lib/server/observe/cause.ts';
import { isOurselves } from './own-requests.ts';

const slot = Symbol('cause');

type Marked = IncomingMessage & { [slot]?: Cause };

/**
 * Finds out once what a request is a part of. Only a proxy of ours, and this process when it asks itself, are believed; anybody
 * else gets an id of the shop's own.
 */
export function findCause(request: Marked, isProxyTrusted: boolean): Cause {
  const isBelieved = isProxyTrusted || isOurselves(request);
  const { 'x-request-id': id, traceparent } = request.headers;
  const cause = isBelieved ? readCause(toText(id), toText(traceparent)) : newCause();
  request[slot] = cause;
  return cause;
}

/** Undefined where nobody has looked for it. */
export const causeOf = (request: Marked): Cause | undefined => request[slot];

/** From now on it is this: the same request, as a part of a trace. */
export function setCause(request: Marked, cause: Cause): void {
  request[slot] = cause;
}

/** Tells who asked by what name the answer is found here. */
export function nameAnswer(request: IncomingMessage, response: ServerResponse): void {
  const cause = causeOf(request);
  if (cause && !response.headersSent) response.setHeader('x-request-id', cause.requestId);
}

const toText = (value: string | string[] | undefined) => (value === undefined ? undefined : String(value));
