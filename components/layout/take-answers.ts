import type { DehydratedState, QueryClient } from '@tanstack/react-query';

type Answer = DehydratedState['queries'][number];

/** When the server gave the answers that a cache has taken from pages, by its own clock. */
const takenAt = new WeakMap<QueryClient, Map<string, number>>();

/**
 * The answers that came with a page, ready for the cache. What the server has just said takes the place of what was read
 * earlier, and counts as fresh from now on, whatever the clocks of both sides say. A page out of the history brings
 * answers that were taken before: they serve where nothing else is known, and are asked for again.
 */
export function takeAnswers(client: QueryClient, state: DehydratedState): DehydratedState {
  const taken = takenAt.get(client) ?? new Map<string, number>();
  takenAt.set(client, taken);
  return { ...state, queries: state.queries.map((answer) => takeAnswer(client, taken, answer)) };
}

function takeAnswer(client: QueryClient, taken: Map<string, number>, answer: Answer): Answer {
  const { queryHash, dehydratedAt } = answer;
  const isNews = dehydratedAt > (taken.get(queryHash) ?? 0);
  if (!isNews) return withState(answer, { dataUpdatedAt: 0, isInvalidated: true });
  taken.set(queryHash, dehydratedAt);
  const known = client.getQueryCache().get(queryHash);
  // Hydration would show what is known first, and this only afterwards.
  if (known && known.getObserversCount() === 0) client.getQueryCache().remove(known);
  return withState(answer, { dataUpdatedAt: Date.now() });
}

const withState = (answer: Answer, state: Partial<Answer['state']>): Answer => ({
  ...answer,
  state: { ...answer.state, ...state },
});
