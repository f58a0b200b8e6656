'use client';

import type { ComponentProps, ReactNode } from 'react';
import { RecordPages } from '#components/lists/list-pages.tsx';
import type { ShownList } from '#components/lists/use-list.ts';
import { Panel } from '#components/ui/page/panel.tsx';
import { ExportButton } from '#components/work/export-button.tsx';
import type { ApiError } from '#lib/api/transport/api-error.ts';
import { isNotOffered } from '#lib/api/transport/queries.ts';
import { exportMovements, type MovementList } from '#lib/api/wallet/member-movements.ts';
import type { MovementState } from './movement-filter.ts';
import { MovementFilters } from './movement-filters.tsx';
import styles from './movement-panel.module.css';
import type { ShownMovement } from './shown-movement.ts';
import { useMovementColumns } from './use-movement-columns.tsx';

interface MovementPanelProps {
  kind: MovementList;
  list: ShownList<MovementState>;
  query: ComponentProps<typeof RecordPages<MovementState, ShownMovement>>['query'] & { error: ApiError | null };
  words: { title: string; after: string; empty: string; emptyText: string };
  /** The first step, while there is nothing at all. */
  firstStep?: ReactNode;
}

/** A list of movements with its filter, its pages and its export. */
export function MovementPanel({ kind, list, query, words, firstStep }: MovementPanelProps) {
  const { data } = query;
  // A foreign backend neither filters nor exports; its records say no kind, and some it does not keep at all.
  const hasNoKinds = data !== undefined && data.total > 0 && data.list.some((row) => row.kind === undefined);
  const isForeign = hasNoKinds || isNotOffered(query.error);
  return (
    <Panel isFlush>
      {!isForeign && (list.isFiltered || data?.total !== 0) && (
        <div className={styles.bar}>
          <MovementFilters kind={kind} list={list} />
          <ExportButton
            isOutlined
            isDisabled={!data || data.total === 0}
            onExport={(format) => exportMovements(kind, list.filter, format)}
          />
        </div>
      )}
      <div className={styles.movements}>
        <RecordPages
          list={list}
          query={query}
          caption={words.title}
          columns={useMovementColumns(words.after)}
          rowKey={({ id }) => id}
          empty={{ title: words.empty, text: words.emptyText, children: firstStep }}
        />
      </div>
    </Panel>
  );
}
