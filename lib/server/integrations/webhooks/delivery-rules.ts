/** Seconds to wait after the first, second, … failed try; after the last it is given up. */
const pausesInSeconds = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];

/** When to try again after so many failed tries of a round; undefined: never. */
export const pauseAfter = (tries: number): number | undefined => pausesInSeconds[tries - 1];

/** An endpoint at which nothing has got through for so long is switched off. */
export const failingDays = 5;
/** Messages on their way to one endpoint at a time, in all processes together. */
export const atOnce = 4;
/** A try that has not reported back after this is taken as lost and repeated. */
export const tryLifeInSeconds = 60;
