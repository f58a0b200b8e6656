import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Cause } from '../cause.ts';
import type { Fault } from './report-fault.ts';
import { scrub } from './scrub.ts';

interface About {
  release: string;
  environment: string;
}

const deepest = 3;
const mostFrames = 50;
const frame = /^\s*at (?:(?:async )?(.+?) \()?(?:file:\/\/)?([^()]+?):(\d+):(\d+)\)?$/;

/**
 * A fault as Sentry's protocol has it: what happened and where in the code, in which route or job, under which id. Nothing of the
 * request but that, so nothing of whoever made it.
 */
export function describeFault({ error, where, name }: Fault, cause: Cause | undefined, about: About) {
  const { trace } = cause ?? {};
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1000,
    platform: 'node',
    level: where === 'crash' ? 'fatal' : 'error',
    ...about,
    transaction: name,
    tags: { where, ...(cause && { request_id: cause.requestId }) },
    ...(trace && { contexts: { trace: { trace_id: trace.traceId, span_id: trace.spanId } } }),
    exception: { values: chainOf(error).map((each) => describeError(each, where)) },
  };
}

/** What caused it first, as the protocol wants it. */
function chainOf(error: unknown, depth = 0): unknown[] {
  const inner = error instanceof Error ? error.cause : undefined;
  return inner === undefined || depth >= deepest ? [error] : [...chainOf(inner, depth + 1), error];
}

function describeError(error: unknown, where: string) {
  const isError = error instanceof Error;
  return {
    type: isError ? error.name : typeof error,
    value: scrub(isError ? error.message : String(error)),
    mechanism: { type: 'generic', handled: where !== 'crash' },
    stacktrace: { frames: isError ? framesOf(error.stack ?? '') : [] },
  };
}

/** The innermost last. */
function framesOf(stack: string) {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name, file = '', row, column] = frame.exec(line) ?? [];
      if (file === '') return [];
      const isOwn = !file.includes('node_modules') && !file.startsWith('node:');
      return [
        { function: name ?? '?', filename: placeOf(file), lineno: Number(row), colno: Number(column), in_app: isOwn },
      ];
    })
    .slice(0, mostFrames)
    .reverse();
}

/** Where the project lies on the machine is nobody's business. */
function placeOf(file: string): string {
  const plain = file.replace(/\?.*$/, '');
  if (plain.startsWith('node:')) return plain;
  const inside = path.relative(process.cwd(), plain);
  return inside.startsWith('..') ? path.basename(plain) : inside;
}
