'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { ListPlace } from '#components/lists/define-list.ts';
import type { ShownList } from '#components/lists/use-list.ts';
import type { WorkColumn } from '../work-types.ts';
import { type ColumnChoice, parseChoice, readChoice, shownKeys } from './column-choice.ts';

interface ColumnsOptions<Row> {
  list: Pick<ShownList<ListPlace>, 'name' | 'state' | 'change'>;
  columns: readonly WorkColumn<Row>[];
}

/**
 * The columns that are shown. A view names them in the address; without one the browser remembers them, under the name of
 * the list. The first look is as the server has rendered it.
 */
export function useColumns<Row>({ list, columns }: ColumnsOptions<Row>) {
  const named = readChoice(columns, useSearchParams().get('columns'));
  const [kept, setKept] = useKeptChoice(list.name ?? '');
  const keys = shownKeys(columns, named ?? kept);
  const choose = (choice: ColumnChoice) => {
    if (!named) return setKept(choice);
    // Other columns are the same rows: the place in the list stays.
    const { page, after, before } = list.state;
    list.change({ columns: shownKeys(columns, choice).join(','), page, after, before });
  };
  return {
    keys,
    shown: columns.filter(({ key }) => keys.includes(key)),
    toggle: (key: string) => choose({ ...(named ?? kept), [key]: !keys.includes(key) }),
    reset: () => choose({}),
    isAsAtFirst: keys.join() === shownKeys(columns, {}).join(),
  };
}

function useKeptChoice(list: string): [ColumnChoice, (choice: ColumnChoice) => void] {
  const name = `columns:${list}`;
  const [choice, setChoice] = useState<ColumnChoice>({});
  useEffect(() => {
    try {
      setChoice(parseChoice(localStorage.getItem(name)));
    } catch {
      // Storage may be forbidden: the choice lasts as long as the page.
    }
  }, [name]);
  const keep = (next: ColumnChoice) => {
    setChoice(next);
    try {
      localStorage.setItem(name, JSON.stringify(next));
    } catch {
      // As above.
    }
  };
  return [choice, keep];
}
