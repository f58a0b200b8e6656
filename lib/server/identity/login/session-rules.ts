import { addSeconds } from '../../kernel/clock.ts';

/** 30 days with "keep me signed in", else one, counted anew at each refresh (docs/domain/identity.md 2). */
export function refreshLifeInSeconds(isKept: boolean): number {
  return (isKept ? 30 : 1) * 86_400;
}

/** However often it is refreshed: after so long somebody has to prove anew who they are. */
export function sessionLifeInSeconds(isKept: boolean): number {
  return (isKept ? 180 : 7) * 86_400;
}

/** When the refresh token handed out now runs out: never later than its session may last. */
export function refreshEnd({ isKept, createdAt }: { isKept: boolean; createdAt: Date }, now: Date): Date {
  const end = Math.min(
    addSeconds(now, refreshLifeInSeconds(isKept)).getTime(),
    addSeconds(createdAt, sessionLifeInSeconds(isKept)).getTime(),
  );
  return new Date(end);
}

/** Two tabs may wake up at the same moment and send the same token; a thief is rarely that quick. */
const raceGraceInSeconds = 10;

interface RefreshFacts {
  usedAt: Date | null;
  endedAt: Date | null;
  expiresAt: Date;
  isUserEnabled: boolean;
}

/**
 * `rotate`: hand out a new pair. `raced`: just used by another tab; the caller gets nothing but may look again for the
 * pair that tab stored, because handing the same new token out twice would make theft invisible. `replayed`: an old
 * token came back, so somebody has a copy: the whole session ends. `dead`: nothing to be had.
 */
export type RefreshVerdict = 'rotate' | 'raced' | 'replayed' | 'dead';

export function judgeRefresh({ usedAt, endedAt, expiresAt, isUserEnabled }: RefreshFacts, now: Date): RefreshVerdict {
  if (endedAt !== null || expiresAt <= now || !isUserEnabled) return 'dead';
  if (usedAt === null) return 'rotate';
  return now.getTime() - usedAt.getTime() <= raceGraceInSeconds * 1000 ? 'raced' : 'replayed';
}
