import { setTimeout as wait } from 'node:timers/promises';

const timeoutInMs = 3_000;

/** What has not been handed over when the process ends is lost: a collector that is away must not hold it up. */
export async function endInTime(ending: Promise<unknown>): Promise<void> {
  await Promise.race([ending.catch(() => undefined), wait(timeoutInMs, undefined, { ref: false })]);
}
