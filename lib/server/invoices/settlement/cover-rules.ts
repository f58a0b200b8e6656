import type { Fen } from '../../kernel/money.ts';

/** A statement that is settled. */
interface Settled {
  id: number;
  /** Below zero where the store owed. */
  net: Fen;
}

/** What a store has taken of it, or wants to take. */
interface Taken {
  id: number;
  amount: Fen;
}

/**
 * Which statements' money each withdrawal is: the oldest first, as far as those before it have not taken them. A statement that
 * left a debt is none of them, but what made up for it is taken with it: what it takes to come to the amount. Money that stands
 * in no statement needs none.
 */
export function coverOf(statements: readonly Settled[], taken: readonly Taken[]): Map<number, number[]> {
  let sum = 0;
  const reached = statements.map(({ id, net }) => {
    sum += net;
    return { id, net, sum };
  });
  let start = 0;
  const covered = new Map<number, number[]>();
  for (const { id, amount } of taken) {
    const [from, to] = [start, start + amount];
    const first = reached.findIndex((each) => each.sum > from);
    const last = reached.findIndex((each) => each.sum >= to);
    const among = first < 0 ? [] : reached.slice(first, last < 0 ? undefined : last + 1);
    covered.set(
      id,
      among.filter(({ net }) => net > 0).map((each) => each.id),
    );
    start = to;
  }
  return covered;
}

type HandIn = 'settlementNegative' | 'settlementNothing';

/**
 * What is wrong with a choice of statements for one invoice: all that left a debt are part of the next one, so that together no more is
 * invoiced than was settled; and something has to be left.
 */
export function findChoiceFault(
  open: readonly Settled[],
  chosen: readonly number[],
): { key: HandIn; id?: number } | undefined {
  const missed = open.find(({ id, net }) => net < 0 && !chosen.includes(id));
  if (missed) return { key: 'settlementNegative', id: missed.id };
  const sum = open.reduce((total, { id, net }) => total + (chosen.includes(id) ? net : 0), 0);
  return sum > 0 ? undefined : { key: 'settlementNothing' };
}
