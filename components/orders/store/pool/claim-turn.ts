/** A store claims once a second at most, with however many people (docs/domain/orders.md 6). */
const everyMs = 1000;

/** How long a claim waits so that it is not refused for coming too early. `last`: when the one before was answered. */
export const untilTurnInMs = (last: number | undefined, now: number): number =>
  last === undefined ? 0 : Math.min(everyMs, Math.max(0, last + everyMs - now));
