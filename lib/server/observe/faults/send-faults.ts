import { setTimeout as wait } from 'node:timers/promises';
import { currentCause, runFor } from '../cause.ts';
import { describeFault } from './describe-fault.ts';
import type { FaultAddress } from './parse-dsn.ts';
import { pauseOf } from './pause-of.ts';
import type { Fault } from './report-fault.ts';

interface SenderOptions {
  address: FaultAddress;
  release: string;
  environment: string;
  now?: () => number;
  /** How long whoever is away is left alone. */
  restInMs?: number;
}

type Described = ReturnType<typeof describeFault>;

/** What goes wrong a thousand times is told a few times. */
const mostPerMinute = 10;
const mostWaiting = 20;
const mostTries = 3;
const timeoutInMs = 5_000;
const minuteInMs = 60_000;

/** Sends faults one after the other, few enough, and waits where it is told to. It holds up nothing and keeps nothing for long. */
export class FaultSender {
  readonly #options: Required<SenderOptions>;
  readonly #waiting: { event: Described; tries: number }[] = [];
  #sent: { at: number; key: string }[] = [];
  #pausedUntil = 0;
  #pump: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor({ now = Date.now, restInMs = minuteInMs, ...options }: SenderOptions) {
    this.#options = { now, restInMs, ...options };
  }

  tell(fault: Fault): void {
    const { release, environment } = this.#options;
    const event = describeFault(fault, currentCause(), { release, environment });
    if (!this.#mayTell(event) || this.#waiting.length >= mostWaiting) return;
    this.#waiting.push({ event, tries: 0 });
    this.#start();
  }

  /** Waits until all is sent, no longer than that. */
  async flush(inMs: number): Promise<void> {
    await Promise.race([this.#pump, wait(inMs, undefined, { ref: false })]);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting.length = 0;
  }

  /** The same fault once a minute, and of all no more than a few. */
  #mayTell({ transaction, exception }: Described): boolean {
    const now = this.#options.now();
    const last = exception.values.at(-1);
    const key = JSON.stringify([transaction, last?.type, last?.stacktrace.frames.at(-1) ?? last?.value]);
    this.#sent = this.#sent.filter(({ at }) => at > now - minuteInMs);
    if (this.#sent.length >= mostPerMinute || this.#sent.some((each) => each.key === key)) return false;
    this.#sent.push({ at: now, key });
    return true;
  }

  #start(): void {
    // What is sent is no part of the request it is about, or it would be traced and told of in its turn.
    this.#pump ??= runFor(undefined, () => this.#sendAll()).finally(() => {
      this.#pump = undefined;
    });
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const rest = this.#pausedUntil - this.#options.now();
      if (rest > 0) {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#start(), rest).unref();
        return;
      }
      next.tries += 1;
      if ((await this.#send(next.event)) || next.tries >= mostTries) this.#waiting.shift();
    }
  }

  /** True where it is done with, whether it was taken or never will be. */
  async #send(event: Described): Promise<boolean> {
    const { address, now, restInMs } = this.#options;
    try {
      const answer = await fetch(address.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=shop/1, sentry_key=${address.key}`,
        },
        body: envelopeOf(event),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutInMs),
      });
      await answer.body?.cancel();
      const pause = pauseOf(answer, now());
      if (pause > 0) this.#pausedUntil = now() + pause;
      // Too many: it says itself that what was refused is not to be sent again.
      if (answer.status < 500) return true;
    } catch {
      // Away: below.
    }
    this.#pausedUntil = Math.max(this.#pausedUntil, now() + restInMs);
    return false;
  }
}

function envelopeOf(event: Described): string {
  const head = { event_id: event.event_id, sent_at: new Date().toISOString() };
  return [head, { type: 'event', content_type: 'application/json' }, event]
    .map((part) => JSON.stringify(part))
    .join('\n');
}
