/** Seconds to wait after the first, second, … failed try; after the last the message is given up. */
const pausesInSeconds = [5, 15, 60, 120, 300, 900];

/** When to try again after so many failed tries; undefined: never. */
export function nextTryAfter(attempts: number): number | undefined {
  return pausesInSeconds[attempts - 1];
}
