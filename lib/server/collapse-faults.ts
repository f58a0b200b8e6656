import type { LogFn, Logger } from 'pino';
import { isTransientError } from './db/transient-error.ts';

/** How often it is said that something is still away. */
const usualSaidEachMs = 10_000;
/** Without a fault for so long it is back. Whoever works here asks the database each second. */
const usualQuietMs = 3000;

type Kind = 'network' | 'disk';

interface Outage {
  since: number;
  lines: number;
  /** Since the last line that was written. */
  unsaid: number;
  saidAt: number;
  log: Logger;
  last: string;
  timer: NodeJS.Timeout;
}

const diskCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** What the shop stands on that is away, where an error is of that kind; the job queue hands errors on as copies. */
function kindOf(given: unknown): { kind: Kind; message: string } | undefined {
  const error = given instanceof Error ? given : toError(given);
  if (!error || !isTransientError(error)) return undefined;
  const codes = [error, error.cause].map((each) => String((each as { code?: unknown } | undefined)?.code));
  const { message } = error.cause instanceof Error ? error.cause : error;
  return { kind: codes.some((code) => diskCodes.has(code)) ? 'disk' : 'network', message };
}

function toError(given: unknown): Error | undefined {
  const { message } = (given ?? {}) as { message?: unknown };
  return typeof message === 'string' ? Object.assign(new Error(message), given) : undefined;
}

type LogArguments = Parameters<LogFn>;

/**
 * Lines about what is away for a moment, collapsed for a log: the first as it is, then how many there were each ten seconds, and one
 * when it is back. Two seconds without a database are some lines, not one for each job and request that met it. The access log
 * has every request all the same.
 */
export function createCollapsing({ quietMs, saidEachMs } = { quietMs: usualQuietMs, saidEachMs: usualSaidEachMs }) {
  const outages = new Map<Kind, Outage>();

  /** Called while lines come, and once after the last. */
  const look = (kind: Kind, outage: Outage) => {
    outages.delete(kind);
    const seconds = Math.round((Date.now() - outage.since - quietMs) / 1000);
    outage.log.warn({ kind, lines: outage.lines, seconds }, 'what was away is back');
  };

  return function logMethod(this: Logger, input: LogArguments, method: LogFn, level: number): void {
    const [first] = input as unknown[];
    const fault =
      level >= 40 && typeof first === 'object' ? kindOf((first as { err?: unknown } | null)?.err) : undefined;
    if (!fault) {
      method.apply(this, input);
      return;
    }
    const { kind, message } = fault;
    const now = Date.now();
    const open = outages.get(kind);
    if (!open) {
      method.apply(this, input);
      const outage: Outage = { since: now, lines: 1, unsaid: 0, saidAt: now, log: this, last: message, timer: later() };
      function later(): NodeJS.Timeout {
        return setTimeout(() => look(kind, outage), quietMs).unref();
      }
      outages.set(kind, outage);
      return;
    }
    open.lines += 1;
    open.unsaid += 1;
    open.last = message;
    open.timer.refresh();
    if (now - open.saidAt < saidEachMs) return;
    const { unsaid: lines, last } = open;
    open.saidAt = now;
    open.unsaid = 0;
    open.log.error({ kind, lines, last }, 'still away');
  };
}
