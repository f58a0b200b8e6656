'use client';

import type { ListPlace } from '#components/lists/define-list.ts';
import { ListFilters } from '#components/lists/filters/list-filters.tsx';
import { NothingFound } from '#components/lists/nothing-found.tsx';
import { useKeptFocus } from '#components/ui/hooks/use-kept-focus.ts';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { BulkDialog } from './bulk/bulk-dialog.tsx';
import { KeyboardDialog } from './keys/keyboard-dialog.tsx';
import { useWorkTable } from './use-work-table.ts';
import { ViewBar } from './views/view-bar.tsx';
import { WorkFoot } from './work-foot.tsx';
import { WorkHead } from './work-head.tsx';
import { WorkPager } from './work-pager.tsx';
import { WorkRows } from './work-rows.tsx';
import { WorkSkeleton } from './work-skeleton.tsx';
import type { WorkAnswer, WorkTableProps } from './work-types.ts';

/** A list that people work in all day (docs/adr/0015-lists-to-work-in.md). */
export function WorkTable<Row, State extends ListPlace, Answer extends WorkAnswer<Row>>(
  props: WorkTableProps<Row, State, Answer>,
) {
  const table = useWorkTable(props);
  const { live, rows, choice, selection } = table;
  const { list, caption, rowKey, rowName, bulk = [] } = props;
  const empty = list.isFiltered ? (props.nothing ?? <NothingFound onReset={list.reset} />) : props.empty;
  // The last row leaves with its button, and the table with it.
  const frame = useKeptFocus<HTMLDivElement>();
  return (
    <>
      <Panel isFlush>
        <WorkHead
          props={props}
          table={table}
          views={list.name && <ViewBar list={{ ...list, name: list.name }} columns={choice.keys} />}
          filters={props.filters && <ListFilters of={list}>{props.filters}</ListFilters>}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: no fields of a form */}
        <div ref={frame} role="group" tabIndex={-1} aria-label={caption}>
          <QueryView query={live.query} skeleton={<WorkSkeleton columns={choice.shown.length} />}>
            {() =>
              rows.length === 0 || !live.total || !live.changes ? (
                empty
              ) : (
                <>
                  <WorkRows
                    caption={caption}
                    columns={choice.shown}
                    rows={rows}
                    rowKey={rowKey}
                    rowName={rowName}
                    sort={list.state.sort}
                    onSort={(sort) => list.change({ sort })}
                    changed={live.changes.changed}
                    gone={live.changes.gone}
                    selection={bulk.length > 0 ? selection : undefined}
                    onKeyDown={table.onKeyDown}
                    onOpen={table.onOpen}
                  />
                  <WorkFoot caption={caption} bulk={bulk} table={table} />
                  <WorkPager list={list} page={live.total} />
                </>
              )
            }
          </QueryView>
        </div>
      </Panel>
      <Dialogs props={props} table={table} />
    </>
  );
}

interface DialogsProps<Row, State extends ListPlace, Answer extends WorkAnswer<Row>> {
  props: WorkTableProps<Row, State, Answer>;
  table: ReturnType<typeof useWorkTable<Row, State, Answer>>;
}

function Dialogs<Row, State extends ListPlace, Answer extends WorkAnswer<Row>>({
  props,
  table,
}: DialogsProps<Row, State, Answer>) {
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
