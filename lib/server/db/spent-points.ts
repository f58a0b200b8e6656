import { AsyncLocalStorage } from 'node:async_hooks';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../kernel/errors.ts';
import { isTransientError } from './transient-error.ts';

/**
 * Why a point comes back: what the shop stands on was away, which no caller brings about; the shop itself failed, which one might;
 * or the answer had been given before, under the same key with the same body.
 */
type Why = 'away' | 'fault' | 'replay';

interface SpentPoint {
  /** Of which limit, and of whom in it. */
  limit: string;
  key: string;
  /** As many as the limit allows in so many seconds. */
  points: number;
  seconds: number;
  giveBack: () => Promise<void>;
}

interface Spending {
  points: SpentPoint[];
  isReplay: boolean;
}

const spending = new AsyncLocalStorage<Spending>();

/** Says that a call has cost somebody a point of a limit; outside of a call it stays spent. */
export function noteSpent(point: SpentPoint): void {
  spending.getStore()?.points.push(point);
}

/** Says that the call was answered with what an earlier one had done. */
export function noteReplay(): void {
  const store = spending.getStore();
  if (store) store.isReplay = true;
}

/**
 * Runs a call. Its points come back where the shop itself fails, and where it is only asked again for what it has answered: who
 * tries on while a disk is full is not locked out afterwards. What was refused for a reason of the caller's stays counted.
 * `faultOf` says what went wrong where it is not thrown.
 */
export async function withPointsBack<Result>(
  run: () => Promise<Result>,
  faultOf: () => unknown = () => undefined,
): Promise<Result> {
  const store: Spending = { points: [], isReplay: false };
  return spending.run(store, async () => {
    try {
      const result = await run();
      const fault = faultOf();
      const why = fault === undefined ? store.isReplay && ('replay' as const) : whyOf(fault);
      if (why) await giveAllBack(store.points, why);
      return result;
    } catch (error) {
      const why = whyOf(error);
      if (why) await giveAllBack(store.points, why);
      throw error;
    }
  });
}

function whyOf(error: unknown): Why | undefined {
  if (error instanceof DomainError) {
    // Closed for a while, by whoever runs it.
    if (error.code === 'maintenance') return 'away';
    return error.code === 'internal' || error.code === 'not_ready' ? 'fault' : undefined;
  }
  return isTransientError(error) ? 'away' : 'fault';
}

async function giveAllBack(points: readonly SpentPoint[], why: Why): Promise<void> {
  for (const point of points) if (why !== 'fault' || (await mayForgive(point))) await giveBack(point);
}

/**
 * Faults of the shop that a caller could have found out how to bring about forgive no more than one limit's worth in its time: no
 * limit is ever more than doubled by them.
 */
const forgiven = new Map<string, RateLimiterMemory>();

async function mayForgive({ limit, key, points, seconds }: SpentPoint): Promise<boolean> {
  const limiter = forgiven.get(limit) ?? new RateLimiterMemory({ points, duration: seconds });
  forgiven.set(limit, limiter);
  try {
    await limiter.consume(key);
    return true;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false;
    throw refusal;
  }
}

/** Points that could not be given back while the database was away, the oldest first, and until when they would matter. */
const owed: { point: SpentPoint; until: number }[] = [];
const mostOwed = 10_000;
const againMs = 2000;
let timer: NodeJS.Timeout | undefined;

async function giveBack(point: SpentPoint): Promise<void> {
  try {
    await point.giveBack();
  } catch {
    if (owed.length >= mostOwed) owed.shift();
    owed.push({ point, until: Date.now() + point.seconds * 1000 });
    timer ??= setInterval(() => void payOwed(), againMs).unref();
  }
}

/** Gives back what is owed, as far as that goes now. Answers whether it was anything. */
export async function payOwed(): Promise<boolean> {
  let paid = 0;
  for (let next = owed.shift(); next; next = owed.shift()) {
    if (next.until <= Date.now()) continue;
    try {
      await next.point.giveBack();
      paid += 1;
    } catch {
      owed.unshift(next);
      return paid > 0;
    }
  }
  clearInterval(timer);
  timer = undefined;
  return paid > 0;
}
