import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshSeconds } from '#components/work/money/refresh.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { checkList } from './check-pages.ts';

/** While a check runs somebody waits for its result. */
const waitingMs = 1500;

/** Past checks and the one that runs; once that has ended, what it found is read as well. */
export function useLedgerChecks(page: ReturnType<typeof checkList.read>) {
  const queries = useQueryClient();
  const query = useQuery({
    ...checkList.query(page),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.running ? waitingMs : refreshSeconds * 1000),
  });
  const running = query.data?.running?.id;
  const before = useRef(running);
  useEffect(() => {
    if (before.current !== undefined && before.current !== running) {
      void queries.invalidateQueries({ queryKey: apiQuery('/api/operator/ledger/check').queryKey });
    }
    before.current = running;
  }, [queries, running]);
  return query;
}
