'use client';

import type { QueryKey } from '@tanstack/react-query';
import { RemoteSelect } from '#components/ui/form/remote-select.tsx';
import type { Lookup } from '#components/ui/form/use-lookup.ts';
import styles from './filters.module.css';
import type { Filtered } from './filters.tsx';

interface RecordFilterProps<State, Name extends keyof State & string, Failure extends Error, Key extends QueryKey> {
  of: Filtered<State>;
  name: Name;
  label: string;
  /** What stands there while none is chosen. */
  all: string;
  lookup: Lookup<Failure, Key>;
}

/** One record of many, found by a part of its name. */
export function RecordFilter<State, Name extends keyof State & string, Failure extends Error, Key extends QueryKey>(
  props: RecordFilterProps<State, Name, Failure, Key>,
) {
  const { of, name, label, all, lookup } = props;
  const value = of.state[name] as number | undefined;
  return (
    <div className={styles.record} data-foldable data-chosen={value === undefined ? undefined : ''}>
      <RemoteSelect
        size="small"
        lookup={lookup}
        label={label}
        placeholder={all}
        value={value}
        onChange={(id) => of.change({ [name]: id })}
      />
    </div>
  );
}
