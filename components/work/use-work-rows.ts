'use client';

import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ListPlace } from '#components/lists/define-list.ts';
import { type ListInUse, useLastPage } from '#components/lists/use-list.ts';
import type { ApiError } from '#lib/api/transport/api-error.ts';
import type { ApiQueryKey } from '#lib/api/transport/queries.ts';
import { ownWriteTime } from '#lib/api/transport/stale-reads.ts';
import type { WorkPage } from '#lib/contract/work-list.ts';
import { comparePages } from './compare-pages.ts';
import { toWorkPage } from './to-work-page.ts';
import type { WorkAnswer } from './work-types.ts';

const refreshedEverySeconds = 20;

interface WorkRowsOptions<Row, State, Answer> {
  list: ListInUse<State, Answer>;
  refreshSeconds: number | undefined;
  rowKey: (row: Row) => string;
  rowMark: ((row: Row) => string) | undefined;
  isLive: boolean;
  /** Nothing is asked for while it is so. */
  isPaused: boolean;
}

interface Shown<Row> {
  key: string;
  page: WorkPage<Row>;
  /** When it was read, in milliseconds. */
  time: number;
  /**
   * What comes next is no change to point at: what was read earlier stands here while the list is asked how it is now, or the
   * list shows changes as they come.
   */
  isOpening: boolean;
}

const isOpening = (query: { isFetching: boolean; isFetchedAfterMount: boolean }) =>
  query.isFetching && !query.isFetchedAfterMount;

/**
 * A list that opens shows the newest that is known, one that is read stays as it is; an empty one has nothing to keep. What
 * people do themselves is no news to them: the page that is read after it is shown at once.
 */
function toShow<Row>(shown: Shown<Row> | undefined, now: Shown<Row>): Shown<Row> {
  const isOwn = shown !== undefined && shown.time < ownWriteTime() && ownWriteTime() <= now.time;
  const isHeld = shown?.key === now.key && shown.page.list.length > 0 && !shown.isOpening && !isOwn;
  const isSame = shown?.key === now.key && shown.page === now.page && shown.isOpening === now.isOpening;
  return shown && (isHeld || isSame) ? shown : now;
}

/**
 * The page of a list as it was when it came, and what has changed since: it is asked for again while somebody looks, and
 * nothing moves until they say so.
 */
export function useWorkRows<Row, State extends ListPlace, Answer extends WorkAnswer<Row>>(
  options: WorkRowsOptions<Row, State, Answer>,
) {
  const { list, refreshSeconds, rowKey, rowMark, isLive, isPaused } = options;
  const { queryKey } = list.query(list.state);
  const query = useQuery<Answer, ApiError, WorkPage<Row>, ApiQueryKey>({
    queryKey,
    select: (answer) => toWorkPage<Row>(answer, list.state),
    placeholderData: keepPreviousData,
    refetchInterval: isPaused ? false : (refreshSeconds ?? refreshedEverySeconds) * 1000,
    refetchOnWindowFocus: !isPaused,
  });
  const { data, isPlaceholderData, refetch, dataUpdatedAt: time } = query;
  useLastPage(query, list.state, list.change);
  const key = hashKey(queryKey);
  const [shown, setShown] = useState<Shown<Row>>();
  const next =
    data && !isPlaceholderData && toShow(shown, { key, page: data, time, isOpening: isOpening(query) || isLive });
  if (next && next !== shown) setShown(next);
  const base = shown?.page ?? data;
  const latest = isPlaceholderData ? base : data;
  const changes = useMemo(
    () => base && latest && comparePages(base, latest, { rowKey, rowMark: rowMark ?? JSON.stringify }),
    [base, latest, rowKey, rowMark],
  );
  const showLatest = () => {
    if (data) setShown({ key, page: data, time, isOpening: false });
  };
  /** Reads the page anew and shows it as it is then. */
  const renew = async () => {
    const { data: renewed, dataUpdatedAt } = await refetch();
    if (renewed) setShown({ key, page: renewed, time: dataUpdatedAt, isOpening: false });
  };
  return { query, page: base, total: latest ?? base, changes, showLatest, renew, key };
}
