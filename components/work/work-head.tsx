'use client';

import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ListPlace } from '#components/lists/define-list.ts';
import { KeyboardOutlined as KeyboardIcon } from '#components/ui/material-icons/keyboard-outlined.tsx';
import { ColumnsMenu } from './columns/columns-menu.tsx';
import { ExportButton } from './export-button.tsx';
import { SortSelect } from './sort-select.tsx';
import type { useWorkTable } from './use-work-table.ts';
import styles from './work-bar.module.css';
import { AllBox } from './work-rows.tsx';
import { WorkStatus } from './work-status.tsx';
import type { WorkAnswer, WorkTableProps } from './work-types.ts';

interface WorkHeadProps<Row, State extends ListPlace, Answer extends WorkAnswer<Row>> {
  props: WorkTableProps<Row, State, Answer>;
  table: ReturnType<typeof useWorkTable<Row, State, Answer>>;
  views: ReactNode;
  filters: ReactNode;
}

/** Above the rows: the kept views, the filters, and what concerns the list as a whole; one line where nothing filters. */
export function WorkHead<Row, State extends ListPlace, Answer extends WorkAnswer<Row>>({
  props,
  table,
  views,
  filters,
}: WorkHeadProps<Row, State, Answer>) {
  const t = useTranslations('work');
  const { columns, list, bulk = [] } = props;
  const { state, change, save } = list;
  const { choice, rows, selection, live } = table;
  const isEmpty = live.total !== undefined && rows.length === 0;
  return (
    <div className={styles.head} data-filters={filters ? '' : undefined} data-print="off">
      <WorkStatus columns={columns} sort={state.sort} table={table} />
      <div className={styles.views}>{views}</div>
      <div ref={table.filters} className={styles.filters}>
        {filters}
      </div>
      <div className={styles.tools}>
        <div className={styles.phone}>
          {bulk.length > 0 && rows.length > 0 && <AllBox count={rows.length} selection={selection} />}
          {!isEmpty && <SortSelect columns={columns} sort={state.sort} onSort={(sort) => change({ sort })} />}
        </div>
        <ColumnsMenu
          columns={columns}
          keys={choice.keys}
          isAsAtFirst={choice.isAsAtFirst}
          onToggle={choice.toggle}
          onReset={choice.reset}
        />
        {save && <ExportButton isDisabled={rows.length === 0} onExport={(format) => save(state, format)} />}
        <span className={styles.keyboard}>
          <IconButton
            size="small"
            title={t('keys.title')}
            aria-label={t('keys.title')}
            onClick={() => table.setHelpShown(true)}
          >
            <KeyboardIcon fontSize="small" />
          </IconButton>
        </span>
      </div>
    </div>
  );
}
