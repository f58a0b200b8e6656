'use client';

import { QueryView } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { BulkDialog } from './bulk/bulk-dialog.tsx';
import { KeyboardDialog } from './keys/keyboard-dialog.tsx';
import { useWorkTable } from './use-work-table.ts';
import { ViewBar } from './views/view-bar.tsx';
import { WorkFoot } from './work-foot.tsx';
import { WorkHead } from './work-head.tsx';
import { WorkPager } from './work-pager.tsx';
import { WorkRows } from './work-rows.tsx';
import { WorkSkeleton } from './work-skeleton.tsx';
import type { WorkState, WorkTableProps } from './work-types.ts';

/** A list that people work in all day (docs/adr/0015-lists-to-work-in.md). */
export function WorkTable<Row, State extends WorkState>(props: WorkTableProps<Row, State>) {
  const table = useWorkTable(props);
  const { live, rows, choice, selection } = table;
  const { caption, state, onState, rowKey, rowName, bulk = [], empty, isFiltered } = props;
  return (
    <>
      <Panel isFlush>
        <ViewBar list={props.list} columns={choice.keys} onState={onState} />
        <WorkHead props={props} table={table} />
        <QueryView query={live.query} skeleton={<WorkSkeleton columns={choice.shown.length} />}>
          {() =>
            rows.length === 0 || !live.total || !live.changes ? (
              empty(isFiltered)
            ) : (
              <>
                <WorkRows
                  caption={caption}
                  columns={choice.shown}
                  rows={rows}
                  rowKey={rowKey}
                  rowName={rowName}
                  sort={state.sort}
                  onSort={(sort) => onState({ sort })}
                  changed={live.changes.changed}
                  gone={live.changes.gone}
                  selection={bulk.length > 0 ? selection : undefined}
                  onKeyDown={table.onKeyDown}
                  onOpen={table.onOpen}
                />
                <WorkFoot caption={caption} bulk={bulk} table={table} />
                <WorkPager page={live.total} limit={state.limit} onState={onState} />
              </>
            )
          }
        </QueryView>
      </Panel>
      <Dialogs props={props} table={table} />
    </>
  );
}

interface DialogsProps<Row, State extends WorkState> {
  props: WorkTableProps<Row, State>;
  table: ReturnType<typeof useWorkTable<Row, State>>;
}

function Dialogs<Row, State extends WorkState>({ props, table }: DialogsProps<Row, State>) {
  const { action, chosen, selection, live } = table;
  const finish = (undone: string[], hasRun: boolean) => {
    table.setAction(undefined);
    if (!hasRun) return;
    selection.keepOnly(undone);
    void live.renew();
  };
  return (
    <>
      {action && (
        <BulkDialog action={action} rows={chosen} rowKey={props.rowKey} rowName={props.rowName} onClose={finish} />
      )}
      {table.isHelpShown && (
        <KeyboardDialog
          canSelect={Boolean(props.bulk?.length)}
          canOpen={props.rowHref !== undefined}
          onClose={() => table.setHelpShown(false)}
        />
      )}
    </>
  );
}
