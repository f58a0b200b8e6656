import { DomainError } from '../kernel/errors.ts';

/** Numbers that look random and come in the same order in every run with the same seed. */
export interface Dice {
  /** From zero, below `below`. */
  next(below: number): number;
  /** What is asked of nothing is refused like anything else that is not there. */
  pick<T>(items: readonly T[]): T;
}

export function newDice(seed: number): Dice {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = <T>(items: readonly T[]): T => {
    const item = items[next(items.length)];
    if (item === undefined) throw new DomainError('not_found');
    return item;
  };
  return { next, pick };
}
