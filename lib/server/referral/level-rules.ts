import type { Fen } from '../kernel/money.ts';

interface Rung {
  id: number;
  /** Null: by an operator's hand alone. */
  risesFromAmount: Fen | null;
  isActive: boolean;
}

/** The highest level that somebody has earned by what was credited so far (docs/domain/referral.md 10). */
export function levelEarned<Level extends Rung>(levels: readonly Level[], credited: Fen): Level | undefined {
  return levels
    .filter(({ isActive, risesFromAmount: from }) => isActive && from !== null && from <= credited)
    .reduce<Level | undefined>((best, level) => (best && fromOf(best) >= fromOf(level) ? best : level), undefined);
}

/**
 * What somebody rises to; undefined: stays. Nobody falls by itself, and one of a level that is reached only manually stays on
 * it. A level that is not in use any more counts as none.
 */
export function riseOf<Level extends Rung>(
  levels: readonly Level[],
  { levelId, credited }: { levelId: number | null; credited: Fen },
): Level | undefined {
  const earned = levelEarned(levels, credited);
  const own = levels.find(({ id, isActive }) => id === levelId && isActive);
  if (!earned || !own) return earned;
  return own.risesFromAmount !== null && fromOf(earned) > own.risesFromAmount ? earned : undefined;
}

const fromOf = ({ risesFromAmount }: Rung): Fen => risesFromAmount ?? 0;
