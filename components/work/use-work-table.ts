'use client';

import { useRef, useState } from 'react';
import type { ListPlace } from '#components/lists/define-list.ts';
import { useNavigation } from '#components/ui/hooks/use-navigation.ts';
import { useColumns } from './columns/use-columns.ts';
import { useRowKeys } from './keys/use-row-keys.ts';
import { useSelection } from './use-selection.ts';
import { useWorkRows } from './use-work-rows.ts';
import type { WorkAnswer, WorkBulkAction, WorkTableProps } from './work-types.ts';

/** All that a work list keeps beside its address: what was read, what is chosen, what is open above it. */
export function useWorkTable<Row, State extends ListPlace, Answer extends WorkAnswer<Row>>(
  props: WorkTableProps<Row, State, Answer>,
) {
  const { list, columns, rowKey, bulk = [] } = props;
  const [action, setAction] = useState<WorkBulkAction<Row>>();
  const [isHelpShown, setHelpShown] = useState(false);
  const filters = useRef<HTMLDivElement>(null);
  const choice = useColumns({ list, columns });
  const live = useWorkRows({
    list,
    refreshSeconds: props.refreshSeconds,
    rowKey,
    rowMark: props.rowMark,
    isLive: props.isLive ?? false,
    isPaused: action !== undefined,
  });
  const rows = live.changes?.rows ?? [];
  const selection = useSelection(rows.map(rowKey), live.key);
  const onOpen = useOpenRow(props, rows);
  const onKeyDown = useRowKeys({
    filters,
    onSelect: (key, isRange) => bulk.length > 0 && selection.toggle(key, isRange),
    onOpen,
    onClear: selection.clear,
    onHelp: () => setHelpShown(true),
  });
  return {
    ...{ action, setAction, isHelpShown, setHelpShown, filters, choice, live, rows, selection, onOpen, onKeyDown },
    chosen: rows.filter((row) => selection.selected.has(rowKey(row))),
  };
}

/** Goes where a row leads: by its own link where it has one, which also shows that the page is on its way. */
function useOpenRow<Row>(
  props: Pick<WorkTableProps<Row, ListPlace, never>, 'rowKey' | 'rowHref'>,
  rows: readonly Row[],
) {
  const navigation = useNavigation();
  return (element: HTMLTableRowElement) => {
    const row = rows.find((each) => props.rowKey(each) === element.dataset.key);
    const href = row && props.rowHref?.(row);
    if (!href) return;
    const link = [...element.querySelectorAll('a')].find((each) => each.getAttribute('href') === href);
    if (link) link.click();
    else navigation.push(href);
  };
}
