import type { AttemptFault } from '#lib/contract/integrations/webhooks.ts';

/** Seconds to wait after the first, second, … failed try; after the last it is given up. */
const pausesInSeconds = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];

/** Tries of a round. One that is begun so often and never written down is given up as well. */
export const mostTries = pausesInSeconds.length + 1;

/**
 * Tries of what nobody can sign: as many as a process with a wrong SECRET_KEY may take to be found, and no more, for time mends no
 * secret.
 */
const mostUnsigned = 4;

/** When to try again after so many failed tries of a round; undefined: never. */
export const pauseAfter = (tries: number, fault: AttemptFault): number | undefined =>
  fault === 'secret' && tries >= mostUnsigned ? undefined : pausesInSeconds[tries - 1];

/** An endpoint at which nothing has got through for so long is switched off. */
export const failingDays = 5;
/** Messages on their way to one endpoint at a time, in all processes together. */
export const atOnce = 4;
/** A try that has not reported back after this is taken as lost and repeated. */
export const tryLifeInSeconds = 60;
