import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LookupAnswer, LookupOption } from '#lib/contract/lookup.ts';
import { useSettled } from '../hooks/use-settled.ts';

type Read<Failure extends Error, Key extends QueryKey> = UseQueryOptions<LookupAnswer, Failure, LookupAnswer, Key>;

/** Where the records come from: found by what is typed, or named by their id. */
export interface Lookup<Failure extends Error = Error, Key extends QueryKey = QueryKey> {
  find: (quickSearch: string) => Read<Failure, Key>;
  name: (id: number) => Read<Failure, Key>;
}

/** As long as the family's remote select waits before it asks (contract §7). */
const debounceMs = 100;
/** As long as the server reads a search. */
const longest = 60;

/** What a remote select knows: what is typed, what that finds, and what the chosen record is called. */
export function useLookup<Failure extends Error, Key extends QueryKey>(
  lookup: Lookup<Failure, Key>,
  id: number | undefined,
) {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<LookupOption>();
  const [isOpen, setOpen] = useState(false);
  const pending = useSettled(typed.trim().slice(0, longest), debounceMs);
  const found = useQuery({ ...lookup.find(pending), enabled: isOpen, placeholderData: keepPreviousData });
  const isKnown = id === undefined || picked?.id === id;
  const named = useQuery({ ...lookup.name(id ?? 0), enabled: !isKnown });
  const chosen =
    id === undefined
      ? null
      : ((isKnown ? picked : named.data?.options[0]) ?? { id, name: named.isPending ? '' : `#${id}` });
  const options = found.data?.options ?? [];
  const isSettled = pending === typed.trim().slice(0, longest);
  return {
    chosen,
    options,
    /** More than are shown; typing finds them. */
    more: Math.max(0, (found.data?.total ?? 0) - options.length),
    /** How many there are once the answer is here; what is closed says nothing. */
    count: isOpen && isSettled && found.isSuccess && !found.isPlaceholderData ? found.data.total : undefined,
    isSearched: pending !== '',
    isWaiting: isOpen && (found.isFetching || !isSettled),
    /** What is shown answers an earlier search: whoever types on and presses Enter does not mean it. */
    isStale: isOpen && (found.isPlaceholderData || !isSettled),
    /** The first fault there is, with what asks again. */
    failed: found.isError ? found : named.isError && !isKnown ? named : undefined,
    search: setTyped,
    pick: setPicked,
    setOpen,
  };
}
