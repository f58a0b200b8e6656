import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshMs } from '#components/work/money/refresh.ts';
import { ledgerCheckQuery, ledgerChecksQuery } from '#lib/api/wallet/desk-money.ts';

/** While a check runs somebody waits for its result. */
const waitingMs = 1500;

/** Past checks and the one that runs; once that has ended, what it found is read as well. */
export function useLedgerChecks(page: { page: number; limit: number }) {
  const queries = useQueryClient();
  const query = useQuery({
    ...ledgerChecksQuery(page),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.running ? waitingMs : refreshMs),
  });
  const running = query.data?.running?.id;
  const before = useRef(running);
  useEffect(() => {
    if (before.current !== undefined && before.current !== running) {
      void queries.invalidateQueries({ queryKey: ledgerCheckQuery().queryKey });
    }
    before.current = running;
  }, [queries, running]);
  return query;
}
