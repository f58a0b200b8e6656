'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type StateChange, useAddressState } from '#components/ui/hooks/use-address-state.ts';
import { lastPage } from '#components/ui/list/last-page.ts';
import type { ApiError } from '#lib/api/transport/api-error.ts';
import type { ApiQueryKey } from '#lib/api/transport/queries.ts';
import type { List, ListRules } from './define-list.ts';

/** A list as somebody looks at it. */
export interface ListInUse<State, Answer> extends ShownList<State>, Pick<List<State, Answer>, 'query'> {}

/** The same for who does not ask what it answers. */
export interface ShownList<State> extends ListRules<State> {
  state: State;
  change: (change: StateChange) => void;
  /** What narrows it, by name. */
  filter: Partial<State>;
  isFiltered: boolean;
  /** Clears every filter but the tabs. */
  reset: () => void;
}

/** The state of a list, kept in the address: a reload, a shared link and the back button show the same. */
export function useList<State extends object, Answer>(list: List<State, Answer>): ListInUse<State, Answer> {
  const [state, change] = useAddressState(list.read);
  const filter = list.filterOf(state);
  const names = Object.keys(filter);
  return {
    ...list,
    state,
    change,
    filter,
    isFiltered: names.length > 0,
    reset: () => change(Object.fromEntries(names.map((name) => [name, '']))),
  };
}

interface ListQueryOptions<Answer, Shown> {
  /** How often it is read anew while somebody looks at it; absent: when they come back to it. */
  refreshSeconds?: number;
  /** Nothing moves when the window comes to the front, only when the person asks. */
  isStill?: boolean;
  /** What of the answer is shown. */
  select?: (answer: Answer) => Shown;
}

/** The present page of a list with page numbers; the rows of the page before stay until those of this one have come. */
export function useListQuery<
  State extends { page?: number | undefined; limit: number },
  Answer,
  Shown extends { total: number } = Answer & { total: number },
>({ query: read, state, change }: ListInUse<State, Answer>, options: ListQueryOptions<Answer, Shown> = {}) {
  const { refreshSeconds, isStill = false, select } = options;
  const query = useQuery<Answer, ApiError, Shown, ApiQueryKey>({
    queryKey: read(state).queryKey,
    placeholderData: keepPreviousData as never,
    refetchInterval: refreshSeconds ? refreshSeconds * 1000 : false,
    refetchOnWindowFocus: !isStill,
    ...(select && { select }),
  });
  useLastPage(query, state, change);
  return query;
}

/** The last row of the last page may have left: then that page is no more. */
export function useLastPage(
  { data, isPlaceholderData }: { data: { total: number } | undefined; isPlaceholderData: boolean },
  { page, limit }: { page?: number | undefined; limit: number },
  change: (change: StateChange) => void,
): void {
  const last = data && !isPlaceholderData ? lastPage(data.total, limit) : undefined;
  const go = useRef(change);
  useEffect(() => {
    go.current = change;
  });
  useEffect(() => {
    if (page !== undefined && last !== undefined && page > last) go.current({ page: last });
  }, [page, last]);
}
