import pino, { type DestinationStream, type Logger } from 'pino';
import { createCollapsing } from './collapse-faults.ts';
import { withoutParameters } from './db/statements/without-parameters.ts';
import { currentCause } from './observe/cause.ts';

/** What an error says of itself beside its message, and what its reader needs; none of it carries what people typed. */
const notifiedFields = [
  'code',
  'constraint',
  'table',
  'column',
  'syscall',
  'address',
  'port',
  'status',
  'queue',
] as const;
const deepest = 3;

/**
 * An error as the log has it. Errors of the database driver carry the connection that broke, with the key that cancels its
 * queries, and those of the query builder what was asked with: only what is listed is written down.
 */
function toLogged(error: unknown, depth = 0): unknown {
  const safe = withoutParameters(error);
  if (isCopied(safe)) return toLogged(Object.assign(new Error(safe.message), safe), depth);
  if (!(safe instanceof Error)) return typeof safe === 'object' ? String(safe) : safe;
  const { name: type, message, stack, cause } = safe;
  const facts = safe as unknown as Record<string, unknown>;
  const notified = notifiedFields.flatMap((field) => (facts[field] === undefined ? [] : [[field, facts[field]]]));
  const inner = safe instanceof AggregateError ? safe.errors : [];
  return {
    type,
    message,
    stack,
    ...Object.fromEntries(notified),
    ...(cause !== undefined && depth < deepest && { cause: toLogged(cause, depth + 1) }),
    ...(inner.length > 0 && depth < deepest && { errors: inner.map((each) => toLogged(each, depth + 1)) }),
  };
}

/** What the job queue says of its troubles: the parts of an error in an object that is none. */
function isCopied(value: unknown): value is { message: string } {
  const { message } = (value ?? {}) as { message?: unknown };
  return !(value instanceof Error) && typeof message === 'string';
}

/** Which request or job a line is about, whoever writes it. */
function sayCause(): object {
  const cause = currentCause();
  return cause ? { requestId: cause.requestId } : {};
}

/** The log of a process. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const serializers = { err: (error: unknown) => toLogged(error) };
  const options = { level, mixin: sayCause, serializers, hooks: { logMethod: createCollapsing() } };
  return destination ? pino(options, destination) : pino(options);
}
