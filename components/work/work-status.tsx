'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ListPlace } from '#components/lists/define-list.ts';
import { sortDirection } from './column-sort.ts';
import type { useWorkTable } from './use-work-table.ts';
import type { WorkAnswer, WorkColumn } from './work-types.ts';

interface WorkStatusProps<Row, State extends ListPlace, Answer extends WorkAnswer<Row>> {
  columns: readonly WorkColumn<Row>[];
  sort: string | undefined;
  table: ReturnType<typeof useWorkTable<Row, State, Answer>>;
}

/**
 * Tells who does not see a list what became of it: how many rows are chosen, and after a filter, an order or a page was
 * chosen, how many entries there are and in which order. Both are there from the start, empty: only so are they heard.
 */
export function WorkStatus<Row, State extends ListPlace, Answer extends WorkAnswer<Row>>({
  columns,
  sort,
  table,
}: WorkStatusProps<Row, State, Answer>) {
  const t = useTranslations('work');
  const { live, chosen } = table;
  const [turn, setTurn] = useState({ key: live.key, isFirst: true });
  if (turn.key !== live.key) setTurn({ key: live.key, isFirst: false });
  const { total } = live;
  const isAnnounced = !turn.isFirst && total !== undefined && !live.query.isPlaceholderData;
  const count = isAnnounced && t(`pager.${total.is_total_exact ? 'total' : 'atLeast'}`, { total: total.total });
  const order = useOrder({ columns, sort });
  return (
    <>
      <p role="status" className="visually-hidden">
        {chosen.length > 0 && t('bulk.selected', { count: chosen.length })}
      </p>
      <p role="status" className="visually-hidden">
        {count && [count, order].filter(Boolean).join(t('live.and'))}
      </p>
    </>
  );
}

/** The order in words; empty for the usual one, which no column stands for. */
function useOrder<Row>({ columns, sort }: { columns: readonly WorkColumn<Row>[]; sort: string | undefined }): string {
  const t = useTranslations('work.sort');
  for (const { sort: name, label } of columns) {
    const direction = name ? sortDirection(sort, name) : 'none';
    if (direction !== 'none') return t(direction, { label });
  }
  return '';
}
