'use client';

import type { ListPlace } from '#components/lists/define-list.ts';
import { useKeptFocus } from '#components/ui/hooks/use-kept-focus.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { LiveNotice } from './live-notice.tsx';
import type { useWorkTable } from './use-work-table.ts';
import styles from './work-bar.module.css';
import type { WorkAnswer, WorkBulkAction } from './work-types.ts';

interface WorkFootProps<Row, State extends ListPlace, Answer extends WorkAnswer<Row>> {
  caption: string;
  bulk: readonly WorkBulkAction<Row>[];
  table: ReturnType<typeof useWorkTable<Row, State, Answer>>;
}

/** What comes and goes with the rows. It floats above the end of the list, so that no row moves for it. */
export function WorkFoot<Row, State extends ListPlace, Answer extends WorkAnswer<Row>>({
  caption,
  bulk,
  table,
}: WorkFootProps<Row, State, Answer>) {
  const { live, chosen } = table;
  // Its buttons leave with the last of the chosen rows, and the focus would be lost with them.
  const frame = useKeptFocus<HTMLElement>();
  return (
    <section ref={frame} tabIndex={-1} aria-label={caption} className={styles.foot}>
      {live.changes && (
        <LiveNotice
          changes={live.changes}
          isStale={live.query.isRefetchError}
          onShow={live.showLatest}
          onRetry={() => void live.query.refetch()}
        />
      )}
      {bulk.length > 0 && chosen.length > 0 && (
        <BulkBar rows={chosen} actions={bulk} onAct={table.setAction} onClear={table.selection.clear} />
      )}
    </section>
  );
}
